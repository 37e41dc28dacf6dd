/**
 * Texts as lists of traits, and how like another text is to each: the cosine of the two, rare traits weighing more.
 * The traits of all texts lie side by side in typed arrays, for there are some hundred thousand.
 */
export class Likeness {
  readonly #numbers = new Map<string, number>();
  /** What each trait weighs. */
  readonly #weights: Float32Array;
  /** Where the texts of each trait begin in `#texts`, and how much of such a text it makes up in `#parts`. */
  readonly #starts: Uint32Array;
  readonly #texts: Uint32Array;
  readonly #parts: Float32Array;
  readonly #count: number;
  readonly #weightOf: (trait: string, texts: number) => number;

  /**
   * @param texts The traits of each; read once, and not kept.
   * @param scaleOf What a trait of this kind weighs beside others that are as rare.
   */
  constructor(texts: Iterable<string[]>, scaleOf: (trait: string) => number = () => 1) {
    // One that no text has weighs like one of a single text.
    this.#weightOf = (trait, texts) => Math.log(1 + this.#count / Math.max(1, texts)) * scaleOf(trait);
    const numbered = Array.from(texts, (traits) => Uint32Array.from(traits, (trait) => this.#number(trait)));
    this.#count = numbered.length;
    this.#starts = new Uint32Array(this.#numbers.size + 1);
    for (const traits of numbered) for (const trait of traits) this.#starts[trait + 1]!++;
    this.#weights = new Float32Array(this.#numbers.size);
    for (const [trait, number] of this.#numbers)
      this.#weights[number] = this.#weightOf(trait, this.#starts[number + 1]!);
    for (let trait = 0; trait < this.#numbers.size; trait++) this.#starts[trait + 1]! += this.#starts[trait]!;
    this.#texts = new Uint32Array(this.#starts.at(-1)!);
    this.#parts = new Float32Array(this.#starts.at(-1)!);
    const next = this.#starts.slice();
    numbered.forEach((traits, text) => {
      const length = Math.hypot(...Array.from(traits, (trait) => this.#weights[trait]!)) || 1;
      for (const trait of traits) {
        const at = next[trait]!++;
        this.#texts[at] = text;
        this.#parts[at] = this.#weights[trait]! / length;
      }
    });
  }

  /** The likeness of each text, 0 to 1, in their order. */
  to(traits: string[]): Float32Array {
    const weights = traits.map((trait) => {
      const number = this.#numbers.get(trait);
      return number === undefined ? this.#weightOf(trait, 1) : this.#weights[number]!;
    });
    const length = Math.hypot(...weights) || 1;
    const likeness = new Float32Array(this.#count);
    for (const [index, trait] of traits.entries()) {
      const number = this.#numbers.get(trait);
      if (number === undefined) continue;
      const asked = weights[index]! / length;
      for (let at = this.#starts[number]!; at < this.#starts[number + 1]!; at++)
        likeness[this.#texts[at]!]! += asked * this.#parts[at]!;
    }
    return likeness;
  }

  #number(trait: string): number {
    const known = this.#numbers.get(trait);
    if (known !== undefined) return known;
    this.#numbers.set(trait, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
