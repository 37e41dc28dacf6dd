import type { Passage } from "../content/passage.ts";
import { headOf, stemOf, termsOf, wordsOf } from "./analyse.ts";
import { everydayWords } from "./everyday-words.ts";
import { isLight, isStopWord } from "./stop-words.ts";

/** A term of a question, and how much it says of what is asked. */
export type Term = { term: string; word: string; weight: number; noun: boolean };

/** A word that stands nowhere weighs like one of a few passages: it may be the heart of the question, or a turn of phrase. */
const unheard = 4;
/** A word such as « prendre » or « savoir » says little. */
const lightWeight = 0.3;
/** What is said of a thing says less than the thing. */
const otherWeight = 0.5;

const mostKnown = 10_000;

/** What words are worth among these passages, and which stand for one another. */
export function createVocabulary(passages: Passage[], synonyms: string[][]) {
  // Those of the school first, then those of everyday French, which prove less.
  const groups = groupsByStem({ [ownGroup]: synonyms, [everydayGroup]: everydayWords });
  const groupsOf = (term: string) => groups.get(term) ?? [];
  const withGroups = (terms: string[]) => terms.flatMap((term) => [term, ...headOf(term), ...groupsOf(term)]);
  const known = new Map<string, Set<string>>();
  /** What a text speaks of: its terms, the heads of their families and their groups of synonyms. */
  function held(text: string): Set<string> {
    const terms = known.get(text) ?? new Set(withGroups(termsOf(text)));
    // The same sentences come back at every question.
    if (known.size > mostKnown) known.clear();
    known.set(text, terms);
    return terms;
  }

  const frequency = new Map<string, number>();
  for (const { title, context, text } of passages) {
    for (const term of held(`${title} ${context} ${text}`))
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const rarity = (term: string) => Math.log(1 + passages.length / (frequency.get(term) ?? unheard));

  /** How well a text that holds these terms speaks of this one: by itself, by a synonym, by a word of its family. */
  function shareOf(term: string, held: Set<string>): number {
    if (held.has(term)) return 1;
    if (groupsOf(term).some((group) => held.has(group))) return 0.8;
    return headOf(term).some((head) => held.has(head)) ? 0.6 : 0;
  }

  /** The terms of a question, each once; rare words weigh more, and nouns more than what is said of them. */
  function weigh(question: string): Term[] {
    const terms = new Map<string, Term>();
    const words = wordsOf(question);
    const isSentence = words.some((word) => determiners.has(word));
    words.forEach((word, index) => {
      if (isStopWord(word)) return;
      const light = isLight(word) || (/^\d+$/.test(word) && !isYear(word));
      const noun = !light && (!isSentence || isYear(word) || isNoun(word, words[index - 1]));
      const term = stemOf(word);
      const weight = rarity(term) * (light ? lightWeight : noun ? 1 : otherWeight);
      if ((terms.get(term)?.weight ?? 0) < weight) terms.set(term, { term, word, weight, noun });
    });
    return [...terms.values()];
  }

  /** How much of `terms` a text that holds `held` speaks of, 0 to 1. */
  function share(terms: Term[], held: Set<string>): number {
    const total = weightOf(terms);
    return total ? terms.reduce((sum, { term, weight }) => sum + weight * shareOf(term, held), 0) / total : 0;
  }

  return {
    groupsOf,
    withGroups,
    held,
    rarity,
    shareOf,
    weigh,
    share,
    /** Whether anything published speaks of it, by that word, a synonym or one of its family. */
    isHeard: (term: string) => withGroups([term]).some((one) => frequency.has(one)),
  };
}

export const weightOf = (terms: Term[]) => terms.reduce((total, { weight }) => total + weight, 0);

const ownGroup = "#";
const everydayGroup = "#e";
export const isEveryday = (group: string) => group.startsWith(everydayGroup);

const isYear = (word: string) => /^20\d\d$/.test(word);
const determiners = new Set(
  "le la les l un une des du d de au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces quel quelle quels quelles en par pour avec sans chaque plusieurs sur dans a 2 3 4 5 6 comme".split(
    " ",
  ),
);
/** Whether a word stands where a noun does, « le train », « en anglais », and is no infinitive. */
const isNoun = (word: string, before: string | undefined) =>
  !!before &&
  determiners.has(before) &&
  !(/(?:er|ir|re|oir)$/.test(word) && /^(?:de|d|a|pour|sans)$/.test(before));

/** The groups a stem belongs to, each as a term of its own. Expressions of several words are left out. */
function groupsByStem(named: Record<string, string[][]>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, lists] of Object.entries(named)) {
    for (const [index, expressions] of lists.entries()) {
      for (const words of expressions.map(wordsOf)) {
        if (words.length !== 1 || isStopWord(words[0]!)) continue;
        const stem = stemOf(words[0]!);
        groups.set(stem, [...new Set([...(groups.get(stem) ?? []), `${name}${index}`])]);
      }
    }
  }
  return groups;
}
