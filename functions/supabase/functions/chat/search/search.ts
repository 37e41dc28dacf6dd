import MiniSearch, { type Query } from "minisearch";
import type { Passage } from "../content/passages.ts";
import { headOf, stemOf, termsOf, wordsOf } from "./analyse.ts";
import { createSpelling } from "./spelling.ts";
import { isStopWord } from "./stop-words.ts";

export type Found = {
  passage: Passage;
  score: number;
  /** How much of what the question asks about the passage speaks of, 0 to 1; rare words count more. */
  coverage: number;
};

export type Search = ReturnType<typeof createSearch>;

const fields = ["title", "context", "text"];
const boost = { title: 3.5, context: 1.2, text: 1 };
const groupWeight = 0.55;
const headWeight = 0.3;
const earlierWeight = 0.35;
/** A word that stands nowhere weighs like one of a few passages: it may be the heart of the question, or a turn of phrase. */
const unheard = 4;
/** What is left of the score of a passage that speaks of nothing but a common word of the question. */
const floor = 0.25;

/** What answers best is a question already answered; an article speaks of the subject in general. */
const kindWeight: Partial<Record<Passage["kind"], number>> = {
  faq: 1.25,
  article: 0.85,
  case: 0.7,
  team: 0.9,
};

/**
 * Full-text search in French. Words of one group of synonyms share a term in the index beside their own,
 * so that « tarif » finds « prix » and « prix » itself finds it better. `alsoWords` are rightly spelled too.
 */
export function createSearch(passages: Passage[], synonyms: string[][], alsoWords: string[] = []) {
  const groups = groupsByStem(synonyms);
  const withGroups = (terms: string[]) =>
    terms.flatMap((term) => [term, ...headOf(term), ...(groups.get(term) ?? [])]);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));

  const index = new MiniSearch<Passage>({
    fields,
    tokenize: (text) => withGroups(termsOf(text)),
    processTerm: (term) => term,
    searchOptions: { boost, bm25: { k: 1.2, b: 0.75, d: 0.4 } },
  });
  index.addAll(passages);

  const frequency = new Map<string, number>();
  const termsById = new Map<string, Set<string>>();
  for (const passage of passages) {
    const terms = new Set(withGroups(termsOf(`${passage.title} ${passage.context} ${passage.text}`)));
    termsById.set(passage.id, terms);
    for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const subjects = new Set(
    passages.flatMap(({ kind, title, text }) =>
      wordsOf(kind === "article" ? title : `${title} ${text}`).map(singular),
    ),
  );
  const rarity = (term: string) => Math.log(1 + passages.length / (frequency.get(term) ?? unheard));
  const spelling = createSpelling([
    ...passages.flatMap(({ title, context, text }) => wordsOf(`${title} ${context} ${text}`)),
    ...synonyms.flat().flatMap(wordsOf),
    ...alsoWords,
  ]);

  /** Rarity-weighted share of the question's terms found in a passage, by themselves or by a synonym. */
  function coverageOf(terms: string[], held: Set<string>): number {
    const share = (term: string) =>
      held.has(term)
        ? 1
        : (groups.get(term) ?? []).some((group) => held.has(group))
          ? 0.8
          : headOf(term).some((head) => held.has(head))
            ? 0.6
            : 0;
    const total = terms.reduce((sum, term) => sum + rarity(term), 0);
    return total ? terms.reduce((sum, term) => sum + rarity(term) * share(term), 0) / total : 0;
  }

  return {
    spelling,
    /** Whether a word stands on a page of the school, in a title of an article, or among the synonyms. */
    knows: (word: string) => subjects.has(singular(word)) || groups.has(stemOf(word)),
    /** How much of a question a text speaks of, 0 to 1. */
    coverage: (question: string, text: string) =>
      coverageOf([...new Set(termsOf(question))], new Set(withGroups(termsOf(text)))),
    /** The passages that answer `question` (already spelled right), best first; `earlier` is what it follows up on. */
    find(
      question: string,
      options: { earlier?: string; limit?: number; only?: (passage: Passage) => boolean } = {},
    ): Found[] {
      const terms = [...new Set(termsOf(question))];
      const before = [...new Set(termsOf(options.earlier ?? ""))].filter((term) => !terms.includes(term));
      const query: Query = {
        combineWith: "OR",
        queries: [
          ...terms.map((term) => weighted([term], 1)),
          ...terms.flatMap((term) => (groups.get(term) ?? []).map((group) => weighted([group], groupWeight))),
          ...terms.flatMap((term) => headOf(term).map((head) => weighted([head], headWeight))),
          ...before.map((term) => weighted(withGroups([term]), earlierWeight)),
        ],
      };
      return index
        .search(query, {
          boostDocument: (id) => kindWeight[byId.get(id as string)!.kind] ?? 1,
          ...(options.only && { filter: ({ id }) => options.only!(byId.get(id as string)!) }),
        })
        .map(({ id, score }) => {
          const coverage = coverageOf(terms.length ? terms : before, termsById.get(id as string)!);
          return {
            passage: byId.get(id as string)!,
            score: score * (floor + (1 - floor) * coverage ** 2),
            coverage,
          };
        })
        .toSorted((a, b) => b.score - a.score)
        .slice(0, options.limit ?? 10);
    },
  };
}

const singular = (word: string) => word.replace(/[sx]$/, "");

const weighted = (terms: string[], weight: number): Query => ({
  combineWith: "OR",
  queries: terms,
  boostTerm: () => weight,
  tokenize: (text) => [text],
});

/** The groups a stem belongs to, each as a term of its own. Expressions of several words are left out. */
function groupsByStem(synonyms: string[][]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [index, expressions] of synonyms.entries()) {
    for (const expression of expressions) {
      const words = wordsOf(expression);
      if (words.length !== 1 || isStopWord(words[0]!)) continue;
      const stem = stemOf(words[0]!);
      const known = groups.get(stem) ?? [];
      if (!known.includes(`#${index}`)) groups.set(stem, [...known, `#${index}`]);
    }
  }
  return groups;
}
