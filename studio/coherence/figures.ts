import { weekdays } from "functions/weekdays";

import { dash, expression, type Figure, type Finder, type Groups, type Unit } from "./figure.ts";
import { number, parseNumber, space } from "./numbers.ts";
import { when } from "./when.ts";

const joined = `(?:${dash}|${space}(?:à|et|ou)${space})`;
const quantity = `(?:(?<first>${number})${joined})?(?<last>${number})`;
const people =
  "participant|élève|personne|jeune|place|inscrit|étudiant|adolescent|ado|stagiaire|apprenant|enfant";

const inHours = "heures?|h";
const units: [Unit, string][] = [
  ["minute", "minutes?|mins?|mn"],
  ["demi-journée", "demi-journées?"],
  ["heure", inHours],
  ["jour", "jours?|journées?"],
  ["semaine", "semaines?"],
  ["mois", "mois"],
  ["an", "ans?|années?"],
];

const weekday = weekdays.map(({ title }) => title).join("|");
const ofDay = `(?:du|des|le|les)${space}`;

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
    // « dure 1h30 à 2h » is not from half past one.
    kind: "duration",
    unit: "heure",
    hint: /dure/i,
    pattern: expression(
      `(?<=(?<!\\p{L})dure(?:nt)?${space})(?<first>${number})(?:${space}?(?:${inHours})(?:[0-5]\\d)?)?${joined}(?<last>${number})${space}?(?:${inHours})(?![\\p{L}\\p{N}])`,
    ),
  },
  ...when,
  {
    kind: "ages",
    hint: /ans/i,
    pattern: expression(`(?<first>${number})${joined}(?<last>${number})${space}ans`),
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
    read: ({ day }) => weekdays.flatMap(({ title, number: on }) => (title === day?.toLowerCase() ? on : [])),
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
  ...units.map(([unit, names]) => ({
    kind: "duration" as const,
    unit,
    hint: new RegExp(names, "i"),
    pattern: expression(`${quantity}${space}?(?:${names})(?![\\p{L}\\p{N}])`),
  })),
];

/** Amounts, percentages, dates, group sizes, durations, ages and hours typed in a text, in order. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  for (const finder of finders) {
    if (!finder.hint.test(text)) continue;
    for (const match of text.matchAll(finder.pattern)) {
      const figure = figureOf(finder, match);
      if (!found.some((other) => overlap(figure, other))) found.push(figure);
    }
  }
  return found.toSorted((a, b) => a.index - b.index);
}

function figureOf({ kind, unit, read = numbersOf }: Finder, match: RegExpExecArray): Figure {
  const typed = { kind, text: match[0], index: match.index };
  return { ...typed, values: read(match.groups ?? {}), ...(unit && { unit }) };
}

function numbersOf({ first, last }: Groups): number[] {
  return [first, last].flatMap((value) => (value ? [parseNumber(value)] : []));
}

function overlap(a: Figure, b: Figure): boolean {
  return a.index < b.index + b.text.length && b.index < a.index + a.text.length;
}
