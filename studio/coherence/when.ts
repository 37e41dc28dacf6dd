import { dash, expression, type Finder, type Groups } from "./figure.ts";
import { space } from "./numbers.ts";

const hour = "(?:[01]?\\d|2[0-4])";
/** « 9h », « 9h30 », « 9:00 » */
const clock = `${hour}${space}?(?:h|:)${space}?[0-5]\\d|${hour}${space}?h(?!\\p{L})`;
const oclock = `${clock}|${hour}${space}heures`;
/** « 9 à 16h » : the hour that ends a range says what its first number is; « 2 à 3 heures » is how long. */
const bare = `${hour}(?=(?:${dash}|${space}à${space})(?:${clock}))`;
const until = `(?:${dash}|${space}(?:à|et|jusqu[’']à)${space})`;

export const months = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";
const dayOfMonth = `(?:1er|[12]?\\d|3[01])`;
const year = `(?:${space}20\\d\\d(?!\\d))?`;
const date = `(?<![\\d.,])${dayOfMonth}${space}(?:${months})${year}`;

const hoursHint = /\d[\s\u00A0\u202F]?[h:]/i;

/** Hours of the clock, in minutes since midnight, and days of the year: `20251223`, `1223` without its year. */
export const when: Finder[] = [
  {
    kind: "hours",
    hint: hoursHint,
    pattern: expression(`(?<![\\d:.,])(?<from>${oclock}|${bare})${until}(?<to>${oclock})`),
    read: hoursOf,
  },
  {
    kind: "time",
    hint: hoursHint,
    pattern: expression(
      `(?<=(?<!(?<!\\d)\\d{1,2}${space})(?:à|dès|vers|jusqu[’']à|avant|après)${space})(?<from>${oclock})`,
    ),
    read: hoursOf,
  },
  {
    kind: "time",
    hint: /\d:\d/,
    pattern: expression(`(?<![\\d:.,])(?<from>\\d{1,2}:[0-5]\\d)(?![\\d:])`),
    read: hoursOf,
  },
  {
    kind: "date",
    hint: new RegExp(months, "i"),
    pattern: expression(
      `(?:(?<=du${space})(?<start>${dayOfMonth}(?:${space}(?:${months})${year})?)${space}au${space})?(?<end>${date})`,
    ),
    read: ({ start, end = "" }) => datesOf(start, end),
  },
];

function hoursOf({ from, to }: Groups): number[] {
  return [from, to].flatMap((time) => (time ? [minutes(time)] : []));
}

/** Minutes since midnight of `9h`, `9h30`, `9:30` or « 9 heures ». */
function minutes(time: string): number {
  const [hours = "0", rest = "0"] = time.match(/\d+/g) ?? [];
  return Number(hours) * 60 + Number(rest);
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
