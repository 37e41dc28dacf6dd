import { spare, spareText } from "functions/spare";
import { z } from "zod";

import { imageFields, imageShape } from "./image.ts";
import { actionFields, actionShape } from "./link.ts";
import { listOf } from "./listOf.ts";
import { richTextFields, blockShape, richTextShape, written } from "./richText.ts";

/** Fields of a long text's members. */
export const bodyFields = /* groq */ `
  _type == "block" => { ${richTextFields} },
  _type == "illustration" => { _key, _type, ${imageFields} },
  _type == "callout" => { _key, _type, content[]{ ${richTextFields} } },
  _type == "prompt" => { _key, _type, code },
  _type == "action" => { _key, _type, ${actionFields} },
  _type == "video" => { _key, _type, title, url, duration, image{ ${imageFields} } },
  _type == "gallery" => { _key, _type, images[]{ _key, ${imageFields} } },
  _type == "table" => { _key, _type, headerRows, rows[]{ _key, cells[]{ _key, value[]{ ${richTextFields} } } } }`;

const key = { _key: z.string() };

export const bodyShape = listOf(
  z.discriminatedUnion("_type", [
    blockShape,
    imageShape.extend({ ...key, _type: z.literal("illustration") }),
    z.object({ ...key, _type: z.literal("callout"), content: richTextShape }),
    z.object({ ...key, _type: z.literal("prompt"), code: z.string() }),
    actionShape.extend({ ...key, _type: z.literal("action") }),
    z.object({
      ...key,
      _type: z.literal("video"),
      title: z.string(),
      url: z.string(),
      duration: spareText,
      image: imageShape,
    }),
    z.object({
      ...key,
      _type: z.literal("gallery"),
      images: listOf(imageShape.extend(key)).refine((images) => images.length > 0, "no picture"),
    }),
    z.object({
      ...key,
      _type: z.literal("table"),
      headerRows: spare(z.number()),
      rows: z
        .array(
          z.object({
            ...key,
            cells: z.array(z.object({ ...key, value: spare(richTextShape) })).nullish(),
          }),
        )
        .min(1),
    }),
  ]),
).transform(written);

export type Body = z.infer<typeof bodyShape>;
