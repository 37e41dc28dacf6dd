import { z } from "zod";

import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { actionFields, actionShape } from "../link.ts";
import { monthFields, monthShape } from "../month.ts";
import type { SectionResult } from "../sectionResult.ts";

export const monthsFields = /* groq */ `
  ${headingFields}, actions[]{ ${actionFields} },
  "months": *[_type == "monthlyProgramme"] | order(rank asc){ ${monthFields} }`;

export const monthsShape = fits<SectionResult<"monthsSection">>()(
  headingShape.extend({ actions: z.array(actionShape).nullish(), months: z.array(monthShape) }),
);
