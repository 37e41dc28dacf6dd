import { z } from "zod";

export const holidayFields = /* groq */ `_id, _updatedAt, name, start, end`;

/** School holidays, from the first day to the last. */
export const holidayShape = z.object({
  _id: z.string(),
  _updatedAt: z.string(),
  name: z.string(),
  start: z.iso.date(),
  end: z.iso.date(),
});
