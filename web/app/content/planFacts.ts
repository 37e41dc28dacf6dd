import { counted, agreed, inNumbers } from "functions/counted";
import { durationInWords } from "functions/duration-in-words";
import { audiences, onePerson } from "studio/choices";

import { labelled, type Labelled } from "./labelled.ts";
import type { Plan } from "./plan.ts";
import type { Facts } from "./onlyKnown.ts";

/** What is to be known of a plan beside its price; what it does not say is left out. */
export function planFacts(plan: Plan, { groupSize }: Facts): Labelled[] {
  return labelled({
    Groupe: groupOf(plan, groupSize),
    Durée: [plan.hours && counted(plan.hours, "heure"), plan.hours && durationInWords(plan.duration)]
      .filter(Boolean)
      .join(" en "),
    Suivi: plan.followUp && `${durationInWords(plan.followUp)} après la formation`,
    [agreed(plan.discounts?.length ?? 0, "Remise")]: discountsOf(plan),
    "Pour commencer": plan.freeStart,
  });
}

/** How much less; of an option, which stands in no table of prices, also how that is had. */
function discountsOf({ discounts, kind, ...plan }: Plan): string | undefined {
  const { person, feminine } = whomOf(plan);
  const said = discounts?.map(({ percent, from, appliesTo }) => {
    const since =
      appliesTo === "all"
        ? counted(from, person)
        : `${feminine ? "la" : "le"} ${rank(from, feminine)} ${person}`;
    return `−${inNumbers(percent)}\u00a0% dès ${since}`;
  });
  const conditions = kind === "option" ? discounts?.flatMap(({ condition }) => condition ?? []) : undefined;
  return [said?.join(", "), ...new Set(conditions)].filter(Boolean).join(". ");
}

/** « Recommandé · Pour s’y mettre », where a plan is told in a line. */
export const labelOf = ({ highlight, subtitle }: Plan): string =>
  [highlight, subtitle].filter(Boolean).join(" · ");

export type Whom = { person: string; feminine: boolean };

/** Whom a plan teaches, one of them. */
export function whomOf({ audience, people }: Pick<Plan, "audience" | "people">): Whom {
  const { one } = audiences.find(({ value }) => value === audience)!;
  const { article, person } = (onePerson.exec(people?.[audience] ?? "") ?? onePerson.exec(one))!.groups!;
  return { person: person!, feminine: article === "une" };
}

/** « d’élèves », « d’habitants », « de personnes ». */
export const several = (person: string) =>
  `${/^[aeiouhœ]/i.test(person.normalize("NFD")) ? "d’" : "de\u00a0"}${person}s`;

/** « 1er », « 1re », « 2e ». */
export const rank = (place: number, feminine: boolean) =>
  `${place}${place > 1 ? "e" : feminine ? "re" : "er"}`;

/** Who pays for one person shares the school's groups; an option is none of its courses. */
function groupOf({ kind, participants, minParticipants, pricedFor }: Plan, groupSize?: string) {
  if (participants) return `${counted(participants, "participant")} au plus`;
  if (kind !== "option" && pricedFor === "person" && groupSize)
    return `${groupSize}\u00a0participant${groupSize === "1" ? "" : "s"} au plus`;
  return minParticipants ? `à partir de ${counted(minParticipants, "participant")}` : undefined;
}
