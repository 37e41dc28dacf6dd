import { z } from "zod";

import { imageFields, imageShape } from "./image.ts";
import { actionFields, actionShape } from "./link.ts";
import { richTextFields, richTextShape } from "./richText.ts";

export const cardFields = /* groq */ `_key, title, content[]{ ${richTextFields} }, image{ ${imageFields} }, action{ ${actionFields} }`;

export const cardShape = z.object({
  _key: z.string(),
  title: z.string(),
  content: richTextShape.nullish(),
  image: imageShape.nullish().catch(null),
  action: actionShape.nullish().catch(null),
});

export type Card = z.infer<typeof cardShape>;
