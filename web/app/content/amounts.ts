import { z } from "zod";

import { priceChanges, priceToday } from "./shown.ts";

/** What a plan costs, and what the same months would cost without it. */
export const amountFields = /* groq */ `
  _id, name, "price": ${priceToday()}, ${priceChanges()}, from, period, installment,
  "original": ${priceToday("comparedTo.plan->")} * comparedTo.quantity,
  "comparedTo": comparedTo.plan._ref, "compared": comparedTo.plan->{ ${priceChanges()} }`;

export const amountShape = z.object({
  _id: z.string(),
  name: z.string(),
  price: z.number().nullish(),
  from: z.boolean().nullish(),
  period: z.string().nullish(),
  installment: z.object({ count: z.number().nullish(), amount: z.number().nullish() }).nullish(),
  original: z.number().nullish(),
});

export type Amounts = z.infer<typeof amountShape>;

/** What is said before a price and after it; nothing around one on quotation, nor where there is nothing to pay. */
export const aroundPrice = ({ price, from, period }: Amounts) =>
  !price ? {} : { before: from ? "à partir de " : undefined, after: period };

export { type AmountName, amountOf } from "functions/amounts";
export { inEuros, priceInEuros } from "functions/in-euros";
