import { deflateRawSync, inflateRawSync } from "node:zlib";

import { fold } from "functions/fold";
import MiniSearch, { type Query, type SearchResult } from "minisearch";

import { pagesFor, perPage } from "../content/numberedPages.ts";
import { excerptOf, type Piece } from "./excerpt.ts";
import { passagesOf } from "./passages.ts";
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

type Entry = Omit<Findable, "markdown"> & {
  headings: string;
  /** What a page says; what an article does. */
  text: string;
  body: string;
  packed: Uint8Array;
};

/** What the words of something are looked up by. */
type Terms = string[];

/** What lacks a word asked, and scores less than this part of the best, is not worth reading. */
const worthwhile = 0.1;
/** An article speaks of many things; a page is about what it says. */
const pageWeight = 2.5;
/** A word that staff hold for equivalent finds less than the word itself. */
const equivalent = 0.4;

/**
 * Finds pages by words, in French: without regard to accents and endings; a word that no page has is taken
 * for a slip of one that some page has.
 */
export function createSiteIndex(): SiteIndex {
  const index = new MiniSearch<Entry>({
    idField: "path",
    fields: ["title", "description", "headings", "text", "body"],
    storeFields: ["title", "packed", "article"],
    tokenize: wordsOf,
    // As it is written too: a slip is nearer to a whole word than to its stem. Not in articles, of which there may be
    // thousands: it would double what they take.
    processTerm: (word, field) => {
      const term = termOf(word);
      return field === "body" ? term : term && [...new Set([term, fold(word)])];
    },
    searchOptions: {
      boost: { title: 10, description: 2, headings: 3 },
      boostDocument: (_, __, stored) => (stored?.article ? 1 : pageWeight),
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  let groups: Terms[][] = [];

  type Wanted = ReturnType<typeof wanted>;

  /** Some words, and what staff hold for equivalent to them; an equivalent of several words wants them all. */
  function wanted(words: string[]) {
    const terms = termsOf(words);
    const asked = terms.join(" ");
    const equivalents = groups
      .filter((group) => group.some((member) => member.join(" ") === asked))
      .flatMap((group) => group.filter((member) => member.join(" ") !== asked));
    return {
      combineWith: "OR" as const,
      queries: [terms, ...equivalents].map((queries) => ({ combineWith: "AND" as const, queries })),
      boostTerm: (term: string) => (terms.includes(term) ? 1 : equivalent),
    };
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

  /** The words that look like one that no page has; one number is not another. */
  function alike(word: string): Query {
    const slip = fold(word);
    if (/^\d+$/.test(slip)) return slip;
    return {
      combineWith: "OR",
      queries: [slip],
      prefix: slip.length > 3,
      fuzzy: slip.length > 6 ? 2 : slip.length > 3 ? 1 : false,
    };
  }

  /** Pages with any of the words, those with more of them first. */
  function search(words: string[]) {
    const phrases = phrasesOf(words).map(wanted);
    const parts: Part[] = [
      ...words.map((word) => ({ size: 1, ways: [...waysOf(wanted([word])), [fold(word)]] })),
      ...phrases.map((phrase) => ({ size: 2, ways: waysOf(phrase) })),
    ];
    return byParts(lookUp(words, phrases), parts);
  }

  function lookUp(words: string[], phrases: Wanted[]) {
    const found = index.search({
      combineWith: "OR",
      queries: [...words.map((word) => wanted([word])), ...phrases],
    });
    const terms = new Set(found.flatMap(({ terms }) => terms));
    const isFound = (word: string) =>
      wanted([word]).queries.some(({ queries }) => queries.every((term) => terms.has(term)));
    if (words.every(isFound)) return found;
    const queries = words.map((word) => (isFound(word) ? wanted([word]) : alike(word)));
    return index.search({ combineWith: "OR", queries: [...queries, ...phrases] });
  }

  return {
    put(page) {
      if (index.has(page.path)) index.replace(entryOf(page));
      else index.add(entryOf(page));
    },
    remove(path) {
      if (index.has(path)) index.discard(path);
    },
    equate: (synonyms) =>
      void (groups = synonyms.map((group) =>
        group.map((member) => termsOf(wordsOf(member))).filter(({ length }) => length > 0),
      )),
    find(query, page = 1) {
      const words = wordsOf(query).filter((word) => termOf(word));
      if (words.length === 0) return { total: 0, found: [] };
      const found = search(words);
      const [best] = found;
      const asked = termsOf(words);
      const worth = found.filter(
        ({ score, terms }) =>
          asked.every((term) => terms.includes(term)) || (best && score > best.score * worthwhile),
      );
      const end = Math.min(page, pagesFor(worth.length)) * perPage;
      const shown = worth.slice(end - perPage, end).map((page) => {
        const { id, title, packed, terms } = page as typeof page & Pick<Entry, "title" | "packed">;
        return {
          path: String(id),
          title,
          excerpt: excerptOf(unpack(packed), new Set(terms), new Set(words.map(fold))),
        };
      });
      return { total: worth.length, found: shown };
    },
  };
}

/** A part of a question, of one word or more, and the terms by each of which a page may answer it. */
type Part = { size: number; ways: Terms[] };

const waysOf = ({ queries }: { queries: { queries: Terms }[] }) => queries.map(({ queries }) => queries);

/** MiniSearch favours pages by how many terms they have. What counts is how much of the question: of one word many equivalents say no more. */
function byParts(found: SearchResult[], parts: Part[]): SearchResult[] {
  return found
    .map((page) => {
      const has = (terms: Terms) => terms.every((term) => page.queryTerms.includes(term));
      const answered = parts.filter(({ ways }) => ways.some(has)).reduce((sum, { size }) => sum + size, 0);
      return { ...page, score: (page.score * Math.max(1, answered)) / Math.max(1, page.queryTerms.length) };
    })
    .toSorted((one, other) => other.score - one.score);
}

function entryOf({ path, title, description, markdown, article }: Findable): Entry {
  const passages = passagesOf(markdown);
  const text = passages.map(({ text }) => text).join("\n");
  return {
    path,
    title,
    description,
    article,
    headings: passages.map(({ heading }) => heading).join("\n"),
    text: article ? "" : text,
    body: article ? text : "",
    packed: pack([
      description,
      ...passages.map(({ heading, text }) => `${heading.replace(/[^.?!…]$/, "$&.")} ${text}`.trim()),
    ]),
  };
}

/** Texts are read for excerpts of what was found only: until then they take little room. Copied: zlib hands out 64 kB each time. */
function pack(passages: string[]): Uint8Array {
  return new Uint8Array(deflateRawSync(JSON.stringify(passages.filter(Boolean))));
}

function unpack(packed: Uint8Array): string[] {
  return JSON.parse(inflateRawSync(packed).toString()) as string[];
}

function termsOf(words: string[]): Terms {
  return words.flatMap((word) => termOf(word) ?? []);
}
