import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import type { SectionResult } from "../sectionResult.ts";
import { listOf } from "../listOf.ts";

export const statisticsFields = /* groq */ `${headingFields}, figures[]{ _key, value, label }`;

export const statisticsShape = fits<SectionResult<"statisticsSection">>()(
  headingShape.extend({
    figures: listOf(z.object({ _key: z.string(), value: z.string(), label: z.string() })),
  }),
);
