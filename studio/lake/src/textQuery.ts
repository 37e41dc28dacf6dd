import { type Beginnings, beginningsOf, bitOfSearched, hasBit } from "./beginnings.ts";
import { isObject } from "./document.ts";
import type { GroqNode } from "./groqNode.ts";
import { hostCall } from "./hostCall.ts";

/**
 * `left match text::query(query)`: every word, a word's `begin*` and every "phrase" is there, and nothing that has a
 * `-` before it. groq-js scores what is found by how often the words stand in it.
 */
export const matchText = (left: GroqNode, query: GroqNode): GroqNode => ({
  type: "OpCall",
  op: "match",
  left: hostCall(([value, text]) => found(value, searchOf(text)), left, query),
  right: hostCall(([text]) => searchOf(text).words, query),
  searched: left,
  query,
});

/** Whether a document holds, anywhere, all that a query wants; undefined for a query that wants nothing. */
export function wantedIn(query: unknown): ((document: object & { _id: string }) => boolean) | undefined {
  const { wanted, words } = searchOf(query);
  if (wanted.length === 0) return undefined;
  const begun = words.map(bitOfSearched).filter((bit) => bit !== undefined);
  return (document) => {
    const { text, beginnings } = wholeOf(document);
    return begun.every((bit) => hasBit(beginnings, bit)) && wanted.every((term) => term.test(text));
  };
}

type Whole = { text: string; beginnings: Beginnings };

const wholes = new WeakMap<object, Whole>();

function wholeOf(document: object & { _id: string }): Whole {
  const known = wholes.get(document);
  if (known) return known;
  const text = textOf(document) + textOf(document._id);
  const whole = { text, beginnings: beginningsOf(text) };
  wholes.set(document, whole);
  return whole;
}

type Search = { wanted: RegExp[]; unwanted: RegExp[]; words: string[] };

/** The text where it is found: none is found in no text. */
function found(value: unknown, { wanted, unwanted }: Search): string[] {
  const text = textOf(value);
  const isFound = wanted.every((term) => term.test(text)) && !unwanted.some((term) => term.test(text));
  return isFound ? [text] : [];
}

let last: { text: string; search: Search } | undefined;

/** One query asks for the same of each document. */
function searchOf(text: unknown): Search {
  if (typeof text !== "string") return { wanted: [], unwanted: [], words: [] };
  if (last?.text !== text) last = { text, search: readSearch(text) };
  return last.search;
}

function readSearch(text: string): Search {
  const terms = [...text.matchAll(/(-?)("[^"]*"|\S+)/g)].map(([, sign, term = ""]) => ({
    isWanted: sign === "",
    words: wordsOf(term),
  }));
  const patternsOf = (isWanted: boolean) =>
    terms.filter((term) => term.isWanted === isWanted && term.words.length > 0).map(patternOf);
  const words = terms.flatMap((term) => (term.isWanted ? term.words : []));
  const search = { wanted: patternsOf(true), unwanted: patternsOf(false), words };
  // What only excludes finds all the rest.
  return words.length === 0 && search.unwanted.length > 0 ? { ...search, words: ["*"] } : search;
}

/** `*` is part of a word: it stands for any letters. */
const patternOf = ({ words }: { words: string[] }) =>
  new RegExp(` ${words.map((word) => word.split("*").map(literally).join("\\S*")).join(" ")} `);

const literally = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/** As groq-js divides what `match` compares. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\b\.+|\.+\b/g, "")
    .match(/[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g) ?? [];

const texts = new WeakMap<object, string>();

/** The words of all strings in `value`, between spaces; a line for each string, so that no phrase goes over two. */
function textOf(value: unknown): string {
  if (typeof value === "string") return ` ${wordsOf(value).join(" ")} \n`;
  if (Array.isArray(value)) return value.map(textOf).join("");
  if (!isObject(value)) return "";
  const known = texts.get(value);
  if (known !== undefined) return known;
  const entries = Object.entries(value).filter(([name]) => !name.startsWith("_"));
  const text = entries.map(([, inner]) => textOf(inner)).join("");
  // Of documents only: their parts are looked at once.
  if (typeof value._id === "string") texts.set(value, text);
  return text;
}
