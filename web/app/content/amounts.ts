import { priceInEuros } from "functions/in-euros";
import { spare } from "functions/spare";
import { z } from "zod";

import { priceChanges, priceToday, shownFields } from "./shown.ts";

/** What a plan costs while it is offered, and what the same months would cost without it. */
export const amountFields = /* groq */ `
  _id, name, ${shownFields}, "price": ${priceToday()}, ${priceChanges()}, from, period, installment,
  "original": ${priceToday("comparedTo.plan->")} * comparedTo.quantity,
  "compared": comparedTo.plan->{ _id, ${priceChanges()}, ${shownFields} }`;

export const amountShape = z.object({
  _id: z.string(),
  name: z.string(),
  price: z.number().nullish(),
  from: z.boolean().nullish(),
  period: z.string().nullish(),
  installment: spare(z.object({ count: z.number().nullish(), amount: z.number().nullish() })),
  original: z.number().nullish(),
  /** What it is compared with, while that is offered. */
  compared: z.object({ _id: z.string() }).nullish(),
});

export type Amounts = Omit<z.infer<typeof amountShape>, "compared">;

/** Against what is offered no more one saves nothing. */
export const asCompared = <Plan extends z.infer<typeof amountShape>>({ compared, ...plan }: Plan) =>
  compared ? plan : { ...plan, original: null };

/** What is said before a price and after it; nothing around one on quotation, nor where there is nothing to pay. */
export const aroundPrice = ({ price, from, period }: Amounts) =>
  !price ? {} : { before: from ? "à partir de " : undefined, after: period };

/** A plan's price in no sentence. */
export const priceAlone = ({ price }: Pick<Amounts, "price">) =>
  price == null ? "sur devis" : priceInEuros(price);

export { type AmountName, amountOf } from "functions/amounts";
export { inEuros, priceInEuros } from "functions/in-euros";
