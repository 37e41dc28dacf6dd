import MiniSearch from "minisearch";
import type { Passage } from "../content/passage.ts";
import type { Evidence } from "./evidence.ts";
import { Likeness } from "./likeness.ts";
import { saidIn, type Term, Terms } from "./terms.ts";
import { type Alike, earlierWeight, Wordings } from "./wordings.ts";
import { isNumber, telling, wordsOf } from "./words.ts";

export type Candidate = { passage: Passage; evidence: Evidence };

/** A question, and the one before, which it may follow up on. */
export type Asked = { text: string; earlier?: string | undefined };

/** What is looked past: one wording, or a passage with all of its wordings. */
export type Hidden = { wording?: number; passage?: Passage };

/** A passage beside what it is recognised by; its wordings are those from `from` to `to`, which is not one of them. */
type Entry = {
  passage: Passage;
  from: number;
  to: number;
  wordingTerms: Map<string, number>;
  saidTerms: Set<string>;
  numbers: Set<string>;
};

/** A question as it is compared with all there is. */
type Heard = { question: string[]; terms: Term[]; alike: Alike; found: Map<string, number> };

const most = 10;
const voters = 12;

/** Everything published, and which of it a question is likest to. */
export class Finder {
  readonly entries: Entry[];
  readonly wordings: Wordings;
  readonly #written: Map<string, Entry | undefined>[];
  readonly #terms: Terms;
  readonly #texts: MiniSearch;

  /**
   * @param synonyms Lists of words that stand for one another.
   * @param before What was published before: wordings that have not changed are not read again.
   */
  constructor(passages: Passage[], synonyms: string[][], before?: Finder) {
    this.wordings = Wordings.of(passages, synonyms, before?.wordings);
    this.#terms = new Terms(this.wordings.groupsOf);
    const known = before?.wordings === this.wordings ? before.entries : [];
    this.entries = passages.map((passage, number) =>
      this.#entryOf(passage, number, known[number]?.wordingTerms),
    );
    for (const { wordingTerms, saidTerms } of this.entries)
      this.#terms.note(new Set([...wordingTerms.keys(), ...saidTerms]));
    this.#written = readings.map((as) => writtenIn(this.entries, this.wordings, as));
    this.#texts = new MiniSearch({
      fields: ["title", "context", "text"],
      tokenize: (text) => this.#terms.held(wordsOf(text)),
      processTerm: (term) => term,
      searchOptions: { boost: { title: 2.5 }, bm25: { k: 1.2, b: 0.6, d: 0.4 } },
    });
    this.#texts.addAll(passages);
  }

  /** The likeliest answers, the likeliest by words and letters first. */
  find(asked: Asked): Candidate[] {
    return this.#answers(this.#hear(asked), {});
  }

  /** The same, as if each in turn of what is hidden were not there. */
  findWithout(asked: Asked, hidden: Hidden[]): Candidate[][] {
    const heard = this.#hear(asked);
    return hidden.map((one) => this.#answers(heard, one));
  }

  #hear({ text, earlier = "" }: Asked): Heard {
    const [question, before] = [wordsOf(text), wordsOf(earlier)];
    const terms = this.#terms.weigh(question);
    for (const { term, weight } of this.#terms.weigh(before))
      if (!terms.some((one) => one.term === term)) terms.push({ term, weight: weight * earlierWeight });
    const alike = this.wordings.alike(question, before);
    return { question, terms, alike, found: this.#foundIn(`${text} ${earlier}`) };
  }

  #answers({ question, terms, alike, found }: Heard, hidden: Hidden): Candidate[] {
    const likeliest = () => this.#likeliest(alike, found, hidden.passage);
    return this.#without(alike, hidden, likeliest).map(({ entry, ...likeness }) => ({
      passage: entry.passage,
      evidence: { ...likeness, ...this.#spoken(entry, question, terms, hidden.wording) },
    }));
  }

  /** The answer that staff wrote for a question in these very words, or in those of them that tell something. */
  writtenAs(text: string): Candidate | undefined {
    const words = wordsOf(text);
    const entry = readings
      .map((as, at) => as(words) && this.#written[at]!.get(as(words)))
      .find((one) => typeof one === "object");
    const whole = { words: 1, letters: 1, lead: 1, share: 1, text: 1 };
    return (
      entry && {
        passage: entry.passage,
        evidence: { ...whole, ...this.#spoken(entry, words, this.#terms.weigh(words)) },
      }
    );
  }

  /** Of each passage, the one of `others` that speaks of the same things most; undefined when none does. */
  nearest(passages: Passage[], others: Passage[]): (Passage | undefined)[] {
    const termsOf = new Map(this.entries.map(({ passage, saidTerms }) => [passage, [...saidTerms]]));
    const likeness = new Likeness(others.map((other) => termsOf.get(other)!));
    return passages.map((passage) => {
      const near = likeness.to(termsOf.get(passage)!);
      const most = near.reduce((best, value, at) => (value > near[best]! ? at : best), 0);
      return near[most] ? others[most] : undefined;
    });
  }

  /** How much of a question a sentence says, beyond what its passage is about anyway. */
  valueOf(sentence: string, question: string, about: string): number {
    const isAbout = saidIn(new Set(this.#terms.held(wordsOf(about))));
    const terms = this.#terms
      .weigh(wordsOf(question))
      .map(({ term, weight }) => ({ term, weight: weight * (isAbout(term) ? 0.3 : 1) }));
    return this.#terms.value(terms, saidIn(new Set(this.#terms.held(wordsOf(sentence)))));
  }

  #entryOf(passage: Passage, number: number, known?: Map<string, number>): Entry {
    const wordings = this.wordings.of(number);
    const said = wordsOf(`${passage.title} ${passage.context} ${passage.place.title} ${passage.text}`);
    return {
      passage,
      from: this.wordings.starts[number]!,
      to: this.wordings.starts[number + 1]!,
      wordingTerms: known ?? countOf(wordings.flatMap((words) => this.#terms.held(words))),
      saidTerms: new Set(this.#terms.held(said)),
      numbers: new Set([...wordings.flat(), ...said].filter(isNumber)),
    };
  }

  #foundIn(text: string): Map<string, number> {
    return new Map(this.#texts.search(text).map(({ id, score }) => [String(id), score]));
  }

  /** Puts nothing in the place of what is hidden, for as long as it takes: copies of all would be 60 MB in a row. */
  #without<Found>({ words, letters }: Alike, { wording, passage }: Hidden, find: () => Found): Found {
    const entry = passage && this.entries.find((one) => one.passage === passage);
    const from = entry?.from ?? wording;
    if (from === undefined) return find();
    const hidden = [words, letters].map((all) => all.subarray(from, entry?.to ?? from + 1));
    const kept = hidden.map((part) => part.slice());
    for (const part of hidden) part.fill(0);
    const found = find();
    hidden.forEach((part, at) => part.set(kept[at]!));
    return found;
  }

  #likeliest({ words, letters }: Alike, found: Map<string, number>, hidden?: Passage) {
    const likely = this.entries
      .map((entry, number) => ({
        entry,
        number,
        words: mostOf(words, entry),
        letters: mostOf(letters, entry),
        text: found.get(entry.passage.id) ?? 0,
      }))
      .filter(({ entry }) => entry.passage !== hidden);
    const bestText = likely.reduce((most, { text }) => Math.max(most, text), 1e-9);
    const alike = ({ words, letters, text }: (typeof likely)[number]) => words + letters + text / bestText;
    const [second = 0, best = 0] = highestOf(
      Float32Array.from(likely, (one) => one.words),
      2,
    );
    const votes = this.#votesIn(words);
    return mostBy(likely, most, alike).map(({ number, ...one }) => ({
      ...one,
      text: one.text / bestText,
      share: votes.get(number) ?? 0,
      lead: one.words - (one.words === best ? second : best),
    }));
  }

  /** Each passage's part among the likest wordings. */
  #votesIn(words: Float32Array): Map<number, number> {
    const least = highestOf(words, voters)[0]!;
    const votes = new Map<number, number>();
    let all = 1e-9;
    for (const [entry, { from, to }] of this.entries.entries()) {
      let vote = 0;
      for (let at = from; at < to; at++) if (words[at]! >= least) vote += words[at]! ** 3;
      all += vote;
      if (vote) votes.set(entry, vote);
    }
    return new Map([...votes].map(([entry, vote]) => [entry, vote / all]));
  }

  #spoken(entry: Entry, question: string[], terms: Term[], hidden?: number) {
    const isOwn = hidden !== undefined && hidden >= entry.from && hidden < entry.to;
    const unsaid = new Set(isOwn ? this.#terms.held(this.wordings.all[hidden]!.words) : []);
    const often = (term: string) => (entry.wordingTerms.get(term) ?? 0) - Number(unsaid.has(term));
    const numbers = question.filter(isNumber);
    return {
      asked: this.#terms.share(terms, (term) => often(term) / (often(term) + 1.5)),
      said: this.#terms.share(terms, (term) => Number(often(term) > 0 || entry.saidTerms.has(term))),
      otherNumber: Number(
        numbers.length > 0 && entry.numbers.size > 0 && !numbers.some((number) => entry.numbers.has(number)),
      ),
    };
  }
}

/** What two questions that are one have in common: all their words, or else those that tell something. */
const readings = [(words: string[]) => words.join(" "), (words: string[]) => telling(words).join(" ")];

/** What answers each wording, read so; a title is its own, what stands under two questions is neither’s. */
function writtenIn(entries: Entry[], { all }: Wordings, as: (words: string[]) => string) {
  const written = new Map<string, Entry | undefined>();
  const titles = new Map<string, Entry | undefined>();
  for (const entry of entries.filter(({ passage }) => passage.kind === "faq"))
    for (let at = entry.from; at < entry.to; at++) {
      const under = at === entry.from ? titles : written;
      const key = as(all[at]!.words);
      under.set(key, under.has(key) && under.get(key) !== entry ? undefined : entry);
    }
  return new Map([...written, ...titles]);
}

function mostOf(likeness: Float32Array, { from, to }: Entry): number {
  let most = 0;
  for (let at = from; at < to; at++) most = Math.max(most, likeness[at]!);
  return most;
}

/** So many of the highest values, the lowest of them first; 0 where there are not so many above it. */
function highestOf(values: Float32Array, many: number): Float32Array {
  const highest = new Float32Array(many);
  for (const value of values) {
    if (value <= highest[0]!) continue;
    highest[0] = value;
    highest.sort();
  }
  return highest;
}

/** So many of the items that have most of something, in order. */
function mostBy<Item>(items: Item[], many: number, amountOf: (item: Item) => number): Item[] {
  const amounts = Float32Array.from(items, amountOf);
  const least = highestOf(amounts, many)[0]!;
  return items
    .filter((_, at) => amounts[at]! >= least)
    .toSorted((a, b) => amountOf(b) - amountOf(a))
    .slice(0, many);
}

function countOf(terms: string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const term of terms) count.set(term, (count.get(term) ?? 0) + 1);
  return count;
}
