import MiniSearch, { type Query } from "minisearch";
import type { Passage } from "../content/passage.ts";
import { headOf, termsOf, wordsOf } from "./analyse.ts";
import { everydayWords } from "./everyday-words.ts";
import { createSpelling } from "./spelling.ts";
import { createVocabulary, isEveryday, type Term } from "./vocabulary.ts";

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
const everydayWeight = 0.3;
const headWeight = 0.3;
const earlierWeight = 0.35;
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
  const vocabulary = createVocabulary(passages, synonyms);
  const { groupsOf, held, rarity, share, weigh, withGroups } = vocabulary;
  const byId = new Map(
    passages.map((passage) => [
      passage.id,
      { passage, terms: held(`${passage.title} ${passage.context} ${passage.text}`) },
    ]),
  );
  const index = new MiniSearch<Passage>({
    fields,
    tokenize: (text) => withGroups(termsOf(text)),
    processTerm: (term) => term,
    searchOptions: { boost, bm25: { k: 1.2, b: 0.75, d: 0.4 } },
  });
  index.addAll(passages);

  const spelling = createSpelling([
    ...passages.flatMap(({ title, context, text }) => wordsOf(`${title} ${context} ${text}`)),
    ...[...synonyms, ...everydayWords].flat().flatMap(wordsOf),
    ...alsoWords,
  ]);

  /** A term by itself, by its synonyms and by its family. */
  const queriesFor = ({ term, weight }: Term, scale: number, literally: boolean): Query[] => {
    // The index knows how rare a term is; only what the question makes of it is added.
    const asked = (scale * weight) / rarity(term);
    return [
      weighted(term, asked),
      ...groupsOf(term)
        .filter((group) => !(literally && isEveryday(group)))
        .map((group) => weighted(group, asked * (isEveryday(group) ? everydayWeight : groupWeight))),
      ...headOf(term).map((head) => weighted(head, asked * headWeight)),
    ];
  };
  const plainTerms = (text: string): Term[] =>
    [...new Set(termsOf(text))].map((term) => ({ term, word: term, weight: rarity(term), noun: true }));

  return {
    ...vocabulary,
    spelling,
    /**
     * The passages that answer `question` (already spelled right), best first; `earlier` is what it follows
     * up on. `literally`: all its words count, and everyday synonyms do not.
     */
    find(
      question: string,
      options: {
        earlier?: string | undefined;
        limit?: number;
        literally?: boolean;
        only?: (passage: Passage) => boolean;
      } = {},
    ): Found[] {
      const { literally = false, only } = options;
      const own = literally ? plainTerms(question) : weigh(question);
      const known = new Set(own.map(({ term }) => term));
      const before = weigh(options.earlier ?? "").filter(({ term }) => !known.has(term));
      const query: Query = {
        combineWith: "OR",
        queries: [
          ...own.flatMap((term) => queriesFor(term, 1, literally)),
          ...before.flatMap((term) => queriesFor(term, earlierWeight, literally)),
        ],
      };
      return index
        .search(query, {
          boostDocument: (id) => kindWeight[byId.get(id as string)!.passage.kind] ?? 1,
          ...(only && { filter: ({ id }) => only(byId.get(id as string)!.passage) }),
        })
        .map(({ id, score }) => {
          const { passage, terms } = byId.get(id as string)!;
          const coverage = share(own.length ? own : before, terms);
          return { passage, score: score * (floor + (1 - floor) * coverage ** 2), coverage };
        })
        .toSorted((a, b) => b.score - a.score)
        .slice(0, options.limit ?? 10);
    },
  };
}

const weighted = (term: string, weight: number): Query => ({
  combineWith: "OR",
  queries: [term],
  boostTerm: () => weight,
  tokenize: (text) => [text],
});
