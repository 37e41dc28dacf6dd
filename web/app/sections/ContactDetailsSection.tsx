import { addressLine } from "functions/address-line";
import { dialled } from "functions/dialled";

import type { SectionProps } from "./SectionProps.ts";
import type { contactDetailsShape } from "../content/sections/contactDetailsSection.ts";
import { useSettings } from "../site/useSettings.ts";
import { SectionHead } from "../ui/Section.tsx";
import { Strip, StripItem, stripTitle } from "../ui/Strip.tsx";

type Props = SectionProps<typeof contactDetailsShape>;

const reach =
  "inline-flex min-h-11 items-center font-head text-[clamp(1rem,6.5vw,clamp(1.125rem,1rem+0.4vw,1.25rem))]/[1.2] font-bold tracking-[-0.015em] underline decoration-voice decoration-2 underline-offset-[0.2em]";

/** The ways to reach the school: e-mail, phone, address. */
export function ContactDetailsSection({ emailNote, phoneNote, addressNote, ...section }: Props) {
  const { contact } = useSettings();
  const street = addressLine(contact);
  const place = addressNote ?? contact.place;
  return (
    <section id={section.anchor ?? undefined} className="border-b-2 border-line bg-panel">
      <div className="wrap">
        <SectionHead {...section} className="has-[>:nth-child(2)]:pt-pad [&>h2]:sr-only" />
        <Strip>
          {contact.email && (
            <StripItem>
              <h3 className={stripTitle}>E-mail</h3>
              <p>
                <a href={`mailto:${contact.email}`} className={reach}>
                  {contact.email}
                </a>
              </p>
              {emailNote && <p>{emailNote}</p>}
            </StripItem>
          )}
          {contact.phone && (
            <StripItem>
              <h3 className={stripTitle}>Téléphone</h3>
              <p>
                <a href={`tel:${dialled(contact.phone)}`} className={reach}>
                  {contact.phone.replaceAll(" ", "\u00a0")}
                </a>
              </p>
              {phoneNote && <p>{phoneNote}</p>}
            </StripItem>
          )}
          {(street || place) && (
            <StripItem>
              <h3 className={stripTitle}>Adresse</h3>
              {street && <address className="not-italic">{street}</address>}
              {place && <p>{place}</p>}
            </StripItem>
          )}
        </Strip>
      </div>
    </section>
  );
}
