import { deflateRawSync, inflateRawSync } from "node:zlib";

import { fold } from "functions/fold";

import { pagesFor, perPage } from "../content/numberedPages.ts";
import { excerptOf, type Piece } from "./excerpt.ts";
import { passagesOf } from "./passages.ts";
import { type Described, Terms } from "./Terms.ts";
import { termOf, wordsOf } from "./words.ts";

/** A page to be found: its address, its title, its description, what it says in Markdown. */
export type Findable = {
  path: string;
  title: string;
  description: string;
  markdown: string;
  article: boolean;
};

export type Found = { path: string; title: string; excerpt: Piece[] };

/** Some of what was found, the best first, and how much was. */
export type FoundPage = { total: number; found: Found[] };

export type SiteIndex = {
  /** @param page From 1; past the last, the last. */
  find: (query: string, page?: number) => FoundPage;
  /** Adds a page, or puts it in the place of the one at its address. */
  put: (page: Findable) => void;
  remove: (path: string) => void;
  /** Takes these groups of words for equivalent. */
  equate: (synonyms: string[][]) => void;
};

/** What lacks a word asked, and scores less than this part of the best, is not worth reading. */
const worthwhile = 0.1;
/** A word that staff hold for equivalent finds less than the word itself, and so does one that is like it. */
const equivalent = 0.4;

/** Of so many words of a question it is asked what they are a slip of: nobody slips more often. */
const mostSlips = 4;

/** What answers a part of a question, of one word or more: all of these terms. */
type Way = { terms: string[]; weight: number };
type Part = { size: number; ways: Way[] };
type Hit = { page: number; score: number; terms: Set<string>; answered: number };

/**
 * Finds pages by words, in French: without regard to accents and endings; a word that no page has is taken
 * for a slip of one that some page has.
 */
export function createSiteIndex(): SiteIndex {
  const index = new Terms();
  let groups: string[][][] = [];

  /** Some words, or what staff hold for equivalent to them. */
  function waysOf(words: string[]): Way[] {
    const terms = termsOf(words);
    const asked = terms.join(" ");
    const equivalents = groups
      .filter((group) => group.some((member) => member.join(" ") === asked))
      .flatMap((group) => group.filter((member) => member.join(" ") !== asked));
    return [{ terms, weight: 1 }, ...equivalents.map((member) => ({ terms: member, weight: equivalent }))];
  }

  /** The words of a question that stand together in a group. */
  function phrasesOf(words: string[]): string[][] {
    const longest = Math.max(1, ...groups.flat().map(({ length }) => length));
    const known = new Set(groups.flat().map((member) => member.join(" ")));
    return words.flatMap((_, start) =>
      Array.from({ length: longest - 1 }, (_, more) => words.slice(start, start + more + 2)).filter(
        (phrase) => phrase.length > 1 && known.has(termsOf(phrase).join(" ")),
      ),
    );
  }

  /** Pages with any of the words, those that answer more of the question first. */
  function search(words: string[]): Hit[] {
    const hits = new Map<number, Hit>();
    const parts: Part[] = [
      ...words.map((word) => ({ size: 1, ways: waysOf([word]) })),
      ...phrasesOf(words).map((phrase) => ({ size: 2, ways: waysOf(phrase) })),
    ];
    let slips = 0;
    for (const [at, part] of parts.entries()) {
      if (take(part, hits) || at >= words.length || ++slips > mostSlips) continue;
      // A word as it is written, and all its forms.
      const meant = index.alike(fold(words[at]!)).flatMap((word) => [word, termOf(word) ?? word]);
      const ways = [...new Set(meant)].map((term) => ({ terms: [term], weight: equivalent }));
      take({ size: 1, ways }, hits);
    }
    return [...hits.values()]
      .map((hit) => ({ ...hit, score: hit.score * Math.max(1, hit.answered) }))
      .toSorted((one, other) => other.score - one.score);
  }

  /** Notes the pages that answer a part of a question, in whatever ways. @returns whether any does. */
  function take({ size, ways }: Part, hits: Map<number, Hit>): boolean {
    const answering = new Set<number>();
    for (const { terms, weight } of ways) {
      const having = terms.map((term) => index.having(term));
      for (const page of having[0]?.keys() ?? []) {
        if (!having.every((one) => one.has(page))) continue;
        const hit = hits.get(page) ?? { page, score: 0, terms: new Set(), answered: 0 };
        hits.set(page, hit);
        for (const term of terms) hit.terms.add(term);
        hit.score += having.reduce((sum, one) => sum + weight * one.get(page)!, 0);
        answering.add(page);
      }
    }
    for (const page of answering) hits.get(page)!.answered += size;
    return answering.size > 0;
  }

  return {
    put: (page) => index.put(describe(page)),
    remove: (path) => index.remove(path),
    equate: (synonyms) =>
      void (groups = synonyms.map((group) => {
        const members = group.map((member) => termsOf(wordsOf(member)));
        // « école » and « écoles » are one.
        const distinct = new Map(members.map((terms) => [terms.join(" "), terms]));
        return [...distinct.values()].filter(({ length }) => length > 0);
      })),
    find(query, page = 1) {
      const words = [...new Set(wordsOf(query))].filter((word) => termOf(word));
      const found = search(words);
      const [best] = found;
      const asked = termsOf(words);
      const worth = found.filter(
        ({ score, terms }) =>
          asked.every((term) => terms.has(term)) || (best && score > best.score * worthwhile),
      );
      const end = Math.min(page, pagesFor(worth.length)) * perPage;
      const shown = worth.slice(end - perPage, end).map(({ page, terms }) => {
        const { path, title, packed } = index.told(page);
        return { path, title, excerpt: excerptOf(unpack(packed), terms, new Set(words.map(fold))) };
      });
      return { total: worth.length, found: shown };
    },
  };
}

function describe({ path, title, description, markdown, article }: Findable): Described {
  const passages = passagesOf(markdown);
  const text = passages.map(({ text }) => text).join("\n");
  const told = [
    description,
    ...passages.map(({ heading, text }) => `${heading.replace(/[^.?!…]$/, "$&.")} ${text}`.trim()),
  ];
  const headings = passages.map(({ heading }) => heading).join("\n");
  return {
    path,
    title,
    article,
    packed: deflateRawSync(JSON.stringify(told.filter(Boolean))),
    terms: {
      title: formsIn(title),
      description: formsIn(description),
      headings: formsIn(headings),
      text: article ? termsOf(wordsOf(text)) : formsIn(text),
    },
  };
}

/** As it is written too: a slip is nearer to a whole word than to its stem. Not in articles, of which there may be thousands. */
const formsIn = (text: string) =>
  wordsOf(text).flatMap((word) => {
    const term = termOf(word);
    return term ? [...new Set([term, fold(word)])] : [];
  });

/** Texts are read for excerpts of what was found only: until then they take little room. */
const unpack = (packed: Uint8Array) => JSON.parse(inflateRawSync(packed).toString()) as string[];

/** What the words of something are looked up by. */
function termsOf(words: string[]): string[] {
  return words.flatMap((word) => termOf(word) ?? []);
}
