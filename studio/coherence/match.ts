import type { SanityDocumentLike } from "sanity";

import { baseId } from "../baseId.ts";
import { calledCamp } from "../schema/choices.ts";
import type { Datum, Subject } from "./datum.ts";
import type { Figure } from "./figure.ts";
import { audiencesIn, datedIn, type Names, namedNear } from "./mentions.ts";
import { number, parseNumber, space } from "./numbers.ts";
import { inUnit } from "./otherUnits.ts";
import type { Text } from "./texts.ts";

/** A figure, what is written around it, and the publics whose plans its document shows. */
export type PlacedFigure = {
  figure: Figure;
  text: Text;
  document: SanityDocumentLike;
  sentence: string;
  /** Where in the sentence the figure begins. */
  at: number;
  audiences: Set<unknown>;
};

/** What a typed figure must agree with; undefined when it is none of the school's figures. */
export function mustAgreeWith(placed: PlacedFigure, data: Datum[], names: Names): Datum[] | undefined {
  const { figure, text } = placed;
  if (text.path.at(-1) === "code" && figure.kind !== "amount") return undefined;
  const pool = [
    ...data.filter(({ kind, unit }) => kind === figure.kind && unit === figure.unit),
    ...inUnit(data, figure.unit),
  ];
  const own = within(placed, text.column && `${text.column} : `);
  const found = heldAgainst(own, figure.kind === "time" ? times(data) : pool, names);
  if (found !== undefined || text.row === undefined) return found;
  return heldAgainst(inRow(placed, text.row), figure.kind === "time" ? times(data) : pool, names);
}

function heldAgainst(placed: PlacedFigure, pool: Datum[], names: Names): Datum[] | undefined {
  if (placed.figure.kind === "duration") return durationsMeant(placed, pool, names);
  const named = meant(placed, pool, names);
  switch (placed.figure.kind) {
    case "amount":
      return forPeriod(placed, called(placed, forAudience(placed, named)));
    case "hours":
      return hoursMeant(placed, named, ofItsDay(placed, pool, names));
    case "time":
      return lessonNamed(placed, pool, names) ? [...ofItsDay(placed, pool, names), ...named] : undefined;
    case "percent":
      return discountsMeant(placed, ofAudience(placed, named));
    case "size":
      return isGroupSize(placed) ? sizes(placed, named) : undefined;
    case "blocks":
      return countsAll(placed, names) ? some(named) : undefined;
    case "date":
      return daysMeant(placed, called(placed, named));
    default:
      return named;
  }
}

function daysMeant(placed: PlacedFigure, named: Datum[]): Datum[] | undefined {
  const known = named.filter(({ isSpan }) => !isSpan || placed.figure.values.length > 1);
  return isBeside(placed, known) ? undefined : some(known);
}

/**
 * « Le 23 décembre tombe pendant les vacances de Noël, et les cours reprennent le 6 janvier » and « un stage du 28 au 30
 * décembre, pendant les vacances de Noël » say nothing of their bounds.
 */
function isBeside({ figure: { values }, sentence }: PlacedFigure, known: Datum[]): boolean {
  const ofBounds = values.length > 1 ? !aCamp.test(sentence) : ofHolidays.test(sentence);
  if (ofBounds || known.some(({ beside }) => !beside)) return false;
  const isIn = (days: number[], day: number) =>
    days.some((one) => day === (day < 10_000 ? one % 10_000 : one));
  return known.some(({ beside = [] }) => values.every((day) => isIn(beside, day)));
}

const ofHolidays = /(?:vacances|congés?)[^.,]{0,40}(?:commenc|début|termin|fini)/i;
const aCamp = new RegExp(calledCamp, "iu");

/** What the sentence means by naming it; where it names nothing, what the document itself is, then all. */
function meant(placed: PlacedFigure, pool: Datum[], names: Names): Datum[] {
  const { here, all } = subjectsOf(placed, names);
  const ofThem = pool.filter(({ subject }) => subject && all.includes(subject));
  if (ofThem.length > 0) return ofThem;
  // A Monday without a class, a plan without a price: another one's figure is not theirs.
  const kinds = new Set(here.map(kindOf).filter((kind) => kind !== "document"));
  return pool.filter(({ subject, isNamed }) => !isNamed && !(subject && kinds.has(kindOf(subject))));
}

/** A duration is the school's where the sentence says what lasts, or names it. */
function durationsMeant(placed: PlacedFigure, pool: Datum[], names: Names): Datum[] | undefined {
  const { figure } = placed;
  if (isOfALife(figure)) return undefined;
  const { here, all } = subjectsOf(placed, names);
  const isOf = (subjects: Subject[]) => (datum: Datum) =>
    datum.subject !== undefined && subjects.includes(datum.subject);
  const documents = here.filter((subject) => kindOf(subject) === "document");
  const same = pool.filter(({ unit }) => unit === figure.unit);
  const called = nearestCalled(placed, same) ?? some(same.filter(isOf(documents)));
  if (!called) return some(calledBefore(placed, pool));
  return orAll([...called, ...same.filter(isOf(here))].filter(isOf(all)), called);
}

/** « 16 ans » is somebody's age, « depuis 20 ans » a career: nothing of the school lasts so long. */
const isOfALife = ({ unit, values }: Figure) => unit === "an" && values.every((years) => years > 5);

/** What the sentence names near the figure; else the document itself. */
function subjectsOf({ sentence, at, figure, document }: PlacedFigure, names: Names) {
  const span = { start: at, end: at + figure.text.length };
  const here = [names.plans, names.days, names.documents].flatMap((group) =>
    namedNear(group, sentence, span),
  );
  const id = baseId(document._id);
  const own: Subject[] = [`plan ${id}`, `document ${id}`];
  return { here, all: here.length > 0 ? here : own };
}

const kindOf = (subject: Subject) => subject.split(" ")[0];

/** The hours of what the school has that day, unless it calls others: « portes ouvertes le 12 décembre de 10h à 12h ». */
function hoursMeant(placed: PlacedFigure, named: Datum[], ofThatDay: Datum[]): Datum[] {
  const { values } = placed.figure;
  const agreeing = ofThatDay.filter((datum) => String(datum.values) === String(values));
  return some(agreeing) ?? nearestCalled(placed, named) ?? orAll(ofThatDay, named);
}

function ofItsDay({ sentence }: PlacedFigure, pool: Datum[], { dated }: Names): Datum[] {
  const subjects = datedIn(sentence, dated);
  return pool.filter(({ subject }) => subject && subjects.includes(subject));
}

/** « Pour les écoles » */
function forAudience({ sentence }: PlacedFigure, pool: Datum[]): Datum[] {
  const audiences = audiencesIn(sentence);
  return orAll(
    pool.filter(({ audience }) => audiences.includes(String(audience))),
    pool,
  );
}

/** Of the publics that the sentence speaks to, else of those whose plans the document shows, and of no other. */
function ofAudience({ sentence, audiences }: PlacedFigure, pool: Datum[]): Datum[] {
  const named = audiencesIn(sentence);
  const meant: unknown[] = named.length > 0 ? named : [...audiences];
  return meant.length > 0 ? pool.filter(({ audience }) => meant.includes(audience)) : pool;
}

/** A struck-through price, a saving or a next price where the sentence speaks of one; the price itself always. */
function called(placed: PlacedFigure, pool: Datum[]): Datum[] {
  return pool.filter((datum) => datum.called === undefined || isCalled(datum, placed));
}

export function isCalled({ called: words }: Datum, { sentence }: PlacedFigure): boolean {
  return words !== undefined && expression(words).test(sentence);
}

/** « 149 € par mois », « 3 mois à 420 € » */
function forPeriod({ sentence, at, figure }: PlacedFigure, pool: Datum[]): Datum[] {
  const { count, unit } = periodAfter.exec(sentence.slice(at + figure.text.length))?.groups ?? {};
  if (!unit) return pool;
  const period = `${count ? parseNumber(count) : 1} ${unit.toLowerCase().replace(/^h$/, "heure")}`;
  return orAll(
    pool.filter((datum) => datum.period === period),
    pool,
  );
}

const periodAfter = new RegExp(
  `^${space}?(?:(?:par|pour|les|chaque|le|la)${space}(?:(?<count>${number})${space})?|/${space}?)(?<unit>heure|h|jour|semaine|mois|an)(?!\\p{L})`,
  "iu",
);

/** A discount, by the person it begins with: « 20 % pour le deuxième enfant »; what is called one is one, if no plan gives any. */
function discountsMeant({ sentence, at, figure }: PlacedFigure, pool: Datum[]): Datum[] | undefined {
  const end = at + figure.text.length;
  const ranks = ranksIn(sentence).toSorted((a, b) => gap(a.index) - gap(b.index));
  const [nearest] = ranks;
  const isCalled = /remise|réduction|rabais|ristourne|code promo/i.test(sentence);
  if (nearest === undefined) return isCalled ? pool : undefined;
  const begun = pool.filter(({ rank }) => rank !== undefined && rank <= nearest.rank);
  const last = (subject: Datum["subject"]) =>
    Math.max(...begun.filter((one) => one.subject === subject).map(({ rank = 0 }) => rank));
  const meant = begun.filter(({ subject, rank }) => rank === last(subject));
  return meant.length > 0 || isCalled || ranks.some(({ isPerson }) => isPerson) ? meant : undefined;

  function gap(index: number): number {
    // A discount is most often said before whom it is for.
    const [from, to] = index < at ? [index, at] : [end, index];
    return to - from + (index < at ? 5 : 0) + (/[,;]|\set\s/.test(sentence.slice(from, to)) ? 20 : 0);
  }
}

const ordinals = "premi deuxi second troisi quatri cinqui sixi septi huiti neuvi dixi".split(" ");
const ordinalValues = [1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const person = "(?:enfant|élève|personne|participant|jeune|inscri|frère|sœur)";
const rankPattern = new RegExp(
  `(?<ordinal>${ordinals.join("|")})\\p{L}*${space}${person}|(?<digits>\\d+)e(?:r|ème)?${space}${person}|(?:à${space}partir${space}d(?:e${space}|u${space}|’)|dès${space}(?:le${space})?)(?:(?<start>${ordinals.join("|")})|(?<from>${number})(?!${space}?[€%h])(?<several>${space}${person})?)`,
  "giu",
);

/** `isPerson`: nobody is « le deuxième enfant » but for whom a discount begins. */
function ranksIn(sentence: string): { rank: number; index: number; isPerson: boolean }[] {
  return [...sentence.matchAll(rankPattern)].map(({ index, groups = {} }) => {
    const ordinal = (groups.ordinal ?? groups.start)?.toLowerCase();
    const rank = ordinal
      ? ordinalValues[ordinals.indexOf(ordinal)]!
      : parseNumber(groups.digits ?? groups.from ?? "0");
    const isPerson = rank > 1 && Boolean(groups.ordinal ?? groups.digits ?? groups.several);
    return { rank, index, isPerson };
  });
}

const group = /au plus|maximum|\bmax\b|jusqu[’']à|groupe|par (?:session|séance|classe)/i;

function isGroupSize({ figure, text, sentence, at }: PlacedFigure): boolean {
  const before = sentence.slice(0, at);
  if (/(?:à partir de|dès|au-delà d[e’']|plus de|plus que|reste(?:nt)?)\s*$/i.test(before)) return false;
  if (/participant/i.test(figure.text)) return true;
  const after = sentence.slice(at + figure.text.length);
  const near = [text.column, before.slice(-40), after.slice(0, 30)].join(" ");
  const isNamed = /\s/.test(figure.text);
  return (isNamed ? group : /groupe|élève|places|êtes/i).test(near);
}

/** « Pack 3 mois : trois blocs » counts those of a plan, not of the programme. */
function countsAll(placed: PlacedFigure, names: Names): boolean {
  const ofPlan = subjectsOf(placed, names).here.some((subject) => kindOf(subject) === "plan");
  return !ofPlan && placed.text.type !== "plan";
}

/** The school's groups, and those of the plans that the sentence names or the document shows; the least one, where one is given. */
function sizes(placed: PlacedFigure, named: Datum[]): Datum[] | undefined {
  const { audiences } = placed;
  const ofPlans = named.every(({ subject }) => subject !== undefined);
  const known = named.filter(({ audience }) => ofPlans || audience === undefined || audiences.has(audience));
  return saysTheLeast(placed) ? some(known.filter(({ isLeast }) => isLeast)) : known;
}

/** « Au moins 6 participants », « 6 inscrits minimum » */
function saysTheLeast({ sentence, at, figure }: PlacedFigure): boolean {
  const after = sentence.slice(at + figure.text.length);
  return (
    /(?:minimum|au moins)(?:\sde|\s:)?\s$/i.test(sentence.slice(0, at)) ||
    /^\s(?:(?:au\s)?minimum|au moins)/i.test(after)
  );
}

/** The single hours that classes and workshops begin and end at. */
function times(data: Datum[]): Datum[] {
  return data
    .filter(({ kind }) => kind === "hours")
    .flatMap((datum) => datum.values.map((value) => ({ ...datum, inserted: undefined, values: [value] })));
}

/** « Le film commence à 18h » is no lesson. */
function lessonNamed(placed: PlacedFigure, pool: Datum[], names: Names): boolean {
  const { sentence, at, figure } = placed;
  const taught = new Set(pool.map(({ subject }) => subject));
  const days = namedNear(names.days, sentence, { start: at, end: at + figure.text.length });
  return days.some((day) => taught.has(day)) || pool.some((datum) => isCalled(datum, placed));
}

/** How far from a figure what it is called may stand, and how near before it that decides alone. */
const reach = 60;
const close = 25;

/** What is called right before the figure decides alone; otherwise anything that the sentence calls may be meant. */
function nearestCalled(placed: PlacedFigure, pool: Datum[]): Datum[] | undefined {
  return (
    some(calledBefore(placed, pool)) ?? some(pool.filter((datum) => distances(datum, placed).any < reach))
  );
}

/** What is called right before the figure. */
export function calledBefore(placed: PlacedFigure, pool: Datum[]): Datum[] {
  const gaps = pool.map((datum) => distances(datum, placed).before);
  const nearest = Math.min(...gaps);
  return nearest < close ? pool.filter((_, index) => gaps[index] === nearest) : [];
}

/** How far what a datum is called stands from the figure: before it, and on either side. */
function distances({ called: words }: Datum, { sentence, at, figure }: PlacedFigure) {
  const end = at + figure.text.length;
  const found = words === undefined ? [] : [...sentence.matchAll(expression(words, "g"))];
  const before = found.map(({ index, 0: word }) => at - index - word.length).filter((gap) => gap >= 0);
  const after = found.map(({ index }) => index - end).filter((gap) => gap >= 0);
  return { before: Math.min(...before), any: Math.min(...before, ...after) };
}

const expressions = new Map<string, RegExp>();

function expression(source: string, more = ""): RegExp {
  const key = more + source;
  const known = expressions.get(key) ?? new RegExp(source, `iu${more}`);
  expressions.set(key, known);
  return known;
}

function within(placed: PlacedFigure, column: string | undefined): PlacedFigure {
  return column ? { ...placed, sentence: column + placed.sentence, at: placed.at + column.length } : placed;
}

function inRow(placed: PlacedFigure, row: string): PlacedFigure {
  return { ...placed, sentence: row, at: Math.max(0, row.lastIndexOf(placed.figure.text)) };
}

function some<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function orAll<T>(list: T[] | undefined, all: T[]): T[] {
  return list && list.length > 0 ? list : all;
}
