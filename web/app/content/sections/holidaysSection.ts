import { z } from "zod";

import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { holidayFields, holidayShape } from "../holiday.ts";
import { richTextFields, richTextShape } from "../richText.ts";
import type { SectionResult } from "../sectionResult.ts";

export const holidaysFields = /* groq */ `
  ${headingFields}, downloadLabel, note[]{ ${richTextFields} },
  "holidays": *[_type == "holiday"] | order(start asc){ ${holidayFields} }`;

export const holidaysShape = fits<SectionResult<"holidaysSection">>()(
  headingShape.extend({
    downloadLabel: z.string().nullish(),
    note: richTextShape.nullish(),
    holidays: z.array(holidayShape),
  }),
);
