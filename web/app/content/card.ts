import { spare } from "functions/spare";
import { z } from "zod";

import { imageFields, imageShape } from "./image.ts";
import { actionFields, actionShape } from "./link.ts";
import { richTextFields, richTextShape } from "./richText.ts";

export const cardFields = /* groq */ `_key, title, content[]{ ${richTextFields} }, image{ ${imageFields} }, action{ ${actionFields} }`;

export const cardShape = z.object({
  _key: z.string(),
  title: z.string(),
  content: spare(richTextShape),
  image: spare(imageShape),
  action: spare(actionShape),
});

export type Card = z.infer<typeof cardShape>;
