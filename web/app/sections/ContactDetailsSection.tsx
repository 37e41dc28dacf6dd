import type { SectionProps } from "./SectionProps.ts";
import type { contactDetailsShape } from "../content/sections/contactDetailsSection.ts";
import { useSettings } from "../site/useSettings.ts";
import { Section } from "../ui/Section.tsx";

type Props = SectionProps<typeof contactDetailsShape>;

/** The ways to reach the school: e-mail, phone, address. */
export function ContactDetailsSection({ emailNote, phoneNote, addressNote, edit, ...heading }: Props) {
  const { contact } = useSettings();
  return (
    <Section {...heading} edit={edit}>
      <ul className="panels contact-details">
        <li>
          <h3>Courriel</h3>
          <p>
            <a href={`mailto:${contact.email}`} className="reach">
              {contact.email}
            </a>
          </p>
          {emailNote && <p>{emailNote}</p>}
        </li>
        <li>
          <h3>Téléphone</h3>
          <p>
            <a href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`} className="reach">
              {contact.phone.replaceAll(" ", "\u00a0")}
            </a>
          </p>
          {phoneNote && <p>{phoneNote}</p>}
        </li>
        <li>
          <h3>Adresse</h3>
          <address>
            {[contact.street, [contact.postalCode, contact.city].filter(Boolean).join(" ")]
              .filter(Boolean)
              .join(", ")}
          </address>
          <p>{addressNote ?? contact.place}</p>
        </li>
      </ul>
    </Section>
  );
}
