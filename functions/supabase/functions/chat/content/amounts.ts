import type { Plan } from "./documents.ts";

export type AmountName = "price" | "original" | "saving" | "installment" | "installments";

/** One of a plan's amounts in euros; undefined where the plan has none. `reference` is the plan it is compared to. */
export function amountOf(plan: Plan, name: AmountName, reference?: Plan): number | undefined {
  const compared =
    plan.comparedTo && reference?.price != null ? reference.price * plan.comparedTo.quantity : undefined;
  // Only more than the price is told beside it.
  const original = compared && plan.price != null && compared > plan.price ? compared : undefined;
  switch (name) {
    case "price":
      return plan.price ?? undefined;
    case "original":
      return original;
    case "saving":
      return original !== undefined && plan.price != null ? original - plan.price : undefined;
    case "installment":
      return plan.installment?.amount ?? undefined;
    case "installments":
      return plan.installment ? plan.installment.count * plan.installment.amount : undefined;
  }
}
