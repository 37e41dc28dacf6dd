import { spare, spareText } from "functions/spare";
import { z } from "zod";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import { richTextFields, richTextShape } from "../richText.ts";
import type { SectionResult } from "../sectionResult.ts";
import { listOf } from "../listOf.ts";

export const checklistFields = /* groq */ `${headingFields}, items[]{ _key, title, note }, note[]{ ${richTextFields} }`;

export const checklistShape = fits<SectionResult<"checklistSection">>()(
  headingShape.extend({
    items: listOf(z.object({ _key: z.string(), title: z.string(), note: spareText })),
    note: spare(richTextShape),
  }),
);
