import { useId } from "react";
import { useActionData, useLoaderData, useLocation } from "react-router";
import type { SectionProps } from "./SectionProps.ts";
import type { ContactSubject } from "../content/contactSubject.ts";
import type { contactFormShape } from "../content/sections/contactFormSection.ts";
import { ContactForm, type ContactFormProps } from "../islands/contact/ContactForm.tsx";
import type { ContactAnswer, FieldValues } from "../islands/contact/fields.ts";
import { handedOver } from "../islands/contact/memory.ts";
import { useSite } from "../site/useSite.ts";
import { Island } from "../islands/Island.tsx";
import { button } from "../ui/button.ts";
import { Section } from "../ui/Section.tsx";

type Props = SectionProps<typeof contactFormShape>;

/** The contact form, and beside it the other ways. */
export function ContactFormSection({ bookingLabel, resourcesLabel, edit, ...heading }: Props) {
  const { bookingUrl, resourcesUrl } = useSite().settings;
  const answer = useActionData<ContactAnswer>();
  const props = useFormProps(answer);
  return (
    <Section {...heading} edit={edit}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16 lg:has-[>:last-child:empty]:grid-cols-1">
        <Island
          name="contact"
          approached="pointerover"
          near="400px"
          wanted={`focusin pointerdown ${handedOver}`}
          props={props}
        >
          <ContactForm {...props} />
        </Island>
        <div className="grid content-start gap-8 print:hidden">
          {bookingLabel && bookingUrl && <OtherWay label={bookingLabel} url={bookingUrl} />}
          {resourcesLabel && <Resources label={resourcesLabel} url={resourcesUrl} />}
        </div>
      </div>
    </Section>
  );
}

function useFormProps(answer: ContactAnswer | undefined): ContactFormProps {
  const { supabase, settings } = useSite();
  const { pathname } = useLocation();
  const page = useLoaderData<{ subject?: ContactSubject } | undefined>();
  const { email, phone } = settings.contact;
  return {
    supabase,
    school: { email, phone },
    subject: answer ? answer.values.subject : page?.subject?.name,
    waitlist: answer ? answer.waitlist : page?.subject?.waitlist,
    begun: answer ? undefined : begunBy(page?.subject),
    path: pathname,
    answer,
  };
}

/** What a subject says of the form's fields already, for the visitor to change. */
function begunBy(subject: ContactSubject | undefined): FieldValues | undefined {
  return (
    subject && {
      ...(subject.type && { type: subject.type }),
      ...(subject.waitlist && { message: "Prévenez-moi dès qu’on peut s’inscrire, s’il vous plaît." }),
    }
  );
}

function OtherWay({ label, url }: { label: string; url: string }) {
  return (
    <p>
      <a href={url} className={button("quiet")}>
        {label}
      </a>
    </p>
  );
}

/** The shared folder: its button stands, and says of itself that there is no folder yet. */
function Resources({ label, url }: { label: string; url: string | null | undefined }) {
  const reason = useId();
  if (url) return <OtherWay label={label} url={url} />;
  return (
    <p className="text-label text-muted">
      <button
        type="button"
        disabled
        aria-describedby={reason}
        className={`${button("quiet")} border-dashed border-muted`}
      >
        {label}
      </button>
      <span id={reason} className="mt-2 block">
        Ces ressources ne sont pas encore en ligne. Dites-nous dans votre message ce qu’il vous faut.
      </span>
    </p>
  );
}
