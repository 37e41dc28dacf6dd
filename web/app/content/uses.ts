import type { ContentSourceMap } from "@sanity/client";
import { inDayAndMonth } from "functions/in-days";
import { shownAt } from "functions/shown-at";

/**
 * A document that was read, as its id, and with the key of the page's section where there is one: `plan-mensuel 3f2a`.
 * Of what was read beside the page, `texts` are what it would be known by there.
 */
export type Use = { use: string; texts: readonly string[] | undefined };

/** What says where a document stands, which it is or when it changes, and shows nothing of it: a link has no more. */
const ofLinks = /^\$\['(_\w+|path|slug|showFrom|showUntil|nextPrice'\]\['from)'\]/;
const ofSection = /^\$\['\d+'\]\['sections'\]\[\d+\]/;
/** What a document is called by, and the days it is of. */
const names = /\['(name|title|question|author|\w*[dD]ay|start|end)'\]$/;

/** Who shows more documents lists them all, and shows none in particular. */
const most = 500;

/** The documents that the answers to several questions were made of. */
export function usesIn(map: ContentSourceMap, results: readonly unknown[], now = new Date()): Use[] {
  const uses = new Map<string, string[] | undefined>();
  const note = (use: string, texts: string[] | undefined) =>
    uses.set(use, texts && uses.has(use) ? uses.get(use)?.concat(texts) : texts);
  const hidden = hiddenIn(map, results, now);
  for (const [at, { source }] of Object.entries(map.mappings)) {
    if (source.type !== "documentValue" || hidden.some((place) => at.startsWith(place))) continue;
    const { _id, _type } = map.documents[source.document]!;
    const field = map.paths[source.path] ?? "";
    if (_type.startsWith("sanity.") || ofLinks.test(field)) continue;
    const texts = isOfDocument(results, at)
      ? undefined
      : names.test(field)
        ? textsOf(valueAt(results, at))
        : [];
    const [section] = ofSection.exec(at) ?? [];
    const key = section && (valueAt(results, section) as { _key?: string } | null)?._key;
    note(_id, texts);
    if (key) note(`${_id} ${key}`, texts);
  }
  return uses.size > most ? [] : [...uses].map(([use, texts]) => ({ use, texts }));
}

/** Those of which something stands in what was answered: a page reads more beside it than it shows. */
export function usesShown(uses: readonly Use[], answer: string | undefined): string[] {
  const words = answer === undefined ? undefined : inWords(answer);
  const isShown = ({ texts }: Use) =>
    !words || !texts || texts.length === 0 || texts.some((text) => words.includes(text));
  return uses.filter(isShown).map(({ use }) => use);
}

/** Whether what stands at a place is of a document that was asked for by itself, of those placed in it, or in a text. */
function isOfDocument(results: readonly unknown[], at: string): boolean {
  if (at.includes("['body']")) return true;
  const [question] = /^\$\['\d+'\]/.exec(at) ?? [];
  const answer = question && (valueAt(results, question) as { _id?: unknown } | null);
  return typeof answer === "object" && typeof answer?._id === "string";
}

/** The places of what is not shown at this moment. */
function hiddenIn({ mappings }: ContentSourceMap, results: readonly unknown[], now: Date): string[] {
  const timed = Object.keys(mappings).flatMap((at) => /^(.+)\['show(?:From|Until)'\]$/.exec(at)?.[1] ?? []);
  return timed.filter((place) => !shownAt(valueAt(results, place) as object, now).shown);
}

/** How a value may stand in an answer: a day as one reads it, and as machines do. */
function textsOf(value: unknown): string[] {
  if (typeof value !== "string") return [];
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:$|T)/.exec(value) ?? [];
  if (day === undefined) return [inWords(value)].filter(Boolean);
  return [inWords(day), inWords(inDayAndMonth(day)), ` ${day.replaceAll("-", "")}`];
}

/** The words of a text, between single spaces, whatever typography, HTML or a calendar's lines make of it. */
function inWords(text: string): string {
  const whole = text.startsWith("BEGIN:VCALENDAR") ? text.replaceAll(/\r?\n[ \t]/g, "") : text;
  const words = whole.replaceAll(/&#?\w+;/g, " ").replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return words.trim() && ` ${words.trim()} `;
}

/** The value at a place of a source map, `$['0']['sections'][2]['title']`. */
function valueAt(results: readonly unknown[], at: string): unknown {
  let value: unknown = results;
  for (const [, name, index] of at.matchAll(/\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]/g)) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string, unknown>)[index ?? name ?? ""];
  }
  return value;
}
