import { spare, spareText } from "functions/spare";
import { z } from "zod";

export const imageFields = /* groq */ `
  alt, caption, credit, hotspot, crop,
  "asset": asset->{_id, url, "width": metadata.dimensions.width, "height": metadata.dimensions.height, "lqip": metadata.lqip, "isOpaque": metadata.isOpaque}`;

const fraction = z.number().min(0).max(1);

export const imageShape = z.object({
  // An import may leave it out: the picture is there, and says nothing.
  alt: z.string().catch(""),
  caption: spareText,
  credit: spareText,
  hotspot: spare(z.object({ x: fraction, y: fraction, width: fraction, height: fraction })),
  crop: spare(z.object({ top: fraction, bottom: fraction, left: fraction, right: fraction })),
  asset: z.object({
    _id: z.string(),
    width: z.number(),
    height: z.number(),
    /** A tiny JPEG or PNG as a data URI. */
    lqip: spareText,
    isOpaque: spare(z.boolean()),
  }),
});

export type Image = z.infer<typeof imageShape>;
