import type { SanityDocumentLike } from "sanity";

import { durationInWords } from "functions/duration-in-words";
import { inDays } from "functions/in-days";
import { inEuros } from "functions/in-euros";
import { spanInWords } from "functions/span-in-words";

import { parseHours, type WeeklyClass, weekdays } from "../calendar/index.ts";
import { derivedFacts, facts, planAmounts } from "../schema/choices.ts";
import { amountsOf, nextPriceOf, priceOn } from "./amounts.ts";
import { type Figure, figuresIn } from "./figures.ts";
import { escaped } from "./names.ts";
import { wordsOf } from "./numbers.ts";

/** A figure that one document gives for all. */
export type Datum = Pick<Figure, "kind" | "values" | "unit"> & {
  /** As staff would say it: « Pack 3 mois, économie : 27 € ». */
  label: string;
  /** As a text writes it: « 27 € ». */
  written: string;
  /** What can be inserted in a rich text in its place, and what staff call that. */
  inserted?: { title: string; object?: Record<string, unknown> };
  /** What it is the figure of: a plan, a day of the week, a camp; a sentence that names another one does not mean it. */
  subject?: Subject;
  /** What a sentence calls it; a regular expression's source. */
  called?: string;
  /** Nobody means it who does not name its subject. */
  isNamed?: boolean;
  audience?: unknown;
  /** What an amount pays: « 3 mois ». */
  period?: string;
  /** From which person on a discount holds. */
  rank?: number;
};

export type Subject = `${"plan" | "day" | "document"} ${string}`;

type Fields = SanityDocumentLike & {
  name?: string;
  title?: string;
  facts?: Record<string, unknown>;
  audience?: string;
  price?: number;
  period?: string;
  duration?: string;
  discounts?: { percent?: number; from?: number }[];
  showSavingPercent?: boolean;
  participants?: number;
  minParticipants?: number;
  installment?: { count?: number };
  followUp?: string;
  firstDay?: string;
  lastDay?: string;
  start?: string;
  end?: string;
  classes?: WeeklyClass[];
  camp?: { _ref?: string };
  plan?: { _ref?: string };
  places?: number;
  /** Of a plan, how many; of a date, from when to when. */
  hours?: number | string;
};

/** Every figure these documents give on a day, `2026-09-01`. */
export function dataOf(documents: SanityDocumentLike[], today: string): Datum[] {
  const ofType = (type: string) => documents.filter(({ _type }) => _type === type) as Fields[];
  const plans = ofType("plan");
  const settingsFacts = factsData(ofType("settings")[0]);
  const usualHours = settingsFacts.filter(({ kind }) => kind === "hours");
  const sessions = ofType("session");
  const isDated = ({ _id }: Fields) => sessions.some(({ camp }) => camp?._ref === _id);
  return [
    ...settingsFacts,
    ...plans.flatMap((plan) => [
      ...amountsData(plan, documents, today),
      ...discountsOf(plan, documents, today),
      ...peopleOf(plan),
      ...durationsOf(plan, plans),
    ]),
    ...runningOr(ofType("edition"), today).flatMap((edition) => [
      ...classesData(edition),
      ...bounds(edition),
    ]),
    ...blocksData(ofType("programmeBlock")),
    ...ofType("camp").flatMap((camp) => [
      ...durationsIn(camp, "stage|bootcamp|\\bcamps?\\b|vacances|session"),
      ...(isDated(camp) ? [] : ofSubject(subjectOf(camp), usualHours)),
    ]),
    ...ofType("trainingModule").flatMap((module) => durationsIn(module, "module|\\bformations?\\b")),
    ...ofType("holiday").flatMap(holidayDates),
    ...sessions.flatMap((session) => sessionData(session, documents, usualHours, today)),
  ];
}

/** Hours of classes come from the editions. */
function factsData(settings: Fields | undefined): Datum[] {
  return facts.flatMap((fact): Datum[] => {
    const { value: name, title } = fact;
    const text: unknown = settings?.facts?.[name];
    if (typeof text !== "string" || !text) return [];
    const about = {
      label: `${title} : ${text}`,
      written: text,
      inserted: { title, object: { _type: "fact", name } },
      ...("called" in fact && { called: fact.called }),
    };
    const figures = figuresIn(text);
    if (figures.length === 0 && Number(text)) return [{ ...about, kind: "size", values: [Number(text)] }];
    return figures
      .filter(({ kind }) => kind !== "hours" || "called" in fact)
      .map(({ kind, values, unit }) => ({ ...about, kind, values, unit }));
  });
}

function amountsData(plan: Fields, documents: SanityDocumentLike[], today: string): Datum[] {
  const amounts = amountsOf(plan, documents, today);
  const next = nextPriceOf(plan);
  const later = next && next.from > today ? next : undefined;
  const about = { kind: "amount" as const, ...ofPlan(plan) };
  const data = planAmounts.flatMap((one): Datum[] => {
    const { value: amount, title } = one;
    const euros = amounts[amount];
    if (euros === undefined) return [];
    const name = `${String(plan.name)}, ${title.toLowerCase()}`;
    const isPrice = amount === "price";
    const then = isPrice && later ? `, puis ${inEuros(later.amount)} dès le ${inDays(later.from)}` : "";
    return [
      {
        ...about,
        label: `${name} : ${inEuros(euros)}${then}`,
        written: inEuros(euros),
        values: [euros],
        inserted: {
          title: name,
          object: { _type: "price", plan: { _type: "reference", _ref: plan._id }, amount },
        },
        ...("called" in one && { called: one.called }),
        ...(isPrice && { period: periodOf(plan) }),
        ...(amount === "installment" && { period: "1 mois" }),
      },
    ];
  });
  if (!later) return data;
  const label = `${String(plan.name)}, dès le ${inDays(later.from)} : ${inEuros(later.amount)}`;
  const called = "dès|à partir d|prochain|bientôt|passe|devien|augment|coûtera|sera|puis";
  return [...data, { ...about, label, called, written: inEuros(later.amount), values: [later.amount] }];
}

/** « /mois », « pour 3 mois » ; else how long the plan lasts. */
function periodOf({ period, duration }: Fields): string | undefined {
  const [, count = "1", unit] =
    /(?:\/|par |pour )(?:(\d+)[\s\u00A0\u202F])?(h(?:eure)?|jour|semaine|mois|an)(?!\p{L})/u.exec(
      period ?? "",
    ) ?? [];
  if (unit) return `${count} ${unit === "h" ? "heure" : unit}`;
  return durationInWords(duration)
    ?.replaceAll("\u00A0", " ")
    .replace(/s$/, (end) => (duration?.endsWith("M") ? end : ""));
}

function discountsOf(plan: Fields, documents: SanityDocumentLike[], today: string): Datum[] {
  const { original, saving } = amountsOf(plan, documents, today);
  const about = { kind: "percent" as const, ...ofPlan(plan) };
  const discounts = (plan.discounts ?? []).flatMap(({ percent, from: rank }): Datum[] =>
    percent == null || rank == null
      ? []
      : [
          {
            ...about,
            label: `${String(plan.name)}, remise à partir de ${rank} : ${percent} %`,
            written: `${percent}\u00A0%`,
            values: [percent],
            rank,
          },
        ],
  );
  if (!original || !saving || !plan.showSavingPercent) return discounts;
  const percent = Math.round((saving / original) * 100);
  const label = `${String(plan.name)}, économie : ${percent} %`;
  return [...discounts, { ...about, label, written: `${percent}\u00A0%`, values: [percent] }];
}

function peopleOf(plan: Fields): Datum[] {
  const about = ofPlan(plan);
  const { participants, minParticipants, installment, name } = plan;
  const sizes = [participants, minParticipants].filter((size) => typeof size === "number");
  return [
    ...sizes.map((size) => ({
      ...about,
      kind: "size" as const,
      label: `${name} : ${size} participants, au ${size === participants ? "plus" : "moins"}`,
      written: String(size),
      values: [size],
    })),
    ...(installment?.count
      ? [
          {
            ...about,
            kind: "installments" as const,
            label: `${name} : ${installment.count} mensualités`,
            written: `${installment.count} mensualités`,
            values: [installment.count],
          },
        ]
      : []),
  ];
}

/** What plans of which this holds are called: the first word of each one's name. */
function headsOf(plans: Fields[], holds: (plan: Fields) => boolean): string {
  const heads = plans.filter(holds).map(({ name }) =>
    String(name)
      .split(/[\s\u00A0\u202F]/)[0]!
      .toLowerCase(),
  );
  return [...new Set(heads)].map((head) => `(?<!\\p{L})${escaped(head)}(?!\\p{L})`).join("|");
}

function durationsOf(plan: Fields, plans: Fields[]): Datum[] {
  const about = ofPlan(plan);
  const name = String(plan.name);
  const unit = String(plan.duration).at(-1) ?? "";
  const hours = typeof plan.hours === "number" ? `${plan.hours} heures` : undefined;
  return [
    ...durations(durationInWords(plan.duration), name, {
      ...about,
      called: headsOf(plans, ({ duration }) => String(duration).endsWith(unit)),
    }),
    ...durations(hours, name, {
      ...about,
      called: `${headsOf(plans, (one) => one.hours != null)}|par élève`,
    }),
    ...durations(durationInWords(plan.followUp), `${name}, suivi`, {
      ...about,
      called: "suivi|support technique|accompagn",
    }),
  ];
}

function durationsIn(document: Fields, called: string): Datum[] {
  const about = { subject: subjectOf(document), called };
  return durations(document.duration, String(document.title), about);
}

function durations(text: unknown, name: string, about: Partial<Datum>): Datum[] {
  if (typeof text !== "string") return [];
  return figuresIn(text)
    .filter(({ kind }) => kind === "duration")
    .map(({ kind, values, unit, text: written }) => ({
      ...about,
      kind,
      values,
      unit,
      written,
      label: `${name} : ${text}`,
    }));
}

function classesData({ classes = [] }: Fields): Datum[] {
  return classes.flatMap(({ day, hours }) => {
    const weekday = weekdays.find(({ value }) => value === day);
    const [figure] = figuresIn(hours ?? "");
    if (!weekday || figure?.kind !== "hours" || !parseHours(hours)) return [];
    const { title: on, number } = weekday;
    const [start = 0, end = 0] = figure.values;
    const label = `Cours du ${on} : ${hours}`;
    const about = { subject: `day ${day}` as const, label };
    const length = (end - start) / 60;
    return [
      // Of no day itself: a sentence that names another one is held against it all the same.
      {
        kind: "classDay" as const,
        values: [number],
        written: on,
        label,
      },
      {
        ...about,
        kind: "hours" as const,
        values: figure.values,
        written: hours,
        called: "cours|séance|horaire",
        // It says every day and its hours: more than stood there.
        inserted: { title: derivedFacts[0].title },
      },
      {
        ...about,
        kind: "duration" as const,
        unit: "heure" as const,
        values: [length],
        written: `${length}h`,
        called: "(?:séance|cours)s?(?:\\s\\p{L}+)?\\s(?:de|dure|durent)(?=\\s[\\p{L}\\d]+\\s?h)",
      },
    ];
  });
}

function blocksData({ length }: Fields[]): Datum[] {
  if (length === 0) return [];
  const written = wordsOf(length) ?? String(length);
  return [{ kind: "blocks", values: [length], written, label: `Blocs du programme : ${length}` }];
}

/** Editions to come or under way; when all are over, the last one still stands in the texts. */
function runningOr(editions: Fields[], today: string): Fields[] {
  const end = ({ lastDay = "" }: Fields) => lastDay;
  const running = editions.filter((edition) => end(edition) >= today);
  return running.length > 0 ? running : editions.toSorted((a, b) => end(a).localeCompare(end(b))).slice(-1);
}

const taught = "(?:programme|cours|édition|séances?)[^.]{0,40}";

function bounds({ firstDay, lastDay }: Fields): Datum[] {
  return [
    ...dates([firstDay], "Premier jour du programme", {
      called: `${taught}(?:commenc|début|démarr|repren)|rentrée`,
    }),
    ...dates([lastDay], "Dernier jour du programme", { called: `${taught}(?:termin|finit|finiss|s’achèv)` }),
  ];
}

function holidayDates(holiday: Fields): Datum[] {
  const about = { subject: subjectOf(holiday), isNamed: true, called: "vacances|congés?" };
  return dates([holiday.start, holiday.end], String(holiday.name), about);
}

function dates(days: unknown[], name: string, about: Partial<Datum>): Datum[] {
  const known = days.filter((day) => typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day)) as string[];
  const [first, last] = known;
  if (!first) return [];
  const written = last ? spanInWords(first, last).replace(/^(?:du|le) /, "") : inDays(first);
  const values = known.map((day) => Number(day.replaceAll("-", "")));
  return [{ ...about, kind: "date", values, written, label: `${name} : ${written}` }];
}

/**
 * A date of a camp, or an open day: only sentences that name it mean its hours, its price and its places. Hours and
 * price are its camp's too.
 */
function sessionData(
  session: Fields,
  documents: SanityDocumentLike[],
  usualHours: Datum[],
  today: string,
): Datum[] {
  const camp: Fields | undefined = documents.find(({ _id }) => _id === session.camp?._ref);
  const plan: Fields | undefined = documents.find(({ _id }) => _id === session.plan?._ref);
  const name = session.title ?? camp?.title ?? session._id;
  const own = { subject: subjectOf(session), isNamed: true };
  const hours = figuresIn(String(session.hours ?? "")).find(({ kind }) => kind === "hours");
  const { places } = session;
  const price = session.plan ? plan && priceOn(plan, today) : session.price;
  const offered: Datum[] = [
    ...(hours
      ? [
          {
            kind: "hours" as const,
            values: hours.values,
            written: hours.text,
            label: `${name} : ${hours.text}`,
          },
        ]
      : usualHours),
    ...(typeof price === "number"
      ? [
          {
            kind: "amount" as const,
            values: [price],
            written: inEuros(price),
            label: `${name}, prix : ${inEuros(price)}`,
          },
        ]
      : []),
  ];
  return [
    ...dates([session.firstDay, session.lastDay], name, own),
    ...[session, camp].flatMap((held) => (held ? ofSubject(subjectOf(held), offered) : [])),
    ...(typeof places === "number"
      ? [
          {
            ...own,
            kind: "size" as const,
            values: [places],
            written: String(places),
            label: `${name} : ${places} places`,
          },
        ]
      : []),
  ];
}

const ofSubject = (subject: Subject, data: Datum[]) =>
  data.map((datum) => ({ ...datum, subject, isNamed: true }));

function ofPlan(plan: Fields) {
  return { subject: `plan ${plan._id}` as const, audience: plan.audience };
}

const subjectOf = ({ _id }: SanityDocumentLike): Subject => `document ${_id}`;
