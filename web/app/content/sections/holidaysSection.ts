import { spare, spareText } from "functions/spare";

import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { richTextFields, richTextShape } from "../richText.ts";
import type { SectionResult } from "../sectionResult.ts";

export const holidaysFields = /* groq */ `${headingFields}, downloadLabel, note[]{ ${richTextFields} }`;

export const holidaysShape = fits<SectionResult<"holidaysSection">>()(
  headingShape.extend({
    downloadLabel: spareText,
    note: spare(richTextShape),
  }),
);
