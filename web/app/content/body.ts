import { z } from "zod";

import { imageFields, imageShape } from "./image.ts";
import { richTextFields, blockShape, richTextShape } from "./richText.ts";

/** Fields of a long text's members. */
export const bodyFields = /* groq */ `
  _type == "block" => { ${richTextFields} },
  _type == "illustration" => { _key, _type, ${imageFields} },
  _type == "callout" => { _key, _type, content[]{ ${richTextFields} } },
  _type == "prompt" => { _key, _type, code },
  _type == "table" => { _key, _type, rows[]{ _key, cells[]{ _key, value[]{ ${richTextFields} } } } }`;

const key = { _key: z.string() };

export const bodyShape = z.array(
  z.discriminatedUnion("_type", [
    blockShape,
    imageShape.extend({ ...key, _type: z.literal("illustration") }),
    z.object({ ...key, _type: z.literal("callout"), content: richTextShape }),
    z.object({ ...key, _type: z.literal("prompt"), code: z.string() }),
    z.object({
      ...key,
      _type: z.literal("table"),
      rows: z
        .array(
          z.object({
            ...key,
            cells: z.array(z.object({ ...key, value: richTextShape.nullish() })).nullish(),
          }),
        )
        .nullish(),
    }),
  ]),
);

export type Body = z.infer<typeof bodyShape>;
