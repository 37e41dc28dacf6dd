import { z } from "zod";

import { fits } from "../content/fits.ts";
import { headingFields, headingShape } from "../content/heading.ts";
import { actionFields, actionShape } from "../content/link.ts";
import type { SectionProps, SectionResult } from "../content/section.ts";
import { Actions } from "../ui/Actions.tsx";
import { SectionHead } from "../ui/Section.tsx";

export const callToActionFields = /* groq */ `${headingFields}, actions[]{ ${actionFields} }, reassurances`;

export const callToActionShape = fits<SectionResult<"callToActionSection">>()(
  headingShape.extend({ actions: z.array(actionShape), reassurances: z.array(z.string()).nullish() }),
);

export function CallToAction({
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
