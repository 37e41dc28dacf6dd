import type { SanityDocumentLike } from "sanity";

import { derivedFacts, facts, planAmounts } from "../schema/choices.ts";
import { durationInWords } from "functions/duration-in-words";
import { inEuros } from "functions/in-euros";
import { weekdays } from "functions/weekdays";

import { amountsOf } from "./amounts.ts";
import { figuresIn, type Unit } from "./figures.ts";

/** A number that one document gives for all. */
export type Known = {
  /** As staff would say it: « Pack 3 mois, économie : 27 € ». */
  label: string;
  values: number[];
  unit?: Unit;
  /** What can be inserted in a rich text instead of typing it. */
  token?: string;
  /** The document that gives it, where it matters which. */
  from?: SanityDocumentLike;
};

type FactName = (typeof facts)[number]["value"];

/** What the documents say, by what it is the measure of. */
export type KnownFigures = ReturnType<typeof knownFigures>;

export function knownFigures(documents: SanityDocumentLike[]) {
  const ofType = (type: string) => documents.filter(({ _type }) => _type === type);
  const plans = ofType("plan");
  const fact = (name: FactName) => knownFact(ofType("settings")[0], name);
  const classes = ofType("edition").flatMap(knownClasses);
  const hours = [...classes, ...fact("workshopHours")];
  const lessons = classes.map(({ label, values: [start = 0, end = 0] }) => ({
    label,
    values: [(end - start) / 60],
    unit: "heure" as const,
  }));
  return {
    amounts: plans.flatMap((plan) => knownAmounts(plan, documents)),
    hours,
    times: hours.flatMap(({ label, values }) => values.map((value) => ({ label, values: [value] }))),
    lessons,
    ages: fact("ages"),
    groupSize: fact("groupSize"),
    participants: numbersOf(plans, "participants"),
    planHours: numbersOf(plans, "hours").map((known) => ({ ...known, unit: "heure" as const })),
    installments: plans.flatMap((plan) => knownInstallments(plan)),
    presentation: fact("presentationDuration"),
    call: fact("callDuration"),
    reply: fact("replyDelay"),
    guarantee: fact("guaranteeDuration"),
    block: fact("blockDuration"),
    programme: [...fact("programmeDuration"), ...plans.flatMap(planDuration)],
    camps: ofType("camp").flatMap((camp) => durationsIn(camp, camp.duration)),
    modules: ofType("trainingModule").flatMap((module) => durationsIn(module, module.duration)),
    planDays: plans.flatMap(planDuration).filter(({ unit }) => unit === "jour"),
    followUp: plans.flatMap(followUp),
  };
}

function knownFact(settings: SanityDocumentLike | undefined, name: FactName): Known[] {
  const text = (settings?.facts as Record<string, string> | undefined)?.[name];
  if (!text) return [];
  const title = facts.find(({ value }) => value === name)?.title ?? name;
  const found = name === "groupSize" ? [{ values: [Number(text)], unit: undefined }] : figuresIn(text);
  return found.map(({ values, unit }) => ({
    label: `${title} : ${text}`,
    values,
    unit,
    token: `« ${title} »`,
  }));
}

function knownClasses({ classes }: SanityDocumentLike): Known[] {
  return ((classes ?? []) as { day: string; hours: string }[]).flatMap(({ day, hours }) => {
    const title = weekdays.find(({ value }) => value === day)?.title ?? day;
    return figuresIn(hours).map(({ values, unit }) => ({
      label: `Cours du ${title} : ${hours}`,
      values,
      unit,
      token: `« ${derivedFacts[0].title} »`,
    }));
  });
}

function knownAmounts(plan: SanityDocumentLike, documents: SanityDocumentLike[]): Known[] {
  const amounts = amountsOf(plan, documents);
  return planAmounts.flatMap(({ value, title }) => {
    const amount = amounts[value];
    if (amount === undefined) return [];
    const name = `${String(plan.name)}, ${title.toLowerCase()}`;
    return [{ label: `${name} : ${inEuros(amount)}`, values: [amount], token: `« ${name} »`, from: plan }];
  });
}

function numbersOf(plans: SanityDocumentLike[], field: "participants" | "hours"): Known[] {
  return plans
    .filter((plan) => typeof plan[field] === "number")
    .map((plan) => ({
      label: `${String(plan.name)} : ${String(plan[field])} ${field === "hours" ? "heures" : field}`,
      values: [plan[field] as number],
      from: plan,
    }));
}

function knownInstallments(plan: SanityDocumentLike): Known[] {
  const { count } = (plan.installment ?? {}) as { count?: number };
  return count ? [{ label: `${String(plan.name)} : ${count} mensualités`, values: [count], from: plan }] : [];
}

const isoUnits: Record<string, Unit> = { D: "jour", W: "semaine", M: "mois", Y: "an" };

function planDuration(plan: SanityDocumentLike): Known[] {
  return isoDuration(plan, plan.duration);
}

function isoDuration(plan: SanityDocumentLike, duration: unknown, what = ""): Known[] {
  if (typeof duration !== "string") return [];
  const words = durationInWords(duration);
  const unit = isoUnits[duration.at(-1) ?? ""];
  if (!words || !unit) return [];
  const label = `${String(plan.name)} : ${what}${words}`;
  return [{ label, values: [Number.parseInt(words, 10)], unit, from: plan }];
}

function durationsIn(document: SanityDocumentLike, text: unknown): Known[] {
  return figuresIn(typeof text === "string" ? text : "")
    .filter(({ kind }) => kind === "duration")
    .map(({ values, unit }) => ({
      label: `${String(document.title)} : ${String(text)}`,
      values,
      unit,
      from: document,
    }));
}

function followUp(plan: SanityDocumentLike): Known[] {
  return isoDuration(plan, plan.followUp, "suivi de ");
}
