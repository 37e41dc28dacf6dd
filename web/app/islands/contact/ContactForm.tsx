import { type FormEvent, useRef, useState } from "react";

import { contactFormAnchor } from "../../content/contactPath.ts";
import type { Supabase } from "../../site/site.ts";
import { Toast, type ToastText } from "../Toast.tsx";
import { checkContact, typedIn, valuesOf } from "./checkContact.ts";
import { confirmationPath } from "./confirmationPath.ts";
import { ContactFields } from "./ContactFields.tsx";
import { beginHere } from "./beginHere.ts";
import { Fault } from "./Fault.tsx";
import { fill, focusOn } from "./formElements.ts";
import { blank, type ContactAnswer, type FieldValues } from "./fields.ts";
import { formPanel } from "./formPanel.ts";
import { recall, remember } from "./memory.ts";
import type { Reachable } from "./tooMany.ts";
import { Subject } from "./Subject.tsx";
import { useSending } from "./useSending.ts";
import { useTakenOver } from "./useTakenOver.ts";

export type ContactFormProps = {
  supabase: Supabase;
  school: Reachable;
  /** Where the form is sent without JavaScript, and what it is about as the address has it. */
  path: string;
  subject?: string | undefined;
  /** Whether one asks to be told of the next time. */
  waitlist?: boolean | undefined;
  /** What the subject says of its fields already. */
  begun?: FieldValues | undefined;
  /** What the site's own answer says of a form sent without JavaScript. */
  answer?: ContactAnswer | undefined;
};

const failure: ToastText = { title: "Erreur", text: "Une erreur est survenue. Veuillez réessayer." };

/**
 * The contact form: complete HTML that posts to the site, and in the visitor's browser checked field by
 * field, sent once and never lost. Its first rendering is the page's own, so that it takes over in place.
 */
export function ContactForm({ supabase, school, path, answer, ...page }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const withoutSubject = `${path}#${contactFormAnchor}`;
  const [subject, setSubject] = useState(page.subject);
  const begun = subject ? page.begun : undefined;
  const [wrong, setWrong] = useState(answer?.wrong);
  const [toast, setToast] = useState<ToastText>();
  const { sending, message, send } = useSending(supabase, school, answer);
  useTakenOver(form, begun);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const values = valuesOf(new FormData(event.currentTarget));
    const checked = checkContact({ ...values, ...(subject && { subject }) });
    if ("wrong" in checked) {
      setWrong(checked.wrong);
      setToast({ title: "Erreur de validation", text: checked.wrong.message });
      focusOn(event.currentTarget, checked.wrong.field);
      return;
    }
    // A browser names no request on an address that is not secure: the site's server does.
    if (!isSecureContext) return event.currentTarget.submit();
    setWrong(undefined);
    if (!(await send(checked.contact, typedIn(event.currentTarget, begun)))) return setToast(failure);
    if (form.current) fill(form.current, { ...blank, ...begun });
    location.assign(confirmationPath(subject !== undefined && page.waitlist === true));
  }

  /** What is typed is kept; a mended fault gives place to the next, its alert to what it covered. */
  function keep() {
    if (!form.current) return;
    remember({ ...recall(), values: typedIn(form.current, begun) });
    if (!wrong) return;
    setToast(undefined);
    const checked = checkContact(valuesOf(new FormData(form.current)));
    setWrong("wrong" in checked ? checked.wrong : undefined);
  }

  function removeSubject() {
    if (!form.current) return;
    fill(form.current, { message: "", ...typedIn(form.current, begun) });
    remember({ ...recall(), values: typedIn(form.current) });
    setSubject(undefined);
    history.replaceState(history.state, "", withoutSubject);
    focusOn(form.current, "firstName");
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        action={path}
        className={formPanel}
        id={contactFormAnchor}
        onSubmit={submit}
        onInput={keep}
      >
        {answer?.requestId && <input type="hidden" name="requestId" value={answer.requestId} />}
        {subject && (
          <Subject
            name={subject}
            waitlist={page.waitlist}
            without={withoutSubject}
            onRemove={removeSubject}
          />
        )}
        <ContactFields
          values={answer?.values ?? begun}
          wrong={wrong}
          focused={answer?.wrong?.field}
          sending={sending}
        >
          {message && (
            <Fault role="alert" tabIndex={-1} {...beginHere(!wrong && message === answer?.message)}>
              {message}
            </Fault>
          )}
        </ContactFields>
      </form>
      <Toast toast={toast} onClose={() => setToast(undefined)} />
    </>
  );
}
