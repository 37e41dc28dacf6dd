import type { SectionProps } from "./SectionProps.ts";
import type { callToActionShape } from "../content/sections/callToActionSection.ts";
import { Actions } from "../ui/Actions.tsx";
import { SectionHead } from "../ui/Section.tsx";

export function CallToActionSection({
  actions,
  reassurances,
  edit,
  ...heading
}: SectionProps<typeof callToActionShape>) {
  return (
    <section id={heading.anchor ?? undefined} className="section call">
      <div className="wrap balloon call-balloon">
        <SectionHead {...heading} edit={edit} />
        <Actions actions={actions} />
        {reassurances && (
          <ul className="reassurances checks">
            {reassurances.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
