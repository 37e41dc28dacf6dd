import { z } from "zod";

import { richTextFields, richTextShape } from "./richText.ts";

/** What every section starts with. */
export const headingFields = /* groq */ `eyebrow, title, anchor, intro[]{ ${richTextFields} }`;

export const headingShape = z.object({
  eyebrow: z.string().nullish(),
  title: z.string(),
  anchor: z.string().nullish(),
  intro: richTextShape.nullish(),
});

export type Heading = z.infer<typeof headingShape>;
