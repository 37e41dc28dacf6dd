import { deflateRawSync, inflateRawSync } from "node:zlib";

import MiniSearch, { type Query } from "minisearch";

import { excerptOf, type Piece } from "./excerpt.ts";
import { passagesOf } from "./passages.ts";
import { plainOf, termOf, wordsOf } from "./words.ts";

/** A page to be found: its address, its title, its description, what it says in Markdown. */
export type Findable = {
  path: string;
  title: string;
  description: string;
  markdown: string;
  article: boolean;
};

export type Found = { path: string; title: string; excerpt: Piece[] };

export type SiteIndex = {
  find: (query: string) => Found[];
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
  packed: Buffer;
};

const most = 12;
/** What scores less than this part of the best is not worth reading. */
const worthwhile = 0.1;
/** An article speaks of many things; a page is about what it says. */
const pageWeight = 2.5;
/** A word that staff hold for equivalent finds less than the word itself. */
const equivalent = 0.5;

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
      return field === "body" ? term : term && [...new Set([term, plainOf(word)])];
    },
    searchOptions: {
      boost: { title: 5, description: 2, headings: 3 },
      boostDocument: (_, __, stored) => (stored?.article ? 1 : pageWeight),
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  let groups = new Map<string, string[]>();

  /** A word's term and its equivalents. */
  function wanted(word: string) {
    const term = termOf(word) ?? "";
    const queries = [term, ...(groups.get(term) ?? [])];
    return {
      combineWith: "OR" as const,
      queries,
      boostTerm: (other: string) => (other === term ? 1 : equivalent),
    };
  }

  /** The words that look like one that no page has. */
  function alike(word: string): Query {
    const slip = plainOf(word);
    return {
      combineWith: "OR",
      queries: [slip],
      prefix: slip.length > 3,
      fuzzy: slip.length > 6 ? 2 : slip.length > 3 ? 1 : false,
    };
  }

  /** Pages with any of the words, those with more of them first. */
  function search(words: string[]) {
    const found = index.search({ combineWith: "OR", queries: words.map(wanted) });
    const terms = new Set(found.flatMap(({ terms }) => terms));
    const isFound = (word: string) => wanted(word).queries.some((term) => terms.has(term));
    if (words.every(isFound)) return found;
    const queries = words.map((word) => (isFound(word) ? wanted(word) : alike(word)));
    return index.search({ combineWith: "OR", queries });
  }

  return {
    put(page) {
      if (index.has(page.path)) index.replace(entryOf(page));
      else index.add(entryOf(page));
    },
    remove(path) {
      if (index.has(path)) index.discard(path);
    },
    equate: (synonyms) => void (groups = groupsOf(synonyms)),
    find(query) {
      const words = wordsOf(query).filter((word) => termOf(word));
      if (words.length === 0) return [];
      const found = search(words);
      const [best] = found;
      const worth = found.filter(({ score }) => best && score > best.score * worthwhile);
      return worth.slice(0, most).map((page) => {
        const { id, title, packed, terms } = page as typeof page & Pick<Entry, "title" | "packed">;
        return {
          path: String(id),
          title,
          excerpt: excerptOf(unpack(packed), new Set(terms), new Set(words.map(plainOf))),
        };
      });
    },
  };
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

/** Texts are read for excerpts of what was found only: until then they take little room. */
function pack(passages: string[]): Buffer {
  return deflateRawSync(JSON.stringify(passages.filter(Boolean)));
}

function unpack(packed: Buffer): string[] {
  return JSON.parse(inflateRawSync(packed).toString()) as string[];
}

function groupsOf(synonyms: string[][]): Map<string, string[]> {
  const groups = new Map<string, Set<string>>();
  for (const words of synonyms) {
    const terms = words.flatMap((word) => (wordsOf(word).length === 1 ? (termOf(word) ?? []) : []));
    for (const term of terms)
      groups.set(term, new Set([...(groups.get(term) ?? []), ...terms].filter((other) => other !== term)));
  }
  return new Map([...groups].map(([term, others]) => [term, [...others]]));
}
