import { spare, spareText } from "functions/spare";
import { z } from "zod";

import { imageFields, imageShape } from "./image.ts";

export const seoFields = /* groq */ `title, description, noIndex, image{ ${imageFields} }`;

export const seoShape = z.object({
  title: spareText,
  description: spareText,
  noIndex: spare(z.boolean()),
  image: spare(imageShape),
});

export type Seo = z.infer<typeof seoShape>;
