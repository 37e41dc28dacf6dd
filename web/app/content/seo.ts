import { spareText } from "functions/spare";
import { z } from "zod";

import { imageFields, imageShape } from "./image.ts";

export const seoFields = /* groq */ `title, description, noIndex, image{ ${imageFields} }`;

export const seoShape = z.object({
  title: spareText,
  description: spareText,
  noIndex: z.boolean().nullish(),
  image: imageShape.nullish().catch(null),
});

export type Seo = z.infer<typeof seoShape>;
