import { z } from "zod";

/** Documents or items of which one that does not fit is left out, with a log line that names it and the field. */
export function listOf<Shape extends z.ZodType>(shape: Shape) {
  const fitting = shape.nullable().catch(({ value, error }) => {
    const [issue] = error.issues;
    const { _id, _key } = (value ?? {}) as { _id?: string; _key?: string };
    console.error(`${_id ?? _key ?? JSON.stringify(value)} ${issue?.path?.join(".")}: ${issue?.message}`);
    return null;
  });
  return z
    .array(fitting)
    .transform((items) => items.filter((item): item is NonNullable<typeof item> => item !== null));
}

/** Words in a row; none where they cannot be read. */
export const wordsShape = listOf(z.string()).catch([]);
