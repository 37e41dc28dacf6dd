import { spare, spareText } from "functions/spare";
import { z } from "zod";

import { richTextFields, richTextShape } from "./richText.ts";

/** What every section starts with. */
export const headingFields = /* groq */ `eyebrow, title, anchor, intro[]{ ${richTextFields} }`;

export const headingShape = z.object({
  eyebrow: spareText,
  title: z.string(),
  anchor: spareText,
  intro: spare(richTextShape),
});

export type Heading = z.infer<typeof headingShape>;
