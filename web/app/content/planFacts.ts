import { durationInWords } from "functions/duration-in-words";
import { audiences } from "studio/choices";

import { labelled, type Labelled } from "./labelled.ts";
import type { Plan } from "./plan.ts";
import type { Facts } from "./withKnownFacts.ts";

/** What is to be known of a plan beside its price; what it does not say is left out. */
export function planFacts(plan: Plan, { groupSize }: Facts): Labelled[] {
  const person = personOf(plan);
  return labelled({
    Groupe: groupOf(plan, person, groupSize),
    Durée: [plan.hours && `${plan.hours}\u00a0heures`, plan.hours && durationInWords(plan.duration)]
      .filter(Boolean)
      .join(" en "),
    Suivi: plan.followUp && `${durationInWords(plan.followUp)} après la formation`,
    Remises: plan.discounts
      ?.map(({ percent, from, appliesTo }) => {
        const since = appliesTo === "all" ? `${from}\u00a0${person}s` : `le ${rank(from)} ${person}`;
        return `−${percent}\u00a0% dès ${since}`;
      })
      .join(", "),
    "Pour commencer": plan.freeStart,
  });
}

/** Whom a plan teaches, one of them. */
export function personOf({ audience }: Pick<Plan, "audience">): string {
  return audiences.find(({ value }) => value === audience)?.person ?? "personne";
}

/** « d’élèves », « de personnes ». */
export const several = (person: string) => `${/^[aeiouyéè]/.test(person) ? "d’" : "de\u00a0"}${person}s`;

/** « 1er », « 2e ». */
export const rank = (place: number) => (place === 1 ? "1er" : `${place}e`);

/** Who pays for one person shares the school's groups. */
function groupOf({ participants, minParticipants, pricedFor }: Plan, person: string, groupSize?: string) {
  const most = participants ?? (pricedFor === "person" ? groupSize : undefined);
  if (most) return `${most}\u00a0${person}s au plus`;
  return minParticipants ? `à partir de ${minParticipants}\u00a0${person}s` : undefined;
}
