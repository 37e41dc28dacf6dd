import MiniSearch from "minisearch";
import type { Passage } from "../content/passage.ts";
import type { Evidence } from "./evidence.ts";
import { Likeness } from "./likeness.ts";
import type { Recogniser } from "./recogniser.ts";
import { groupsFrom, type Groups } from "./synonyms.ts";
import { saidIn, type Term, Terms } from "./terms.ts";
import { traitsOf } from "./traits.ts";
import { isNumber, stemOf, telling, wordsOf } from "./words.ts";

export type Candidate = { passage: Passage; evidence: Evidence };

/** A question, and the one before, which it may follow up on. */
export type Asked = { text: string; earlier?: string | undefined };

/** A passage beside what it says; `question` is its number in the FAQ. */
type Entry = {
  passage: Passage;
  question: number | undefined;
  saidTerms: Set<string>;
  numbers: Set<string>;
};

/** A question as it is compared with all there is. */
type Heard = { question: string[]; terms: Term[]; scores: Float32Array; found: Map<string, number> };

const most = 10;
const mostRecognised = 6;
/** How much the question before says of one that may follow up on it. */
const earlierWeight = 0.5;

/** Everything published, and which of it answers a question. */
export class Finder {
  readonly #entries: Entry[];
  readonly #groupsOf: Groups;
  readonly #terms: Terms;
  readonly #texts: MiniSearch;
  readonly #recogniser: Recogniser;

  /**
   * @param synonyms Lists of words that stand for one another.
   * @param recogniser Of the FAQ among the passages, in their order.
   */
  constructor(passages: Passage[], synonyms: string[][], recogniser: Recogniser) {
    this.#recogniser = recogniser;
    this.#groupsOf = groupsFrom(synonyms);
    this.#terms = new Terms(this.#groupsOf);
    let questions = 0;
    this.#entries = passages.map((passage) =>
      this.#entryOf(passage, passage.kind === "faq" ? questions++ : undefined),
    );
    for (const { saidTerms } of this.#entries) this.#terms.note(saidTerms);
    this.#texts = new MiniSearch({
      fields: ["title", "context", "text"],
      tokenize: (text) => this.#terms.held(wordsOf(text)),
      processTerm: (term) => term,
      searchOptions: { boost: { title: 2.5 }, bm25: { k: 1.2, b: 0.6, d: 0.4 } },
    });
    this.#texts.addAll(passages);
  }

  /** The likeliest answers: what is recognised, the likeliest first, then texts that have the words of the question. */
  find(asked: Asked): Candidate[] {
    return this.#answers(this.#hear(asked));
  }

  /** The same, and once more as if a passage were not published. */
  findWithAndWithout(asked: Asked, hidden: Passage): [Candidate[], Candidate[]] {
    const heard = this.#hear(asked);
    return [this.#answers(heard), this.#answers(heard, hidden)];
  }

  #hear({ text, earlier = "" }: Asked): Heard {
    const [question, before] = [wordsOf(text), wordsOf(earlier)];
    const terms = this.#terms.weigh(question);
    for (const { term, weight } of this.#terms.weigh(before))
      if (!terms.some((one) => one.term === term)) terms.push({ term, weight: weight * earlierWeight });
    const own = this.#scoresOf(question);
    const both = before.length ? this.#scoresOf([...question, ...before]) : own;
    const scores = own.map((score, at) => score * (1 - earlierWeight) + both[at]! * earlierWeight);
    return { question, terms, scores, found: this.#foundIn(`${text} ${earlier}`) };
  }

  #answers({ question, terms, scores, found }: Heard, hidden?: Passage): Candidate[] {
    return this.#likeliest(scores, found, hidden).map(({ entry, ...likelihood }) => ({
      passage: entry.passage,
      evidence: { ...likelihood, ...this.#spoken(entry, question, terms) },
    }));
  }

  /**
   * The answer that staff wrote for a question in these very words, or in those of them that tell something.
   * @param likely Where one is looked for whose title it is not.
   */
  writtenAs(text: string, likely: Passage[]): Passage | undefined {
    const words = wordsOf(text);
    const faqs = this.#entries.flatMap(({ passage, question }) => (question === undefined ? [] : [passage]));
    // A title is its own; what stands under two questions is neither’s.
    return readings
      .filter((as) => as(words))
      .flatMap((as) => {
        const isSame = (wording: string) => as(wordsOf(wording)) === as(words);
        return [
          faqs.filter(({ title }) => isSame(title)),
          likely.filter(({ alsoAsked = [] }) => alsoAsked.some(isSame)),
        ];
      })
      .find(({ length }) => length === 1)?.[0];
  }

  /** How like a question is to the likest wording of a passage, by words: 0 to 1. */
  likenessTo({ title, alsoAsked = [] }: Passage, text: string): number {
    const stemsOf = (wording: string) => new Set(telling(wordsOf(wording)).map(stemOf));
    const asked = stemsOf(text);
    return Math.max(
      ...[title, ...alsoAsked].map(stemsOf).map((stems) => {
        const common = [...stems].filter((stem) => asked.has(stem)).length;
        return common / Math.sqrt(stems.size * asked.size || 1);
      }),
    );
  }

  /** Of each passage, the one of `others` that speaks of the same things most; undefined when none does. */
  nearest(passages: Passage[], others: Passage[]): (Passage | undefined)[] {
    const termsOf = new Map(this.#entries.map(({ passage, saidTerms }) => [passage, [...saidTerms]]));
    const likeness = new Likeness(others.map((other) => termsOf.get(other)!));
    return passages.map((passage) => others[likeness.likestTo(termsOf.get(passage)!) ?? -1]);
  }

  /** How much of a question a sentence says, beyond what its passage is about anyway. */
  valueOf(sentence: string, question: string, about: string): number {
    const isAbout = saidIn(new Set(this.#terms.held(wordsOf(about))));
    const terms = this.#terms
      .weigh(wordsOf(question))
      .map(({ term, weight }) => ({ term, weight: weight * (isAbout(term) ? 0.3 : 1) }));
    return this.#terms.value(terms, saidIn(new Set(this.#terms.held(wordsOf(sentence)))));
  }

  #entryOf(passage: Passage, question: number | undefined): Entry {
    const said = wordsOf(`${passage.title} ${passage.context} ${passage.place.title} ${passage.text}`);
    return {
      passage,
      question,
      saidTerms: new Set(this.#terms.held(said)),
      numbers: new Set(said.filter(isNumber)),
    };
  }

  #scoresOf = (words: string[]) =>
    this.#recogniser.scores(this.#recogniser.read(traitsOf(words, this.#groupsOf)));

  #foundIn(text: string): Map<string, number> {
    return new Map(this.#texts.search(text).map(({ id, score }) => [String(id), score]));
  }

  #likeliest(scores: Float32Array, found: Map<string, number>, hidden?: Passage) {
    const entries = this.#entries.filter(({ passage }) => passage !== hidden);
    // Nothing speaks for what is no question; all of it together is what else may be meant.
    const likelihoods = shares(
      entries.map(({ question }) => (question === undefined ? 0 : scores[question]!)),
    );
    const [best = 0, second = 0] = likelihoods.toSorted((a, b) => b - a);
    const all = entries.map((entry, at) => ({
      entry,
      recognised: 1 + Math.log(likelihoods[at]!) / 8,
      lead: likelihoods[at]! - (likelihoods[at] === best ? second : best),
    }));
    const likely = all.toSorted((a, b) => b.recognised - a.recognised).slice(0, mostRecognised);
    const textOf = ({ entry }: (typeof all)[number]) => found.get(entry.passage.id) ?? 0;
    const others = all.filter((one) => !likely.includes(one)).toSorted((a, b) => textOf(b) - textOf(a));
    return [...likely, ...others.slice(0, most - likely.length)];
  }

  #spoken({ saidTerms, numbers }: Entry, question: string[], terms: Term[]) {
    const asked = question.filter(isNumber);
    return {
      said: this.#terms.share(terms, saidIn(saidTerms)),
      otherNumber: Number(
        asked.length > 0 && numbers.size > 0 && !asked.some((number) => numbers.has(number)),
      ),
    };
  }
}

/** What two questions that are one have in common: all their words, or else those that tell something. */
const readings = [(words: string[]) => words.join(" "), (words: string[]) => telling(words).join(" ")];

/** Each one's part of all, by how much speaks for it. */
function shares(scores: number[]): number[] {
  const best = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - best));
  const sum = parts.reduce((all, part) => all + part, 0);
  return parts.map((part) => part / sum);
}
