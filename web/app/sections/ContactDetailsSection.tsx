import { dialled } from "../content/dialled.ts";
import { addressLine } from "functions/address-line";

import type { SectionProps } from "./SectionProps.ts";
import type { contactDetailsShape } from "../content/sections/contactDetailsSection.ts";
import { useSettings } from "../site/useSettings.ts";
import { panel, panelsOfEqualWidth, panelTitle } from "../ui/panel.ts";
import { Section, SectionHead } from "../ui/Section.tsx";

type Shown = SectionProps<typeof contactDetailsShape>;
type Props = Shown & {
  /** They stand in the column beside the form. */
  besideForm?: boolean;
};

const reach =
  "inline-flex min-h-11 items-center font-head text-[clamp(1rem,6.5vw,clamp(1.125rem,1rem+0.4vw,1.25rem))]/[1.2] font-bold tracking-[-0.015em] wrap-anywhere underline decoration-voice decoration-2 underline-offset-[0.2em]";

/** The ways to reach the school: e-mail, phone, address. */
export function ContactDetailsSection({ besideForm = false, ...details }: Props) {
  if (!besideForm)
    return (
      <Section {...details}>
        <Ways {...details} />
      </Section>
    );
  return (
    <section id={details.anchor ?? undefined}>
      <SectionHead {...details} className="mb-6 lg:[&>h2]:text-title" />
      <Ways {...details} />
    </section>
  );
}

function Ways({ emailNote, phoneNote, addressNote }: Shown) {
  const { contact } = useSettings();
  return (
    <ul className={panelsOfEqualWidth}>
      <li className={`${panel} p-pad`}>
        <h3 className={panelTitle}>E-mail</h3>
        <p>
          <a href={`mailto:${contact.email}`} className={reach}>
            {contact.email}
          </a>
        </p>
        {emailNote && <p>{emailNote}</p>}
      </li>
      <li className={`${panel} p-pad`}>
        <h3 className={panelTitle}>Téléphone</h3>
        <p>
          <a href={`tel:${dialled(contact.phone)}`} className={reach}>
            {contact.phone.replaceAll(" ", "\u00a0")}
          </a>
        </p>
        {phoneNote && <p>{phoneNote}</p>}
      </li>
      <li className={`${panel} p-pad`}>
        <h3 className={panelTitle}>Adresse</h3>
        <address className="not-italic">{addressLine(contact)}</address>
        <p>{addressNote ?? contact.place}</p>
      </li>
    </ul>
  );
}
