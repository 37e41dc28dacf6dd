import { z } from "zod";

import { richTextFields, richTextShape } from "./richText.ts";

export const exerciseFields = /* groq */ `
  title, intro[]{ ${richTextFields} }, prompt, blanks[]{ _key, name, choices }, reasons`;

export const exerciseShape = z.object({
  title: z.string(),
  intro: richTextShape.nullish(),
  prompt: z.string(),
  blanks: z.array(z.object({ _key: z.string(), name: z.string(), choices: z.array(z.string()).min(1) })),
  reasons: z.array(z.string()),
});

export type Exercise = z.infer<typeof exerciseShape>;
