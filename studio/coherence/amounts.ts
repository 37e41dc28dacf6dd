import type { SanityDocumentLike } from "sanity";

import { planAmounts } from "../schema/choices.ts";

export type AmountName = (typeof planAmounts)[number]["value"];

type Plan = SanityDocumentLike & {
  price?: number;
  comparedTo?: { plan?: { _ref?: string }; quantity?: number };
  installment?: { count?: number; amount?: number };
};

/** A plan's amounts in euros, the struck-through price and the saving computed as the site does. */
export function amountsOf(plan: Plan, documents: SanityDocumentLike[]): Partial<Record<AmountName, number>> {
  const compared: Plan | undefined = documents.find(({ _id }) => _id === plan.comparedTo?.plan?._ref);
  const quantity = plan.comparedTo?.quantity;
  const price = plan.price ?? undefined;
  const original = compared?.price && quantity ? compared.price * quantity : undefined;
  const saving = original !== undefined && price !== undefined ? original - price : undefined;
  const { count, amount: installment } = plan.installment ?? {};
  const installments = count && installment ? count * installment : undefined;
  return { price, original, saving, installment, installments };
}
