import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { planFields, planShape } from "../plan.ts";
import { richTextFields, richTextShape } from "../richText.ts";
import type { SectionResult } from "../sectionResult.ts";

export const plansFields = /* groq */ `
  ${headingFields}, plans[]->{ ${planFields} }, options[]->{ ${planFields} }, note[]{ ${richTextFields} }`;

export const plansShape = fits<SectionResult<"plansSection">>()(
  headingShape.extend({
    plans: z.array(planShape).min(1),
    options: z.array(planShape).nullish(),
    note: richTextShape.nullish(),
  }),
);
