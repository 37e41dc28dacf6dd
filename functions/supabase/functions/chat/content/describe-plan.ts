import { counted } from "../../_shared/counted.ts";
import { discountsInWords } from "../../_shared/discounts-in-words.ts";
import { durationInWords } from "../../_shared/duration-in-words.ts";
import { priceInWords } from "../../_shared/live-list.ts";
import { plainText } from "./plain-text.ts";
import type { Plan } from "./documents.ts";
import type { School } from "./school.ts";

/** What a plan costs and how it is paid, in one sentence: « 780 € pour 6 mois…, ou 6 × 135 € = 810 €, sans intérêt. » */
export function describePlan(school: School, plan: Plan): string {
  return `${[priceOf(school, plan), installments(school, plan), plan.payment].filter(Boolean).join(", ")}.`;
}

/** « 780 € pour 6 mois au lieu de 894 €, soit 114 € d’économie ». */
function priceOf(school: School, plan: Plan): string {
  const price = priceInWords(plan);
  if (!price) return "Sur devis";
  const [original, saving] = [school.amount(plan, "original"), school.amount(plan, "saving")];
  const reduction = original && saving ? ` au lieu de ${original}, soit ${saving} d’économie` : "";
  return `${price}${reduction}`;
}

/** « ou 6 × 135 € = 810 € ». */
function installments(school: School, plan: Plan): string | undefined {
  const sum = school.amount(plan, "installments");
  return sum && `ou ${plan.installment!.count} × ${school.amount(plan, "installment")} = ${sum}`;
}

/** What else its fields say, a line each: « Suivi : 30 jours après la formation. » */
export function planDetails(school: School, plan: Plan): string[] {
  const facts: [label: string, value: string | number | false | null | undefined][] = [
    ["Heures de formation", plan.hours && counted(plan.hours, "heure")],
    ["Participants", plan.participants && `${plan.participants} au plus`],
    ["Participants", plan.minParticipants && `à partir de ${plan.minParticipants}`],
    ["Suivi", plan.followUp && `${durationInWords(plan.followUp)} après la formation`],
    ["Remises", plan.discounts?.length && discountsInWords(plan.discounts)],
    ["Pour commencer", plan.freeStart],
  ];
  const lines = facts.flatMap(([label, value]) => (value ? [`${label} : ${value}.`] : []));
  return [...lines, plainText(plan.note, school.tokens)].filter(Boolean);
}
