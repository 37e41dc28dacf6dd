import { counted, inNumbers } from "functions/counted";
import { askedInEuros, inEuros, priceInEuros } from "functions/in-euros";

import type { Plan } from "./plan.ts";
import { rank, several, type Whom, whomOf } from "./planFacts.ts";
import { type Bracket, brackets, type Priced, quote } from "functions/quote";

export type QuoteTable = {
  title: string;
  /** « élève ». */
  person: string;
  /** What is counted. */
  head: string;
  rows: Row[];
  /** A number to begin with. */
  start: number;
  /** How a discount is had. */
  conditions: string[];
};
type Row = {
  label: string;
  /** « −10 % ». */
  discount: string;
  /** One for each plan; undefined where it is not for so many. */
  cells: (Said | undefined)[];
};

/** An amount, and how it comes about. */
export type Said = { amount: string; detail?: string };

/** The plans that are quoted together: those for the same people. */
export const quotedTogether = (plans: Plan[]): Plan[][] =>
  Map.groupBy(plans, ({ audience }) => audience)
    .values()
    .toArray();

/** What each of these plans, all for the same people, costs by their number; undefined where one price holds for all, or none is published. */
export function quoteTable(plans: Plan[]): QuoteTable | undefined {
  const [first] = plans;
  const found = brackets(plans);
  if (!first || found.length < 2 || plans.every(({ price }) => price == null)) return undefined;
  const whom = whomOf(first);
  const { person } = whom;
  const discounts = plans.flatMap((plan) => plan.discounts ?? []);
  const byRank = discounts.some(({ appliesTo }) => appliesTo === "further");
  return {
    title: `Le prix selon le nombre ${several(person)}`,
    person,
    head: `${person.charAt(0).toUpperCase()}${person.slice(1)}s`,
    rows: found.map((bracket) => ({
      label: byRank ? ranks(bracket, whom) : numbers(bracket, person),
      discount: [...new Set(plans.map((plan) => quote(plan, bracket.from)?.percent))]
        .flatMap((percent) => (percent ? [`−${inNumbers(percent)}\u00a0%`] : []))
        .join(" ou "),
      cells: plans.map((plan) => inBracket(plan, bracket, person)),
    })),
    start: telling(found, plans),
    conditions: [...new Set(discounts.flatMap(({ condition }) => condition ?? []))],
  };
}

type Repeated = Priced & Pick<Plan, "period">;

/** How often a price is paid, in its unit. */
const howOften = /par (?:heure|jour|semaine|mois|trimestre|semestre|an)(?:née)?(?!\p{L})/u;

/** What a plan costs for that many, as one says it. */
export function quoteInWords(plan: Repeated, people: number, person: string): Said | undefined {
  const quoted = quote(plan, people);
  if (!quoted) return undefined;
  const { total, full, last } = quoted;
  if (!total) return { amount: total === 0 ? priceInEuros(0) : "sur devis" };
  const detail = [
    // A price for several is no longer « par élève et par mois », yet one paid each month says so.
    howOften.exec(plan.period ?? "")?.[0],
    total !== full && `au lieu de ${inEuros(full!)}`,
    last === undefined && people > 1 && `soit ${inEuros(total / people)} par ${person}`,
  ].filter(Boolean);
  return { amount: askedInEuros(plan, total), ...(detail.length > 0 && { detail: detail.join(", ") }) };
}

/** The first number for which another rule holds than for one; where fewer plans are for so many, the one before. */
function telling([, second]: Bracket[], plans: Plan[]): number {
  if (!second) return 1;
  const offered = (people: number) => plans.filter((plan) => quote(plan, people)).length;
  return offered(second.from) < offered(second.from - 1) ? second.from - 1 : second.from;
}

function inBracket(plan: Plan, { from, to }: Bracket, person: string): Said | undefined {
  const quoted = quote(plan, from);
  if (!quoted) return undefined;
  const { total, last } = quoted;
  if (!total) return { amount: total === 0 ? priceInEuros(0) : "sur devis" };
  if (last === undefined) {
    const many = to ?? from;
    const share = many > 1 && `soit ${inEuros(total / many)} par ${person} à ${many}`;
    return { amount: askedInEuros(plan, total), ...(share && { detail: share }) };
  }
  return { amount: askedInEuros(plan, last), ...(from > 1 && { detail: `${inEuros(total)} pour ${from}` }) };
}

/** « 1 à 4 élèves », « 15 personnes », « 10 élèves et plus ». */
function numbers({ from, to }: Bracket, person: string): string {
  if (!to) return `${counted(from, person)} et plus`;
  return from === to ? counted(from, person) : `${from} à ${counted(to, person)}`;
}

/** « 2e enfant », « 3e enfant et suivants ». */
function ranks({ from, to }: Bracket, { person, feminine }: Whom): string {
  const first = rank(from, feminine);
  if (!to) return `${first} ${person} et ${feminine ? "suivantes" : "suivants"}`;
  return from === to
    ? `${first} ${person}`
    : `${first} ${feminine ? "à la" : "au"} ${rank(to, feminine)} ${person}`;
}
