import { spanProblem } from "studio/calendar";
import { z } from "zod";

export const holidayFields = /* groq */ `_id, _updatedAt, name, start, end`;

/** Whoever goes through days that cannot be meant, one by one, comes to no end. */
export const notMeant = "its days cannot be meant";

/** School holidays, from the first day to the last. */
export const holidayShape = z
  .object({
    _id: z.string(),
    _updatedAt: z.string(),
    name: z.string(),
    start: z.iso.date(),
    end: z.iso.date(),
  })
  .refine((holiday) => !spanProblem(holiday), notMeant);
