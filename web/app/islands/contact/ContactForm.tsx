import { type FormEvent, useEffect, useRef, useState } from "react";

import { Toast, type ToastText } from "../Toast.tsx";
import { checkContact, firstWrong, valuesOf } from "./checkContact.ts";
import { ContactFields } from "./ContactFields.tsx";
import { Fault } from "./Fault.tsx";
import { fill, focusOn } from "./formElements.ts";
import type { FieldErrors, FieldValues } from "./fields.ts";
import { formPanel } from "./formPanel.ts";
import { forget, type Memory, recall, remember } from "./memory.ts";
import { sendContact, type Supabase } from "./sendContact.ts";
import { Sent } from "./Sent.tsx";

export type ContactFormProps = {
  supabase: Supabase;
  social: { network: string; url: string }[];
  /** What the site's own answer says of a form sent without JavaScript. */
  values?: FieldValues | undefined;
  errors?: FieldErrors | undefined;
  message?: string | undefined;
};

const failure: ToastText = { title: "Erreur", text: "Une erreur est survenue. Veuillez réessayer." };
const invalid = (text = ""): ToastText => ({ title: "Erreur de validation", text });

/**
 * The contact form: complete HTML that posts to the site, and in the visitor's browser checked field by
 * field, sent once and never lost. Its first rendering is the page's own, so that it takes over in place.
 */
export function ContactForm({ supabase, social, ...answered }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [memory, setMemory] = useState<Memory>();
  const [errors, setErrors] = useState(answered.errors ?? {});
  const [toast, setToast] = useState<ToastText>();
  const [sending, setSending] = useState(false);

  useEffect(() => {
    const remembered = recall();
    setMemory(remembered);
    if (form.current) {
      form.current.noValidate = true;
      fill(form.current, remembered.values ?? {});
    }
    // Coming back by the browser's button, the page is as it was left: it reads its memory again.
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) setMemory(recall());
    };
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending || !memory) return;
    const values = valuesOf(new FormData(event.currentTarget));
    const checked = checkContact(values);
    if ("errors" in checked) {
      const wrong = firstWrong(checked.errors);
      setErrors(checked.errors);
      setToast(invalid(wrong && checked.errors[wrong]));
      if (wrong) focusOn(event.currentTarget, wrong);
      return;
    }
    setErrors({});
    setSending(true);
    try {
      const { requestId, since } = memory;
      await sendContact(supabase, checked.contact, {
        requestId,
        trap: values.site,
        filledInMs: Date.now() - since,
      });
      form.current?.reset();
      remember({ ...memory, values: {}, sent: true });
      location.assign("/confirmation?type=contact");
    } catch (error) {
      console.warn(error);
      setToast(failure);
    }
    setSending(false);
  }

  function keep() {
    if (form.current && memory) remember({ ...memory, values: valuesOf(new FormData(form.current)) });
  }

  function writeAgain() {
    forget();
    setMemory(recall());
  }

  if (memory?.sent) return <Sent onAgain={writeAgain} social={social} />;
  return (
    <>
      <form ref={form} method="post" className={formPanel} id="contact-form" onSubmit={submit} onInput={keep}>
        {answered.message && <Fault role="alert">{answered.message}</Fault>}
        <ContactFields values={answered.values} errors={errors} sending={sending} />
      </form>
      <Toast toast={toast} onClose={() => setToast(undefined)} />
    </>
  );
}
