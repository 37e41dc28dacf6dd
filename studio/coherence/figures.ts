import { weekdays } from "functions/weekdays";

import { number, parseNumber, space } from "./numbers.ts";

export type Unit = "minute" | "heure" | "jour" | "demi-journée" | "semaine" | "mois" | "an";
export type FigureKind =
  | "amount"
  | "percent"
  | "hours"
  | "time"
  | "date"
  | "ages"
  | "size"
  | "duration"
  | "installments"
  | "blocks"
  | "classDay";

/** A number that says something, as typed in a text. */
export type Figure = {
  kind: FigureKind;
  text: string;
  index: number;
  /** Euros, people, blocks, a count of `unit`; a day of the week as `Date` has it; minutes since midnight for hours and times; `20251223` for a date, `1223` without its year. Two for a range. */
  values: number[];
  unit?: Unit;
  /** « 10 à 15 » stands for one range, « 30 et 90 » for two values. */
  isRange?: boolean;
};

const dash = "[-\u2010-\u2015]";
const joined = `(?:${space}?${dash}${space}?|${space}(?:à|et|ou)${space})`;
const quantity = `(?:(?<first>${number})(?<joint>${joined}))?(?<last>${number})`;
const people =
  "participant|élève|personne|jeune|place|inscrit|étudiant|adolescent|ado|stagiaire|apprenant|enfant";
const hour = `\\d{1,2}${space}?(?:h|:)${space}?[0-5]\\d|\\d{1,2}${space}?h(?!\\p{L})|\\d{1,2}${space}heures`;

const units: [Unit, string][] = [
  ["minute", "minutes?|mins?|mn"],
  ["demi-journée", "demi-journées?"],
  ["heure", "heures?|h"],
  ["jour", "jours?|journées?"],
  ["semaine", "semaines?"],
  ["mois", "mois"],
  ["an", "ans?|années?"],
];

export const months = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";
const dayOfMonth = `(?:1er|[12]?\\d|3[01])`;
const year = `(?:${space}20\\d\\d(?!\\d))?`;
const date = `(?<![\\d.,])${dayOfMonth}${space}(?:${months})${year}`;

const weekday = weekdays.map(({ title }) => title).join("|");
const ofDay = `(?:du|des|le|les)${space}`;

/** `hint`: what stands in every text that `pattern` could find something in, quick to look for. */
type Finder = { kind: FigureKind; hint: RegExp; pattern: RegExp };

/** In order: what an earlier one found, a later one does not see. */
const finders: Finder[] = [
  {
    kind: "amount",
    hint: /€|eur/i,
    pattern: expression(`${quantity}${space}?(?:€|euros?|eur)(?!\\p{L})`),
  },
  { kind: "amount", hint: /€|eur/i, pattern: expression(`(?:€|eur)${space}?(?<last>${number})`) },
  {
    kind: "percent",
    hint: /%|pour[\s\u00A0\u202F]cent/i,
    pattern: expression(`${quantity}${space}?(?:%|pour${space}cent(?!\\p{L}))`),
  },
  {
    kind: "hours",
    hint: /\d[\s\u00A0\u202F]?[h:]/i,
    pattern: expression(
      `(?<![\\d:.,])(?<from>${hour}|\\d{1,2}(?=${space}?(?:${dash}|à)${space}?\\d{1,2}${space}?[h:]))(?:${space}?${dash}${space}?|${space}(?:à|et|jusqu[’']à)${space})(?<to>${hour})`,
    ),
  },
  {
    kind: "time",
    hint: /\d[\s\u00A0\u202F]?[h:]/i,
    pattern: expression(`(?<=(?:à|dès|vers|jusqu[’']à|avant|après)${space})(?<from>${hour})`),
  },
  {
    kind: "time",
    hint: /\d:\d/,
    pattern: expression(`(?<![\\d:.,])(?<from>\\d{1,2}:[0-5]\\d)(?![\\d:])`),
  },
  {
    kind: "date",
    hint: new RegExp(months, "i"),
    pattern: expression(
      `(?:(?<=du${space})(?<start>${dayOfMonth}(?:${space}(?:${months})${year})?)${space}au${space})?(?<end>${date})`,
    ),
  },
  {
    kind: "ages",
    hint: /ans/i,
    pattern: expression(`(?<first>${number})(?<joint>${joined})(?<last>${number})${space}ans`),
  },
  {
    kind: "installments",
    hint: /mensualités/i,
    pattern: expression(`(?<last>${number})${space}mensualités`),
  },
  {
    kind: "classDay",
    hint: /cours|séance/i,
    pattern: expression(
      `(?<=(?<!\\p{L})(?:cours|séances?)${space}(?:${ofDay}(?:${weekday})s?(?:,${space}|${space}(?:et|ou)${space}))*${ofDay})(?<day>${weekday})s?(?!\\p{L})`,
    ),
  },
  {
    kind: "blocks",
    hint: /blocs/i,
    pattern: expression(
      `(?<=^|:${space}|(?<!\\p{L})(?:les|des|ces|nos|en|et|compte|comprend)${space})(?<last>${number})${space}blocs(?!\\p{L})`,
    ),
  },
  {
    kind: "size",
    hint: new RegExp(people, "i"),
    pattern: expression(`${quantity}${space}(?:\\p{L}+${space})?(?:${people})s?(?!\\p{L})`),
  },
  {
    kind: "size",
    hint: /groupe/i,
    pattern: expression(
      `(?<=groupes?${space}(?:de|d’au${space}plus|limités?${space}à)${space})(?<last>${number})(?!${space}?%)`,
    ),
  },
  {
    kind: "size",
    hint: /plus|max/i,
    pattern: expression(
      `(?<last>${number})(?=${space}(?:au${space}(?:plus|maximum)|max(?:imum)?(?!\\p{L})))`,
    ),
  },
  ...units.map(([, names]) => ({
    kind: "duration" as const,
    hint: new RegExp(names, "i"),
    pattern: expression(`${quantity}${space}?(?:${names})(?![\\p{L}\\p{N}])`),
  })),
];

/** Amounts, percentages, dates, group sizes, durations, ages and hours typed in a text, in order. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  for (const { kind, hint, pattern } of finders) {
    if (!hint.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const figure = figureOf(kind, match);
      if (!found.some((other) => overlap(figure, other))) found.push(figure);
    }
  }
  return found.toSorted((a, b) => a.index - b.index);
}

function figureOf(kind: FigureKind, match: RegExpExecArray): Figure {
  const { first, joint = "", last = "", from, to, start, end, day } = match.groups ?? {};
  const typed = { kind, text: match[0], index: match.index };
  if (day)
    return {
      ...typed,
      values: weekdays.flatMap(({ title, number: on }) => (title === day.toLowerCase() ? on : [])),
    };
  if (end) return { ...typed, values: datesOf(start, end), isRange: Boolean(start) };
  if (from)
    return { ...typed, values: [from, to].flatMap((time) => (time ? [minutes(time)] : [])), isRange: true };
  const values = [first, last].flatMap((value) => (value ? [parseNumber(value)] : []));
  const isRange = values.length === 2 && !/et|ou/i.test(joint);
  return { ...typed, values, isRange, ...(kind === "duration" && { unit: unitOf(match[0]) }) };
}

/** « du 23 décembre au 5 janvier 2026 » : what the first day leaves out, the last one says. */
function datesOf(start: string | undefined, end: string): number[] {
  const last = dateOf(end);
  if (!start) return [last];
  const first = dateOf(start);
  const day = first % 100;
  const month = Math.floor(first / 100) % 100 || Math.floor(last / 100) % 100;
  const typedYear = Math.floor(first / 10_000);
  const lastYear = Math.floor(last / 10_000);
  const isYearBefore = lastYear > 0 && month * 100 + day > last % 10_000;
  return [(typedYear || lastYear - Number(isYearBefore)) * 10_000 + month * 100 + day, last];
}

function dateOf(text: string): number {
  const month = months.split("|").findIndex((name) => text.toLowerCase().includes(name)) + 1;
  const typedYear = /20\d\d/.exec(text)?.[0] ?? 0;
  return Number(typedYear) * 10_000 + month * 100 + Number.parseInt(text, 10);
}

/** Minutes since midnight of `9h`, `9h30`, `9:30` or « 9 heures ». */
function minutes(time: string): number {
  const [hours = "0", rest = "0"] = time.match(/\d+/g) ?? [];
  return Number(hours) * 60 + Number(rest);
}

function unitOf(text: string): Unit | undefined {
  return units.find(([, names]) => new RegExp(`(?:${names})$`, "iu").test(text))?.[0];
}

function overlap(a: Figure, b: Figure): boolean {
  return a.index < b.index + b.text.length && b.index < a.index + a.text.length;
}

function expression(source: string): RegExp {
  return new RegExp(source, "giu");
}
