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

export type SiteIndex = { find: (query: string) => Found[] };

type Entry = Omit<Findable, "markdown"> & { headings: string; text: string; passages: string[] };

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
 * @param synonyms groups of words that are equivalent.
 */
export function createSiteIndex(pages: Findable[], synonyms: string[][]): SiteIndex {
  const index = new MiniSearch<Entry>({
    idField: "path",
    fields: ["title", "description", "headings", "text"],
    storeFields: ["title", "passages", "article"],
    tokenize: wordsOf,
    // As it is written too: a slip is nearer to a whole word than to its stem.
    processTerm: (word) => {
      const term = termOf(word);
      return term && [...new Set([term, plainOf(word)])];
    },
    searchOptions: {
      boost: { title: 5, description: 2, headings: 3 },
      boostDocument: (_, __, stored) => (stored?.article ? 1 : pageWeight),
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  index.addAll(pages.map(entryOf));
  const groups = groupsOf(synonyms);

  /** A word's term and its equivalents; for a word that no page has, the words that look like it. */
  function wanted(word: string): Query {
    const term = termOf(word) ?? "";
    const queries: Query[] = [term, ...(groups.get(term) ?? [])];
    if (index.search({ combineWith: "OR", queries }).length === 0) {
      const slip = plainOf(word);
      return {
        combineWith: "OR",
        queries: [slip],
        prefix: slip.length > 3,
        fuzzy: slip.length > 6 ? 2 : slip.length > 3 ? 1 : false,
      };
    }
    return { combineWith: "OR", queries, boostTerm: (other) => (other === term ? 1 : equivalent) };
  }

  return {
    find(query) {
      const words = wordsOf(query).filter((word) => termOf(word));
      if (words.length === 0) return [];
      // A page with more of the words scores more.
      const found = index.search({ combineWith: "OR", queries: words.map(wanted) });
      const [best] = found;
      const worth = found.filter(({ score }) => best && score > best.score * worthwhile);
      return worth.slice(0, most).map((page) => {
        const { id, title, passages, terms } = page as typeof page & Pick<Entry, "title" | "passages">;
        return {
          path: String(id),
          title,
          excerpt: excerptOf(passages, new Set(terms), new Set(words.map(plainOf))),
        };
      });
    },
  };
}

function entryOf({ path, title, description, markdown, article }: Findable): Entry {
  const passages = passagesOf(markdown);
  return {
    path,
    title,
    description,
    article,
    headings: passages.map(({ heading }) => heading).join("\n"),
    text: passages.map(({ text }) => text).join("\n"),
    passages: [
      description,
      ...passages.map(({ heading, text }) => `${heading.replace(/[^.?!…]$/, "$&.")} ${text}`.trim()),
    ].filter(Boolean),
  };
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
