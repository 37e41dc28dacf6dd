import { amountOf } from "functions/amounts";
import { type Priced, priceOn } from "functions/next-price";
import type { Discount } from "functions/quote";
import type { SanityDocumentLike } from "sanity";

import { planAmounts } from "../schema/choices.ts";
import { hasDisappeared } from "../schema/whenShown.ts";

export type AmountName = (typeof planAmounts)[number]["value"];

/** A plan, as far as its amounts go. */
export type Plan = SanityDocumentLike &
  Priced & {
    comparedTo?: { plan?: { _ref?: string }; quantity?: number };
    installment?: { count?: number; amount?: number };
    discounts?: Partial<Discount>[];
  };

/** A plan's amounts in euros on a day, those that the site computes as it does. */
export function amountsOf(
  plan: Plan,
  documents: SanityDocumentLike[],
  today: string,
): Partial<Record<AmountName, number>> {
  const compared: Plan | undefined = documents.find(({ _id }) => _id === plan.comparedTo?.plan?._ref);
  const unit = compared && !hasDisappeared(compared) ? priceOn(compared, today) : undefined;
  const { quantity } = plan.comparedTo ?? {};
  const original = unit && quantity ? unit * quantity : undefined;
  const amounts = { price: priceOn(plan, today), original, installment: plan.installment };
  return Object.fromEntries(planAmounts.map(({ value }) => [value, amountOf(amounts, value)]));
}
