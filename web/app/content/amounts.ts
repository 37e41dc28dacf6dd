import { z } from "zod";

import { priceChanges, priceToday } from "./shown.ts";

/** What a plan costs, and what the same months would cost without it. */
export const amountFields = /* groq */ `
  _id, name, "price": ${priceToday()}, ${priceChanges()}, from, period, installment,
  "original": ${priceToday("comparedTo.plan->")} * comparedTo.quantity,
  "comparedTo": comparedTo.plan._ref`;

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
export type AmountName = "price" | "original" | "saving" | "installment" | "installments";

/** One of a plan's amounts in euros; undefined where the plan has none. */
export function amountOf(plan: Amounts, name: AmountName): number | undefined {
  switch (name) {
    case "price":
      return plan.price ?? undefined;
    case "original":
      return originalOf(plan);
    case "saving": {
      const original = originalOf(plan);
      return original && original - plan.price!;
    }
    case "installment":
      return plan.installment?.amount ?? undefined;
    case "installments": {
      const { count, amount } = plan.installment ?? {};
      return count && amount ? count * amount : undefined;
    }
  }
}

/** What is struck out: only more than the price is. */
const originalOf = ({ original, price }: Amounts) =>
  original != null && price != null && original > price ? original : undefined;

export { inEuros } from "functions/in-euros";
