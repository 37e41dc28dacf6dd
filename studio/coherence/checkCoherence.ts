import { dayIn } from "functions/brussels";
import type { SanityDocumentLike } from "sanity";

import { hasDisappeared, isInItsHours, whenShown } from "../schema/whenShown.ts";
import { accept, type CoherenceReport, type Exception } from "./accept.ts";
import { amountsOf } from "./amounts.ts";
import { blockDurations } from "./blockDurations.ts";
import { dataOf } from "./data.ts";
import type { Datum } from "./datum.ts";
import { commonlyAsked, deniedSince, namedIn } from "./deniedSince.ts";
import type { Figure } from "./figure.ts";
import { figuresIn } from "./figures.ts";
import { aboutText, type Finding } from "./finding.ts";
import { freeStarts, freeStartsOf } from "./freeStarts.ts";
import { calledBefore, isCalled, mustAgreeWith, type PlacedFigure } from "./match.ts";
import { type Names, namesOf } from "./mentions.ts";
import { missingAmounts } from "./missingAmounts.ts";
import { contradictoryOffers } from "./offers.ts";
import { hollowSections } from "./hollowSections.ts";
import { endingsIn, outlived } from "./outlived.ts";
import { pastEditions, pastMonths } from "./pastEditions.ts";
import { plansIn } from "./plansIn.ts";
import { promisedClasses } from "./promisedClasses.ts";
import { replacementFor } from "./replacement.ts";
import { sentenceAround } from "./sentenceAround.ts";
import { otherFigures, shownFiguresIn } from "./shownFigures.ts";
import { type Text, textsOf } from "./texts.ts";
import { strayMonths } from "./strayMonths.ts";
import { typedFacts, wordedFacts } from "./typedFacts.ts";

/** Compares every figure typed in these documents, and every amount inserted, with what the documents give on a day, and links with the hours of their pages. */
export function checkCoherence(documents: SanityDocumentLike[], today = now()): CoherenceReport {
  return coherenceChecker()(documents, today);
}

/** A check that reads again only what changed since it was last asked: documents are told by identity. */
export function coherenceChecker() {
  const read = new WeakMap<SanityDocumentLike, { basis: string; findings: Finding[] }>();
  const figures = typedFigures();
  return (documents: SanityDocumentLike[], today = now()): CoherenceReport => {
    const exceptions = documents.filter(({ _type }) => _type === "exception") as Exception[];
    const content = documents.filter(({ _type }) => _type !== "exception" && !_type.includes("."));
    const plans = content.filter(isPlan);
    const there = content.filter((document) => !hasDisappeared(document));
    const data = dataOf(there, today);
    const names = namesOf(content);
    const endings = endingsIn(content);
    const months = pastMonths(content, today);
    const offered = freeStartsOf(there.filter(isPlan));
    const worded = wordedFacts(content);
    const [named, common] = [namedIn(there, today), commonlyAsked(there)];
    const shownFigures = shownFiguresIn(there);
    const amounts = new Map(
      plans.map((plan) => [
        plan._id,
        {
          name: String(plan.name),
          away: !isInItsHours(plan) && whenShown(plan),
          amounts: amountsOf(plan, there, today),
        },
      ]),
    );
    const basis = JSON.stringify([
      today,
      data,
      namesKey(names),
      [...amounts],
      endings,
      months,
      ...offered,
      worded,
      shownFigures,
      named,
      common,
    ]);
    const figuresOf = (document: SanityDocumentLike, shown: SanityDocumentLike[]) => {
      const audiences = new Set(shown.map(({ audience }) => audience));
      return figures(document, names).flatMap(({ text, figure }) => {
        const placed = { figure, text, document, audiences, ...sentenceAround(text.text, figure) };
        const known = mustAgreeWith(placed, data, names);
        return known ? (findingOf(placed, known) ?? []) : [];
      });
    };
    const findings = content.flatMap((document) => {
      const known = read.get(document);
      if (known?.basis === basis) return known.findings;
      const shown = plansIn(document, plans);
      const own = [
        ...figuresOf(document, shown),
        ...blockDurations(document, data),
        ...missingAmounts(document, amounts),
        ...contradictoryOffers(document, shown, today),
        ...outlived(document, endings, today),
        ...pastEditions(document, months),
        ...freeStarts(document, offered),
        ...typedFacts(document, worded),
        ...otherFigures(document, shownFigures),
        ...deniedSince(document, named, common),
      ];
      read.set(document, { basis, findings: own });
      return own;
    });
    const ofDays = [
      ...strayMonths(content, today),
      ...promisedClasses(content, today),
      ...hollowSections(content, today),
    ];
    return accept([...findings, ...ofDays], exceptions);
  };
}

const now = () => dayIn(new Date());

const isPlan = ({ _type }: SanityDocumentLike) => _type === "plan";

function namesKey({ plans, documents }: Names) {
  return [...plans, ...documents].map(({ subjects, pattern }) => [subjects, pattern.source]);
}

type TypedFigure = { text: Text; figure: Figure };

/** Every figure typed in a document, read once for as long as the plans keep their names. */
function typedFigures() {
  const read = new WeakMap<SanityDocumentLike, { key: string; figures: TypedFigure[] }>();
  return (document: SanityDocumentLike, names: Names): TypedFigure[] => {
    const key = names.plans.map(({ pattern }) => pattern.source).join("\n");
    const known = read.get(document);
    if (known?.key === key) return known.figures;
    const figures = textsOf(document)
      .filter((text) => !isSource(text))
      .flatMap((text) =>
        figuresIn(withoutNames(names, text.text))
          .filter(({ kind, values }) => kind !== "amount" || values.some((value) => value !== 0))
          .map((figure) => ({ text, figure })),
      );
    read.set(document, { key, figures });
    return figures;
  };
}

/** The text with the plans' own names blanked out: « Pack 3 mois » is a name. */
function withoutNames({ plans }: Names, text: string): string {
  return plans.reduce(
    (rest, { pattern }) => rest.replace(pattern, (name) => "\uFFFC".repeat(name.length)),
    text,
  );
}

/** Whether a text is where its figures come from. */
function isSource({ type, path }: Text): boolean {
  return type === "edition" || path[0] === (type === "settings" ? "facts" : type === "session" && "hours");
}

function findingOf(placed: PlacedFigure, known: Datum[]): Finding | undefined {
  const { text, figure } = placed;
  const agreeing = agreeingWith(figure, known);
  const inserted = agreeing?.find(
    (one) => one.inserted && (figure.kind !== "hours" || isCalled(one, placed) || one.subject !== undefined),
  );
  if (agreeing && !(inserted && text.rich)) return undefined;
  const meant = inserted ?? bestOf(placed, known);
  // What can only be inserted with more than was typed is left to the writer, and so is an amount that is but the nearest.
  const isReplaceable = meant && (agreeing ? meant.inserted?.object !== undefined : !isNearest(known));
  return {
    ...aboutText(text, figure.text, figure.index),
    kind: agreeing ? "insertable" : "disagreement",
    message: agreeing
      ? `À insérer plutôt qu’à écrire : « ${inserted?.inserted?.title} ».`
      : disagreement(known, meant),
    ...(isReplaceable && { replacement: replacementFor(figure, meant, text.rich) }),
  };
}

/** What says the same, as a whole or value by value; undefined when some of it is nobody's. */
function agreeingWith({ kind, values }: Figure, known: Datum[]): Datum[] | undefined {
  const says = (datum: Datum, wanted: number[]) =>
    datum.values.length === wanted.length &&
    wanted.every((value, index) => same(kind, value, datum.values[index]!));
  const whole = known.filter((one) => says(one, values));
  if (whole.length > 0) return whole;
  if (kind === "ages" && isBracket(values, known)) return [];
  const each = values.map((value) =>
    known.find(
      (one) => says(one, [value]) || (kind === "date" && one.values.some((day) => same(kind, value, day))),
    ),
  );
  return each.every((one) => one !== undefined)
    ? each.map((one) => ({ ...one, inserted: undefined }))
    : undefined;
}

/** A date without its year is that of any year. */
function same(kind: Figure["kind"], typed: number, known: number): boolean {
  return typed === (kind === "date" && typed < 10_000 ? known % 10_000 : known);
}

/** « 14-15 ans » tells pupils apart and says nothing against 14-18 ans. */
function isBracket([start = 0, end = 0]: number[], known: Datum[]): boolean {
  return end - start <= 2 && known.some(({ values: [from = 0, to = 0] }) => start >= from && end <= to);
}

/** What the writer most likely meant; of one plan's amounts the nearest, where it is also the one that the words call. */
function bestOf(placed: PlacedFigure, known: Datum[]): Datum | undefined {
  const { figure, audiences } = placed;
  // Which of the days is to go, or to be another, is the writer's to say.
  if (figure.kind === "classDay") return undefined;
  if (figure.kind !== "amount") return onlyOne(placed, known);
  const shown = known.filter(({ audience }) => audiences.has(audience));
  const distance = ({ values: [amount = 0] }: Datum) => Math.abs(amount - (figure.values[0] ?? 0));
  const [nearest] = (shown.length > 0 ? shown : known).toSorted((a, b) => distance(a) - distance(b));
  if (nearest && isOnePlan(known) && !amountsCalled(placed, known).includes(nearest)) return undefined;
  return nearest;
}

/** A day is not put right by its holidays' first and last, nor a duration by another unit's or by what words after it may name. */
function onlyOne(placed: PlacedFigure, known: Datum[]): Datum | undefined {
  const { kind, values, unit } = placed.figure;
  const [one, ...others] = known;
  if (!one || others.some(({ written }) => written !== one.written)) return undefined;
  if (kind === "date") return one.values.length === values.length ? one : undefined;
  if (kind !== "duration" || one.subject !== undefined) return one;
  return one.unit === unit && calledBefore(placed, known).length > 0 ? one : undefined;
}

/** Those called right before the figure; else what needs no word. */
function amountsCalled(placed: PlacedFigure, known: Datum[]): Datum[] {
  const before = calledBefore(placed, known);
  return before.length > 0 ? before : known.filter(({ called }) => called === undefined);
}

/** Whether the best is but the nearest: another plan's amount may be meant. */
const isNearest = (known: Datum[]) => known[0]?.kind === "amount" && !isOnePlan(known);

function isOnePlan(known: Datum[]): boolean {
  return new Set(known.map(({ subject }) => subject)).size === 1;
}

function disagreement(known: Datum[], meant: Datum | undefined): string {
  if (known.length === 0) return "Aucun document ne donne ce chiffre : corrigez-le, ou acceptez-le.";
  return `Les documents disent autre chose. ${labels(known, meant)}`;
}

function labels(known: Datum[], meant: Datum | undefined): string {
  if (!meant) return `${[...new Set(known.map(({ label }) => label))].join(" ; ")}.`;
  return isNearest(known) ? `Le montant le plus proche : ${meant.label}.` : `${meant.label}.`;
}
