import { amountOf, inEuros } from "./amounts.ts";
import type { Plan } from "./plan.ts";

/** « Économisez 51 € (7 %) »; undefined of a plan that saves nothing. */
export function savingInWords(plan: Plan): string | undefined {
  const [saving, original] = [amountOf(plan, "saving"), amountOf(plan, "original")];
  if (saving === undefined || original === undefined) return undefined;
  const percent = plan.showSavingPercent && ` (${Math.round((saving / original) * 100)}\u202f%)`;
  return `Économisez ${inEuros(saving)}${percent || ""}`;
}

/** « ou 6 × 135 € = 810 €, sans intérêt », or how it is paid alone; undefined of a plan that says neither. */
export function paymentInWords(plan: Plan): string | undefined {
  const [each, sum] = [amountOf(plan, "installment"), amountOf(plan, "installments")];
  const spread =
    each !== undefined &&
    sum !== undefined &&
    `ou ${plan.installment?.count} × ${inEuros(each)} = ${inEuros(sum)}`;
  return [spread, plan.payment].filter(Boolean).join(", ") || undefined;
}
