import { z } from "zod";

/** What one can do without: where it is nothing of its kind, as an import may write it, it is as if it were not there. */
export const spare = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().catch(null);

/** Blanks say nothing. */
export const spareText = spare(z.string().regex(/\S/));
export const spareDay = spare(z.iso.date());
