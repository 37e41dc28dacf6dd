import type { SanityDocumentLike } from "sanity";

import { planAmounts } from "../schema/choices.ts";

export type AmountName = (typeof planAmounts)[number]["value"];

type Plan = SanityDocumentLike & {
  price?: number;
  nextPrice?: { amount?: number; from?: string };
  comparedTo?: { plan?: { _ref?: string }; quantity?: number };
  installment?: { count?: number; amount?: number };
};

/** A plan's amounts in euros on a day, the struck-through price and the saving computed as the site does. */
export function amountsOf(
  plan: Plan,
  documents: SanityDocumentLike[],
  today: string,
): Partial<Record<AmountName, number>> {
  const compared: Plan | undefined = documents.find(({ _id }) => _id === plan.comparedTo?.plan?._ref);
  const comparedPrice = compared && priceOn(compared, today);
  const quantity = plan.comparedTo?.quantity;
  const price = priceOn(plan, today);
  const original = comparedPrice && quantity ? comparedPrice * quantity : undefined;
  const saving = original !== undefined && price !== undefined ? original - price : undefined;
  const { count, amount: installment } = plan.installment ?? {};
  const installments = count && installment ? count * installment : undefined;
  return { price, original, saving, installment, installments };
}

function priceOn(plan: Plan, today: string): number | undefined {
  const next = nextPriceOf(plan);
  return next && next.from <= today ? next.amount : (plan.price ?? undefined);
}

/** The price a plan takes on a day, whether that day has come or not. */
export function nextPriceOf({ nextPrice }: Plan): { amount: number; from: string } | undefined {
  const { amount, from } = nextPrice ?? {};
  return amount != null && from ? { amount, from } : undefined;
}
