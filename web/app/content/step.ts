import { z } from "zod";

import { richTextFields, richTextShape } from "./richText.ts";

export const stepFields = /* groq */ `_key, label, title, content[]{ ${richTextFields} }`;

export const stepShape = z.object({
  _key: z.string(),
  label: z.string().nullish(),
  title: z.string(),
  content: richTextShape.nullish(),
});
