import { z } from "zod";

export const discountShape = z.object({
  percent: z.number(),
  from: z.number(),
  appliesTo: z.enum(["all", "further"]),
});

/** With what one has to do for it. */
export const toldDiscountShape = discountShape.extend({ condition: z.string().nullish() });
