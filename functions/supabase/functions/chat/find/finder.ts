import type { Passage } from "../content/passage.ts";
import { Recogniser, type Source } from "./recogniser.ts";
import { sentencesOf } from "./sentences.ts";
import { groupsFrom } from "./synonyms.ts";
import { stemOf, telling, withoutLead, wordsOf, wordsOfEach } from "./words.ts";

/** A passage, and how much speaks for it: nothing at 0. */
export type Candidate = { passage: Passage; evidence: number };

/** A question, and the one before, which it may follow up on. */
export type Asked = { text: string; earlier?: string | undefined };

const most = 10;
/** A wording of no more characters is known by itself, whatever else speaks of its words. */
const brief = 15;
/** What a question says counts by so much at least, whatever it may follow up on. */
const aloneCounts = 0.8;
/** It speaks for an answer where it speaks by so much of what it does for the one that it speaks most for. */
const ofItself = 0.3;

/** Everything published, and which of it answers a question. */
export class Finder {
  readonly passages: readonly Passage[];
  readonly #recogniser: Recogniser;
  /** Titles as they are read, and brief wordings; of two passages, undefined. */
  readonly #titles: Sole;
  readonly #brief: Sole;
  /** What documents are called, each by the words that tell it from others. */
  readonly #names: string[][];
  #published: Set<string> | undefined;

  /** @param synonyms Lists of words that stand for one another. */
  constructor(passages: Passage[], synonyms: string[][]) {
    this.passages = passages;
    this.#recogniser = new Recogniser(passages.values().map(sourceOf), groupsFrom(synonyms));
    this.#titles = soleOf(passages.map((passage) => [passage.title, passage] as const));
    this.#brief = soleOf(wordingsOf(passages).filter(([{ length }]) => length <= brief));
    this.#names = passages.flatMap(({ name }) => (name ? [telling(wordsOf(name))] : []));
  }

  /** Whether a word is published, or how visitors ask. */
  knows = (word: string): boolean => wordsOf(word).every(this.#recogniser.traits.knows);

  /** Whether a word stands in what the school publishes, as it is written or with a small letter. */
  publishes = (word: string): boolean => {
    this.#published ??= new Set(this.passages.flatMap(({ title, text }) => partsOf(`${title} ${text}`)));
    return partsOf(word).every((part) => [part, part.toLowerCase()].some((one) => this.#published!.has(one)));
  };

  /**
   * The likeliest answers, the likeliest first: of what a question names, by all its name, those that speak of it.
   * Where it may follow up on another, two that it speaks for itself come before what both speak for.
   */
  find({ text, earlier }: Asked): Candidate[] {
    const asked = new Set(wordsOf(text));
    const named = this.#names.filter((name) => name.every((word) => asked.has(word))).flat();
    const speaksOfIt = this.#recogniser.having(named.map(stemOf));
    const alone = this.#evidence(text);
    if (!earlier) return this.#likeliest(alone, (_, at) => speaksOfIt(at));
    const before = this.#evidence(earlier);
    const both = alone.map((evidence, at) => (evidence + before[at]!) / Math.SQRT2);
    const either = both.map((evidence, at) => Math.max(evidence, aloneCounts * alone[at]!));
    const least = ofItself * Math.max(0, ...alone);
    const meant = this.#likeliest(either, (_, at) => speaksOfIt(at) && alone[at]! >= least).slice(0, 2);
    const told = new Set(meant.map(({ passage }) => passage));
    return [...meant, ...this.#likeliest(both, (passage, at) => speaksOfIt(at) && !told.has(passage))];
  }

  /** What a wording of a question would be taken for, had it not been typed. */
  findAnew = (text: string, own: Passage): Candidate[] =>
    this.#likeliest(this.#evidence(text, this.passages.indexOf(own)));

  /** The one of some passages that speaks most of the same things as this one. */
  nearest = ({ title, text }: Passage, isMeant: (passage: Passage) => boolean): Candidate | undefined =>
    this.#likeliest(this.#evidence(`${title} ${text}`), isMeant)[0];

  /**
   * The answer that staff wrote for a question in these very words, or in those of them that tell something.
   * @param likely Where one is looked for whose title it is not; of what follows up on a question, in the first alone.
   */
  writtenAs(text: string, likely: Passage[], follows: boolean): Passage | undefined {
    const written = soleOf(wordingsOf(follows ? likely.slice(0, 1) : likely));
    // What heads a part of a page is nobody’s answer to these words. So few of them do not tell what is likely.
    const meant = (reading: string) => {
      const titled = this.#titles.get(reading);
      if (titled && isQuestion(titled)) return titled;
      return written.get(reading) ?? (follows ? undefined : this.#brief.get(reading)) ?? titled;
    };
    return readingsOf(text).map(meant).find(Boolean);
  }

  /** How like a question is to the likest wording of a passage, by words: 0 to 1. */
  likenessTo({ title, alsoAsked = [] }: Passage, text: string): number {
    const stemsOf = (words: string) => new Set(telling(wordsOf(words)).map(stemOf));
    const asked = stemsOf(text);
    return Math.max(
      ...[title, ...alsoAsked].map((wording) => {
        const stems = stemsOf(wording);
        return [...stems].filter((stem) => asked.has(stem)).length / Math.sqrt(stems.size * asked.size || 1);
      }),
    );
  }

  #evidence = (text: string, own?: number) => this.#recogniser.evidence(withoutLead(wordsOf(text)), own);

  #likeliest(evidence: Float32Array, isMeant?: (passage: Passage, at: number) => boolean): Candidate[] {
    const likeliest: Candidate[] = [];
    this.passages.forEach((passage, at) => {
      const speaks = evidence[at]!;
      if (speaks <= (likeliest[most - 1]?.evidence ?? -Infinity) || isMeant?.(passage, at) === false) return;
      const place = likeliest.findIndex((one) => one.evidence < speaks);
      likeliest.splice(place < 0 ? likeliest.length : place, 0, { passage, evidence: speaks });
      if (likeliest.length > most) likeliest.pop();
    });
    return likeliest;
  }
}

export const isQuestion = ({ kind }: Passage) => kind === "faq";

const partsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/** How a passage is spoken of: by its title, and a question in its other wordings, another text sentence by sentence. */
function sourceOf({ kind, title, context, place, text, alsoAsked = [] }: Passage): Source {
  const others = kind === "faq" ? [...alsoAsked, text] : [`${context} ${place.title}`, ...sentencesOf(text)];
  return wordsOfEach([title, title, ...new Set([title, ...others])]);
}

/** What two questions that are one have in common: all their words, or else those that tell something. */
function readingsOf(text: string): string[] {
  const words = wordsOf(text);
  return [words.join(" "), `~ ${telling(words).join(" ")}`].filter((reading) => reading.length > 2);
}

type Sole = Map<string, Passage | undefined>;

const wordingsOf = (passages: Passage[]) =>
  passages.flatMap((passage) => (passage.alsoAsked ?? []).map((wording) => [wording, passage] as const));

/** What is written so; what stands under two is neither’s. */
function soleOf(wordings: (readonly [string, Passage])[]): Sole {
  const sole = new Map<string, Passage | undefined>();
  for (const [text, passage] of wordings)
    for (const reading of readingsOf(text))
      sole.set(reading, sole.has(reading) && sole.get(reading) !== passage ? undefined : passage);
  return sole;
}
