import { fold } from "functions/fold";

import { placesOf, termOf } from "./words.ts";

/** A piece of an excerpt; `found` when it is a word that was looked for. `at` tells pieces apart. */
export type Piece = { at: number; text: string; found: boolean };

type Place = { start: number; end: number; term: string; weight: number };

const length = 220;
/** What stands before the first word that was found. */
const before = 60;

/**
 * The part of a page that says most of what was looked for, those words set off from the rest.
 * @param terms the terms that found the page.
 * @param asked the words of the question themselves, which count for more than their equivalents.
 */
export function excerptOf(
  passages: string[],
  terms: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): Piece[] {
  const [best = { text: "", start: 0 }] = passages
    .map((text) => ({ text, ...bestWindow(placesIn(text, terms, asked)) }))
    // Of two that say as much, the one that begins with it: its heading says it.
    .toSorted((one, other) => other.weight - one.weight || one.start - other.start);
  return pieces(best.text, windowAround(best.text, best.start), placesIn(best.text, terms, asked));
}

function placesIn(text: string, terms: ReadonlySet<string>, asked: ReadonlySet<string>): Place[] {
  const askedTerms = new Set([...asked].map(termOf));
  return [...placesOf(text)].flatMap(({ words, start, end }) => {
    const forms = words.flatMap((word) => [termOf(word), fold(word)]);
    const term = forms.find((form) => form !== null && terms.has(form));
    return term ? [{ start, end, term, weight: askedTerms.has(term) ? 3 : 1 }] : [];
  });
}

/** The place from which most different terms follow within an excerpt's length. */
function bestWindow(places: Place[]): { start: number; weight: number } {
  let best = { start: 0, weight: 0 };
  for (const [first, { start }] of places.entries()) {
    const near = new Map<string, number>();
    for (let at = first; at < places.length && places[at]!.end < start + length - before; at++)
      near.set(places[at]!.term, places[at]!.weight);
    const weight = near.values().reduce((sum, one) => sum + one, 0);
    if (weight > best.weight) best = { start, weight };
  }
  return best;
}

/** Whole words around a place. */
function windowAround(text: string, place: number): { start: number; end: number } {
  const start = place < before ? 0 : text.indexOf(" ", place - before) + 1;
  const space = text.indexOf(" ", start + length);
  return { start, end: space === -1 ? text.length : space };
}

function pieces(text: string, { start, end }: { start: number; end: number }, places: Place[]): Piece[] {
  const piece = (from: number, to: number, found = false) => ({
    at: from,
    text: text.slice(from, to),
    found,
  });
  const inside = places.filter((place) => place.start >= start && place.end <= end);
  const found = inside.flatMap((place, index) => [
    piece(inside[index - 1]?.end ?? start, place.start),
    piece(place.start, place.end, true),
  ]);
  const rest = piece(inside.at(-1)?.end ?? start, end);
  // What is cut ends with one sign: the one that says so.
  if (end < text.length) rest.text = rest.text.replace(/[\s.,;:·…]+$/, "");
  const dots = (at: number, cut: boolean) => ({ at, text: cut ? "…" : "", found: false });
  return [dots(-1, start > 0), ...found, rest, dots(end, end < text.length)].filter((piece) => piece.text);
}
