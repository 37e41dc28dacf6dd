import type { Passage } from "../content/passage.ts";
import type { Evidence } from "./evidence.ts";
import { Likeness } from "./likeness.ts";
import type { Recogniser, Word } from "./recogniser.ts";
import { groupsFrom, type Groups } from "./synonyms.ts";
import { saidIn, type Term, Terms } from "./terms.ts";
import { traitsOf, unique } from "./traits.ts";
import { stemOf, telling, wordsOf } from "./words.ts";

/** A passage and what speaks for it; `askedIn`: how much of a question its wordings say, where few may say it as well as many. */
export type Candidate = { passage: Passage; evidence: Evidence; askedIn: number };

/** A question, and the one before, which it may follow up on. */
export type Asked = { text: string; earlier?: string | undefined };

/** A passage beside what it says; `question` is its number in the FAQ. */
type Entry = {
  passage: Passage;
  question: number | undefined;
  saidTerms: Set<string>;
};

/** A question as it is compared with all there is; `own`: whose wording it is, which does not count then. */
type Heard = { words: Word[]; terms: Term[]; scores: Float32Array; own?: number | undefined };

const most = 10;
/** So many other things may be meant. */
const unpublished = 300;
const mostRecognised = 6;
/** How much the question before says of one that may follow up on it. */
const earlierWeight = 0.5;

/** Everything published, and which of it answers a question. */
export class Finder {
  readonly #entries: Entry[];
  readonly #groupsOf: Groups;
  readonly #terms: Terms;
  /** The titles of the FAQ as they are read; under two questions, undefined. */
  readonly #titles: Map<string, Passage | undefined>;
  readonly #usualLength: number;
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
    const lengths = this.#entries.map(({ saidTerms }) => saidTerms.size);
    this.#usualLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    this.#titles = soleOf(
      passages.flatMap((passage) => (passage.kind === "faq" ? [[passage.title, passage] as const] : [])),
    );
  }

  /** The likeliest answers: what is recognised, the likeliest first, then texts that have the words of the question. */
  find(asked: Asked): Candidate[] {
    return this.#answers(this.#hear(asked), most);
  }

  /** What is recognised, and once more as if a passage were not published. */
  recogniseWithAndWithout(asked: Asked, hidden: Passage): [Candidate[], Candidate[]] {
    const heard = this.#hear(asked, hidden);
    return [this.#answers(heard, 0), this.#answers(heard, 0, hidden)];
  }

  #hear({ text, earlier = "" }: Asked, hidden?: Passage): Heard {
    const [question, before] = [wordsOf(text), wordsOf(earlier)];
    const terms = this.#terms.weigh(question);
    for (const { term, weight } of this.#terms.weigh(before))
      if (!terms.some((one) => one.term === term)) terms.push({ term, weight: weight * earlierWeight });
    const alone = this.#recogniser.scores(this.#read(question));
    const both = before.length ? this.#recogniser.scores(this.#read([...question, ...before])) : alone;
    const scores = alone.map((score, at) => score * (1 - earlierWeight) + both[at]! * earlierWeight);
    const own = this.#entries.find(({ passage }) => passage === hidden)?.question;
    const stems = (words: string[]) => unique(telling(words).map(stemOf));
    const words = this.#recogniser.words(stems(question));
    const others = stems(before).filter((stem) => !words.some((word) => word.stem === stem));
    for (const word of this.#recogniser.words(others))
      words.push({ ...word, weight: word.weight * earlierWeight });
    return { words, terms, scores, own };
  }

  #answers(heard: Heard, count: number, hidden?: Passage): Candidate[] {
    return this.#likeliest(heard, count, hidden).map(({ entry, askedIn, ...likelihood }) => ({
      passage: entry.passage,
      askedIn,
      evidence: { ...likelihood, covered: this.#covered(entry, heard) },
    }));
  }

  /**
   * The answer that staff wrote for a question in these very words, or in those of them that tell something.
   * @param likely Where one is looked for whose title it is not.
   */
  writtenAs(text: string, likely: Passage[]): Passage | undefined {
    const written = soleOf(
      likely.flatMap((passage) => (passage.alsoAsked ?? []).map((wording) => [wording, passage] as const)),
    );
    return readingsOf(text)
      .flatMap((reading) => [this.#titles.get(reading), written.get(reading)])
      .find((passage) => passage);
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
    return { passage, question, saidTerms: new Set(this.#terms.held(said)) };
  }

  #read = (words: string[]) => this.#recogniser.read(traitsOf(words, this.#groupsOf));

  /** What is recognised, then what is asked in the most of these words, then texts that have them, up to so many. */
  #likeliest({ words, scores, terms }: Heard, count: number, hidden?: Passage) {
    const entries = this.#entries.filter(({ passage }) => passage !== hidden);
    // What is no question has learned nothing that speaks for it.
    const likelihoods = likelihoodsOf(
      entries.map(({ question }) => (question === undefined ? 0 : scores[question]!)),
    );
    const [best = 0, second = 0] = likelihoods.toSorted((a, b) => b - a);
    const all = entries.map((entry, at) => ({
      entry,
      askedIn: entry.question === undefined ? 0 : this.#askedIn(entry.question, words),
      recognised: 1 + Math.log(likelihoods[at]!) / 8,
      lead: likelihoods[at]! - (likelihoods[at] === best ? second : best),
    }));
    const recognised = all.toSorted((a, b) => b.recognised - a.recognised);
    const likely = [
      ...recognised.splice(0, mostRecognised),
      ...recognised.toSorted((a, b) => b.askedIn - a.askedIn).slice(0, 2),
    ];
    if (likely.length >= count) return likely;
    const others = all
      .filter((one) => !likely.includes(one))
      .map((one) => ({ one, found: this.#foundIn(one.entry, terms) }))
      .toSorted((a, b) => b.found - a.found)
      .map(({ one }) => one);
    return [...likely, ...others.slice(0, count - likely.length)];
  }

  /** BM25, where once is as good as often. */
  #foundIn({ saidTerms }: Entry, terms: Term[]): number {
    return this.#terms.value(terms, saidIn(saidTerms)) / (1 + saidTerms.size / this.#usualLength);
  }

  #askedIn(question: number, words: Word[]): number {
    const asked = words.reduce((sum, { weight, times }) => sum + (times.has(question) ? weight : 0), 0);
    return asked / (1 + this.#recogniser.breadthOf(question));
  }

  /** How much of a question the wordings or the text of a passage say. */
  #covered({ saidTerms, question }: Entry, { words, own }: Heard): number {
    let [all, covered] = [0, 0];
    for (const { stem, weight, times } of words) {
      all += weight;
      const isSaid = saidTerms.has(stem) || this.#groupsOf(stem).some((group) => saidTerms.has(group));
      const isAsked = question !== undefined && (times.get(question) ?? 0) > Number(question === own);
      if (isSaid || isAsked) covered += weight;
    }
    return covered / (all || 1);
  }
}

/** What two questions that are one have in common: all their words, or else those that tell something. */
function readingsOf(text: string): string[] {
  const words = wordsOf(text);
  return [words.join(" "), `~ ${telling(words).join(" ")}`].filter((reading) => reading.length > 2);
}

/** What is written so; what stands under two is neither’s. */
function soleOf(wordings: (readonly [string, Passage])[]): Map<string, Passage | undefined> {
  const sole = new Map<string, Passage | undefined>();
  for (const [text, passage] of wordings)
    for (const reading of readingsOf(text))
      sole.set(reading, sole.has(reading) && sole.get(reading) !== passage ? undefined : passage);
  return sole;
}

/** Each one's part of all, by how much speaks for it; with what a visitor may mean of which nothing is published. */
function likelihoodsOf(scores: number[]): number[] {
  const best = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - best));
  const sum = parts.reduce((all, part) => all + part, unpublished * Math.exp(-best));
  return parts.map((part) => part / sum);
}
