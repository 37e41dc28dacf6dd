import { number, parseNumber, space } from "./numbers.ts";

export type Unit = "minute" | "heure" | "jour" | "demi-journée" | "semaine" | "mois" | "an";
type FigureKind = "amount" | "hours" | "time" | "ages" | "size" | "duration" | "installments";

/** A number that says something, as typed in a text. */
export type Figure = {
  kind: FigureKind;
  text: string;
  index: number;
  /** Euros, people, a count of `unit`; minutes since midnight for hours and times. Two for a range. */
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

type Finder = { kind: FigureKind; pattern: RegExp };

/** In order: what an earlier one found, a later one does not see. */
const finders: Finder[] = [
  { kind: "amount", pattern: expression(`${quantity}${space}?(?:€|euros?|eur)(?!\\p{L})`) },
  { kind: "amount", pattern: expression(`(?:€|eur)${space}?(?<last>${number})`) },
  {
    kind: "hours",
    pattern: expression(
      `(?<![\\d:.,])(?<from>${hour}|\\d{1,2}(?=${space}?(?:${dash}|à)${space}?\\d{1,2}${space}?[h:]))(?:${space}?${dash}${space}?|${space}(?:à|et|jusqu[’']à)${space})(?<to>${hour})`,
    ),
  },
  { kind: "time", pattern: expression(`(?<=(?:à|dès|vers|jusqu[’']à|avant|après)${space})(?<from>${hour})`) },
  { kind: "time", pattern: expression(`(?<![\\d:.,])(?<from>\\d{1,2}:[0-5]\\d)(?![\\d:])`) },
  {
    kind: "ages",
    pattern: expression(`(?<first>${number})(?<joint>${joined})(?<last>${number})${space}ans`),
  },
  { kind: "installments", pattern: expression(`(?<last>${number})${space}mensualités`) },
  { kind: "size", pattern: expression(`${quantity}${space}(?:\\p{L}+${space})?(?:${people})s?(?!\\p{L})`) },
  {
    kind: "size",
    pattern: expression(
      `(?<=groupes?${space}(?:de|d’au${space}plus|limités?${space}à)${space})(?<last>${number})(?!${space}?%)`,
    ),
  },
  {
    kind: "size",
    pattern: expression(
      `(?<last>${number})(?=${space}(?:au${space}(?:plus|maximum)|max(?:imum)?(?!\\p{L})))`,
    ),
  },
  ...units.map(([, names]) => ({
    kind: "duration" as const,
    pattern: expression(`${quantity}${space}?(?:${names})(?![\\p{L}\\p{N}])`),
  })),
];

/** Amounts, group sizes, durations, ages and hours typed in a text, in order. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  for (const { kind, pattern } of finders) {
    for (const match of text.matchAll(pattern)) {
      const figure = figureOf(kind, match);
      if (!found.some((other) => overlap(figure, other))) found.push(figure);
    }
  }
  return found.toSorted((a, b) => a.index - b.index);
}

function figureOf(kind: FigureKind, match: RegExpExecArray): Figure {
  const { first, joint = "", last = "", from, to } = match.groups ?? {};
  const typed = { kind, text: match[0], index: match.index };
  if (from)
    return { ...typed, values: [from, to].flatMap((time) => (time ? [minutes(time)] : [])), isRange: true };
  const values = [first, last].flatMap((value) => (value ? [parseNumber(value)] : []));
  const isRange = values.length === 2 && !/et|ou/i.test(joint);
  return { ...typed, values, isRange, ...(kind === "duration" && { unit: unitOf(match[0]) }) };
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
