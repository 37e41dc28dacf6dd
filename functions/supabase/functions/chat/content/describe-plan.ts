import type { Plan } from "./documents.ts";
import type { School } from "./school.ts";

/** What a plan costs, in one sentence: « 780 € pour 6 mois au lieu de 894 €, soit 114 € d’économie… ». */
export function describePlan(school: School, plan: Plan): string {
  const price = priceOf(school, plan);
  if (!price) return "Sur devis.";
  const [original, saving] = [school.amount(plan, "original"), school.amount(plan, "saving")];
  const reduction = original && saving ? ` au lieu de ${original}, soit ${saving} d’économie` : "";
  return `${price}${reduction}${installments(school, plan)}.`;
}

/** « 780 € pour 6 mois », « à partir de 500 €/mois »; undefined for a plan on quotation. */
export function priceOf(school: School, plan: Plan): string | undefined {
  const price = school.amount(plan, "price");
  if (!price) return undefined;
  const period = plan.period ? `${plan.period.startsWith("/") ? "" : " "}${plan.period}` : "";
  return `${plan.from ? "à partir de " : ""}${price}${period}`;
}

/** « , ou 6 × 135 € sans intérêt, par domiciliation mensuelle ». */
function installments(school: School, plan: Plan): string {
  const amount = school.amount(plan, "installment");
  if (!amount) return "";
  return `, ou ${plan.installment!.count} × ${amount}${plan.payment ? ` ${plan.payment}` : ""}`;
}
