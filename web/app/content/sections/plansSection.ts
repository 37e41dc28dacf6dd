import { spare } from "functions/spare";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { listOf } from "../listOf.ts";
import { planFields, planShape } from "../plan.ts";
import { richTextFields, richTextShape } from "../richText.ts";
import type { SectionResult } from "../sectionResult.ts";

export const plansFields = /* groq */ `
  ${headingFields}, plans[]->{ ${planFields} }, options[]->{ ${planFields} }, note[]{ ${richTextFields} }`;

export const plansShape = fits<SectionResult<"plansSection">>()(
  headingShape.extend({
    plans: listOf(planShape),
    options: spare(listOf(planShape)),
    note: spare(richTextShape),
  }),
);
