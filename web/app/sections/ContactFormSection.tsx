import { useActionData, useLoaderData, useLocation } from "react-router";
import type { SectionProps } from "./SectionProps.ts";
import type { contactFormShape } from "../content/sections/contactFormSection.ts";
import { ContactForm, type ContactFormProps } from "../islands/contact/ContactForm.tsx";
import type { ContactAnswer } from "../islands/contact/fields.ts";
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
      <div className="grid gap-10 lg:grid-cols-[2fr_1fr] lg:gap-16">
        <Island
          name="contact"
          approached="pointerover"
          near="400px"
          wanted="focusin pointerdown"
          props={props}
        >
          <ContactForm {...props} />
        </Island>
        <div className="grid content-start gap-8">
          {bookingLabel && <OtherWay label={bookingLabel} url={bookingUrl} />}
          {resourcesLabel && <OtherWay label={resourcesLabel} url={resourcesUrl} />}
        </div>
      </div>
    </Section>
  );
}

function useFormProps(answer: ContactAnswer | undefined): ContactFormProps {
  const { supabase, settings } = useSite();
  const { pathname } = useLocation();
  const page = useLoaderData<{ subject?: string } | undefined>();
  const { email, phone } = settings.contact;
  return {
    supabase,
    school: { email, phone, replyDelay: settings.facts["replyDelay"] },
    social: (settings.social ?? []).flatMap(({ network, url }) => (url ? [{ network, url }] : [])),
    subject: answer ? answer.values.subject : page?.subject,
    path: pathname,
    answer,
  };
}

function OtherWay({ label, url }: { label: string; url: string | null | undefined }) {
  if (url) {
    return (
      <p>
        <a href={url} className={button("quiet")}>
          {label}
        </a>
      </p>
    );
  }
  return (
    <p className="font-head text-label/[1.4] font-medium text-muted">
      <b className="mb-1.5 inline-flex min-h-11 items-center rounded-[2rem] border-2 border-dashed border-line px-5.5 py-2 font-semibold">
        {label}
      </b>
      <br />
      Bientôt disponible
    </p>
  );
}
