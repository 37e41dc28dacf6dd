/** Texts as lists of terms, and how like another text is to each: the cosine of the two, rare terms weighing more. */
export class Likeness {
  readonly #texts: string[][];
  readonly #having = new Map<string, number[]>();
  readonly #lengths: number[];

  /** @param texts The terms of each, once each. */
  constructor(texts: string[][]) {
    this.#texts = texts;
    texts.forEach((terms, text) => {
      for (const term of terms) this.#having.set(term, [...(this.#having.get(term) ?? []), text]);
    });
    this.#lengths = texts.map((terms) => Math.hypot(...terms.map((term) => this.#weightOf(term))) || 1);
  }

  /** Which of the texts is likest; undefined when none has anything in common. */
  likestTo(terms: string[]): number | undefined {
    const likeness = new Float32Array(this.#texts.length);
    for (const term of terms)
      for (const text of this.#having.get(term) ?? [])
        likeness[text]! += this.#weightOf(term) ** 2 / this.#lengths[text]!;
    const most = likeness.reduce((best, value, at) => (value > likeness[best]! ? at : best), 0);
    return likeness[most] ? most : undefined;
  }

  #weightOf = (term: string) => Math.log(1 + this.#texts.length / (this.#having.get(term)?.length ?? 1));
}
