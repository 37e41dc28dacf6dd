import { spare, spareText } from "functions/spare";
import { z } from "zod";

import { richTextFields, richTextShape } from "./richText.ts";

export const stepFields = /* groq */ `_key, label, title, content[]{ ${richTextFields} }`;

export const stepShape = z.object({
  _key: z.string(),
  label: spareText,
  title: z.string(),
  content: spare(richTextShape),
});
