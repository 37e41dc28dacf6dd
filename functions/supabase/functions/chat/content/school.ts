import { type AmountName, amountOf } from "../../_shared/amounts.ts";
import { dayIn } from "../../_shared/brussels.ts";
import { isMonthOf, schoolFacts } from "../../_shared/edition.ts";
import { askedInSentence, inEuros } from "../../_shared/in-euros.ts";
import { monthInWords } from "../../_shared/in-days.ts";
import { quote } from "../../_shared/quote.ts";
import { stemsIn } from "../find/words.ts";
import { listsOf } from "./lists.ts";
import { placesOf } from "./places.ts";
import type { Documents, Plan, RichText, Settings } from "./documents.ts";
import type { Tokens } from "./plain-text.ts";

/** A month of the programme, with what its block says of it. `period` is « Novembre 2025 ». */
export type Month = Documents["monthlyProgramme"][number] & {
  period: string;
  title: string;
  tools: string[];
  project: RichText;
};

/** The published documents and the facts taken from them; every figure of an answer comes from here. */
export type School = Omit<Documents, "settings" | "monthlyProgramme" | "session"> & {
  monthlyProgramme: Month[];
  /** The dates that are not over. */
  session: ReturnType<typeof listsOf>["dates"];
  /** When a list in an answer becomes another one, in milliseconds since 1970. */
  until: number;
  settings: Omit<Settings, "facts"> & { facts: Record<string, string | undefined> };
  tokens: Tokens;
  places: ReturnType<typeof placesOf>;
  /** The dates of a camp that are not over, a line each. */
  datesOf: (campId: string) => string[];
  /** `780 €`; undefined where the plan has no such amount. */
  amount: (plan: Plan, name: AmountName) => string | undefined;
};

/** @throws when there is no settings document, without which the school has no facts. */
export function schoolOf(documents: Documents, now: Date): School {
  const found = documents.settings.find(({ _id }) => _id === "settings");
  if (!found) throw new Error("The Content Lake has no published settings document: is it seeded?");
  const settings = { ...found, facts: schoolFacts(found, documents.edition, dayIn(now)) };
  const months = monthsOf(documents);
  const lists = listsOf(documents, months, now);
  const planById = new Map(documents.plan.map((plan) => [plan._id, plan]));
  const amount = (plan: Plan, name: AmountName) => {
    const { plan: other, quantity } = plan.comparedTo ?? {};
    const original = (planById.get(other?._ref ?? "")?.price ?? 0) * (quantity ?? 0);
    const euros = amountOf({ ...plan, original }, name);
    return euros === undefined ? undefined : inEuros(euros);
  };
  const tokens: Tokens = {
    amount: (planId, name) => {
      const plan = planById.get(planId);
      return plan && amount(plan, name);
    },
    total: (planId, people) => {
      const plan = planById.get(planId);
      const euros = plan && quote(plan, people)?.total;
      return plan && euros !== undefined ? askedInSentence(plan, euros) : undefined;
    },
    isOffered: (planId) => planById.has(planId),
    fact: (name) => settings.facts[name],
    list: lists.linesOf,
    // What every page announces is not denied.
    otherwise: (text) => documents.announcement.find((one) => speakOfTheSame(one.text, text))?.text ?? text,
  };
  return {
    ...documents,
    until: lists.until,
    monthlyProgramme: months,
    session: lists.dates,
    settings,
    tokens,
    datesOf: lists.datesOf,
    amount,
    places: placesOf(documents, settings.name),
  };
}

/** « Portes ouvertes le 12 décembre » and « Aucune journée portes ouvertes n’est annoncée ». */
function speakOfTheSame(one: string, other: string): boolean {
  const stems = stemsIn(other);
  return new Set(stemsIn(one).filter((stem) => stems.includes(stem))).size > 1;
}

function monthsOf({ monthlyProgramme, programmeBlock, edition }: Documents): Month[] {
  return monthlyProgramme.flatMap((month) => {
    const block = programmeBlock.find(({ _id }) => _id === month.block._ref);
    const of = edition.find(({ _id }) => _id === month.edition?._ref);
    if (!block || !of || !isMonthOf(of, month)) return [];
    const { title, tools, project } = block;
    return { ...month, period: monthInWords(month.start), title, tools: tools ?? [], project };
  });
}
