import { z } from "zod";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { useSettings } from "../content/useSettings.ts";
import { ContactFields } from "../ui/ContactFields.tsx";
import { Section } from "../ui/Section.tsx";

export const contactFormFields = /* groq */ `${headingFields}, bookingLabel, resourcesLabel`;

export const contactFormShape = fits<SectionResult<"contactFormSection">>()(
  headingShape.extend({ bookingLabel: z.string().nullish(), resourcesLabel: z.string().nullish() }),
);

type Props = SectionProps<typeof contactFormShape>;

/** The contact form, as complete HTML that works without JavaScript; beside it, the other ways. */
export function ContactForm({ bookingLabel, resourcesLabel, edit, ...heading }: Props) {
  const { bookingUrl, resourcesUrl } = useSettings();
  return (
    <Section {...heading} edit={edit}>
      <div className="contact">
        <ContactFields />
        <div className="beside-form">
          {bookingLabel && <OtherWay label={bookingLabel} url={bookingUrl} />}
          {resourcesLabel && <OtherWay label={resourcesLabel} url={resourcesUrl} />}
        </div>
      </div>
    </Section>
  );
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
