import { amountOf } from "functions/amounts";
import type { SanityDocumentLike } from "sanity";

import { planAmounts } from "../schema/choices.ts";

export type AmountName = (typeof planAmounts)[number]["value"];

export type Priced = { price?: number | null; nextPrice?: { amount?: number; from?: string } | null };

/** A plan, as far as its amounts go. */
export type Plan = SanityDocumentLike &
  Priced & {
    comparedTo?: { plan?: { _ref?: string }; quantity?: number };
    installment?: { count?: number; amount?: number };
  };

/** A plan's amounts in euros on a day, those that the site computes as it does. */
export function amountsOf(
  plan: Plan,
  documents: SanityDocumentLike[],
  today: string,
): Partial<Record<AmountName, number>> {
  const compared: Plan | undefined = documents.find(({ _id }) => _id === plan.comparedTo?.plan?._ref);
  const unit = compared && priceOn(compared, today);
  const { quantity } = plan.comparedTo ?? {};
  const original = unit && quantity ? unit * quantity : undefined;
  const amounts = { price: priceOn(plan, today), original, installment: plan.installment };
  return Object.fromEntries(planAmounts.map(({ value }) => [value, amountOf(amounts, value)]));
}

/** What a plan costs on a day. */
export function priceOn(plan: Priced, today: string): number | undefined {
  return priceComeOf(plan, today)?.amount ?? plan.price ?? undefined;
}

/** The next price that has come by a day: what the plan costs, whatever its price says. */
export function priceComeOf(plan: Priced, today: string): ReturnType<typeof nextPriceOf> {
  const next = nextPriceOf(plan);
  return next && next.from <= today ? next : undefined;
}

/** The price a plan takes on a day, whether that day has come or not. */
export function nextPriceOf({ nextPrice }: Priced): { amount: number; from: string } | undefined {
  const { amount, from } = nextPrice ?? {};
  return amount != null && from ? { amount, from } : undefined;
}
