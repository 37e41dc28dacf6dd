import type { Passage } from "../content/passage.ts";
import { Likeness } from "./likeness.ts";
import { groupsFrom, type Groups } from "./synonyms.ts";
import { letterTraits, scaleOf, unique, wordTraits } from "./traits.ts";
import { wordsOf } from "./words.ts";

/** How like a question is to each wording, 0 to 1, by words and by letters. */
export type Alike = { words: Float32Array; letters: Float32Array };

/** How much the question before says of one that may follow up on it. */
export const earlierWeight = 0.5;

/** The ways in which all that is published is asked for, passage after passage, and how like a question is to each. */
export class Wordings {
  readonly all: { passage: number; text: string; words: string[] }[];
  /** Where those of each passage begin; they end where the next one's do. */
  readonly starts: number[];
  readonly groupsOf: Groups;
  readonly #key: string;
  readonly #words: Likeness;
  readonly #letters: Likeness;

  /** Those of `before` when nothing has changed in them, for to read them all takes a second. */
  static of(passages: Passage[], synonyms: string[][], before?: Wordings): Wordings {
    const texts = passages.map(wordingsOf);
    const key = JSON.stringify([synonyms, texts]);
    return before && before.#key === key ? before : new Wordings(texts, synonyms, key);
  }

  private constructor(texts: string[][], synonyms: string[][], key: string) {
    this.#key = key;
    this.groupsOf = groupsFrom(synonyms);
    this.starts = [0];
    for (const own of texts) this.starts.push(this.starts.at(-1)! + own.length);
    this.all = texts.flatMap((own, passage) => own.map((text) => ({ passage, text, words: wordsOf(text) })));
    this.#words = new Likeness(
      each(this.all, ({ words }) => wordTraits(words, this.groupsOf)),
      scaleOf,
    );
    this.#letters = new Likeness(each(this.all, ({ words }) => letterTraits(words)));
  }

  /** The words of each wording of a passage. */
  of(passage: number): string[][] {
    return this.all.slice(this.starts[passage], this.starts[passage + 1]).map(({ words }) => words);
  }

  /** @param earlier The question before, as words; empty when there is none. */
  alike(question: string[], earlier: string[]): Alike {
    const own = this.#to(question);
    if (!earlier.length) return own;
    const both = this.#to([...question, ...earlier]);
    return { words: mixed(own.words, both.words), letters: mixed(own.letters, both.letters) };
  }

  #to(words: string[]): Alike {
    return {
      words: this.#words.to(wordTraits(words, this.groupsOf)),
      letters: this.#letters.to(letterTraits(words)),
    };
  }
}

/** Of a question of the FAQ, the ways in which it is asked; of anything else, what it is called. */
const wordingsOf = ({ kind, title, context, alsoAsked = [] }: Passage): string[] =>
  unique(kind === "faq" ? [title, ...alsoAsked] : [title, `${title} ${context}`]);

const mixed = (one: Float32Array, other: Float32Array) =>
  one.map((value, at) => value * (1 - earlierWeight) + other[at]! * earlierWeight);

/** One after the other, so that what comes of each need not be kept. */
function* each<From, To>(items: From[], to: (item: From) => To): Iterable<To> {
  for (const item of items) yield to(item);
}
