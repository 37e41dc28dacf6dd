import { z } from "zod";
import { useActionData, useRouteLoaderData } from "react-router";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { useSettings } from "../content/useSettings.ts";
import { ContactForm as Form, type ContactFormProps } from "../islands/contact/ContactForm.tsx";
import type { ContactAnswer } from "../islands/contact/postContact.server.ts";
import type { loader } from "../root.tsx";
import { Island } from "../ui/Island.tsx";
import { Section } from "../ui/Section.tsx";

export const contactFormFields = /* groq */ `${headingFields}, bookingLabel, resourcesLabel`;

export const contactFormShape = fits<SectionResult<"contactFormSection">>()(
  headingShape.extend({ bookingLabel: z.string().nullish(), resourcesLabel: z.string().nullish() }),
);

type Props = SectionProps<typeof contactFormShape>;

/** The contact form, and beside it the other ways. */
export function ContactForm({ bookingLabel, resourcesLabel, edit, ...heading }: Props) {
  const { bookingUrl, resourcesUrl } = useSettings();
  const answer = useActionData<ContactAnswer>();
  const props = useFormProps(answer);
  return (
    <Section {...heading} edit={edit}>
      <div className="contact">
        <Island name="contact" wanted="focusin pointerdown" props={props}>
          <Form {...props} />
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
  const { social } = useSettings();
  const supabase = useRouteLoaderData<typeof loader>("root")?.supabase ?? { url: "", key: "" };
  return {
    supabase,
    social: (social ?? []).flatMap(({ network, url }) => (url ? [{ network, url }] : [])),
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
