import { useActionData } from "react-router";
import type { SectionProps } from "./SectionProps.ts";
import type { contactFormShape } from "../content/sections/contactFormSection.ts";
import { ContactForm, type ContactFormProps } from "../islands/contact/ContactForm.tsx";
import type { ContactAnswer } from "../islands/contact/fields.ts";
import { useSite } from "../site/useSite.ts";
import { Island } from "../islands/Island.tsx";
import { Section } from "../ui/Section.tsx";

type Props = SectionProps<typeof contactFormShape>;

/** The contact form, and beside it the other ways. */
export function ContactFormSection({ bookingLabel, resourcesLabel, edit, ...heading }: Props) {
  const { bookingUrl, resourcesUrl } = useSite().settings;
  const answer = useActionData<ContactAnswer>();
  const props = useFormProps(answer);
  return (
    <Section {...heading} edit={edit}>
      <div className="contact">
        <Island name="contact" wanted="focusin pointerdown" props={props}>
          <ContactForm {...props} />
        </Island>
        <div className="beside-form">
          {bookingLabel && <OtherWay label={bookingLabel} url={bookingUrl} />}
          {resourcesLabel && <OtherWay label={resourcesLabel} url={resourcesUrl} />}
        </div>
      </div>
    </Section>
  );
}

function useFormProps(answer: ContactAnswer | undefined): ContactFormProps {
  const { supabase, settings } = useSite();
  return {
    supabase,
    social: (settings.social ?? []).flatMap(({ network, url }) => (url ? [{ network, url }] : [])),
    values: answer?.values,
    errors: answer?.errors,
    message: answer?.message,
  };
}

function OtherWay({ label, url }: { label: string; url: string | null | undefined }) {
  if (url) {
    return (
      <p>
        <a href={url} className="button quiet">
          {label}
        </a>
      </p>
    );
  }
  return (
    <p className="soon">
      <b>{label}</b>
      <br />
      Bientôt disponible
    </p>
  );
}
