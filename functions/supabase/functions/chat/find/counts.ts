import type { Groups } from "./synonyms.ts";
import { isPair, traitsOf, traitsOfWord } from "./traits.ts";

/** Something that is asked, or told, in these wordings, each as its words. */
export type Source = string[][];

/** How many wordings have what: all that sources are recognised by, in a form that is stored as it is and soon read. */
export type Counts = {
  /** How many wordings each source has. */
  sizes: number[];
  /** In order, a line each. */
  traits: string;
  /** Of each trait in turn: how many sources have it. */
  spreads: Numbers;
  /** Which, each by how far it stands behind the one before. */
  steps: Numbers;
  /** How many of their wordings do. */
  times: Numbers;
};

/** A character for each, of which JSON escapes none: read in a quarter of the time that a list of numbers takes. */
export type Numbers = string;

/** The character for 0; what is behind it up to « ~ » takes a byte. */
const zero = "]".charCodeAt(0);

/** @param numbers Below 50,000. */
const written = (numbers: Uint16Array): Numbers =>
  new TextDecoder("utf-16le").decode(numbers.map((one) => zero + one));

export const numberAt = (numbers: Numbers, at: number): number => numbers.charCodeAt(at) - zero;

/** What was counted of some sources, and of others after them, as of all: without what tells nothing. */
export function together(parts: Counts[]): Counts {
  const sizes: number[] = [];
  const readers = parts.map((part) => {
    const reader = new PartReader(part, sizes.length);
    sizes.push(...part.sizes);
    return reader;
  });
  const traits: string[] = [];
  const spreads: number[] = [];
  const steps: number[] = [];
  const times: number[] = [];
  for (let trait = leastOf(readers); trait !== undefined; trait = leastOf(readers)) {
    const begun = steps.length;
    let last = 0;
    for (const reader of readers) {
      if (reader.trait === trait)
        reader.next((source, count) => {
          steps.push(source - last);
          times.push(count);
          last = source;
        });
    }
    const spread = steps.length - begun;
    // Two words stand side by side once by chance.
    if (isPair(trait) && spread === 1 && times[begun] === 1) {
      steps.pop();
      times.pop();
    } else {
      traits.push(trait);
      spreads.push(spread);
    }
  }
  const [spreadsOf, stepsOf, timesOf] = [spreads, steps, times].map((one) => written(Uint16Array.from(one)));
  return { sizes, traits: traits.join("\n"), spreads: spreadsOf!, steps: stepsOf!, times: timesOf! };
}

const leastOf = (readers: PartReader[]) =>
  readers.reduce<string | undefined>(
    (least, { trait }) => (trait === undefined || (least !== undefined && least <= trait) ? least : trait),
    undefined,
  );

/** Reads a part's traits in turn. */
class PartReader {
  readonly #part: Counts;
  readonly #traits: string[];
  readonly #first: number;
  #place = 0;
  #at = 0;

  /** @param first The number of its first source among all. */
  constructor(part: Counts, first: number) {
    this.#part = part;
    this.#traits = part.traits ? part.traits.split("\n") : [];
    this.#first = first;
  }

  get trait(): string | undefined {
    return this.#traits[this.#place];
  }

  /** Goes on to the next trait. @returns how many sources have the one that it stood at. */
  next(note: (source: number, times: number) => void): number {
    const { spreads, steps, times } = this.#part;
    const spread = numberAt(spreads, this.#place++);
    const end = this.#at + spread;
    for (let source = this.#first; this.#at < end; this.#at++) {
      source += numberAt(steps, this.#at);
      note(source, numberAt(times, this.#at));
    }
    return spread;
  }
}

/** Of one source: where its traits stand, and how many of its wordings have each. */
type Had = { places: Uint32Array; times: Uint32Array };

/** @param sources Made one after the other: their words take room. */
export function countsOf(sources: Iterable<Source>, groupsOf: Groups): Counts {
  const words = new Map<string, string[]>();
  const ofWord = (word: string) => {
    const traits = words.get(word) ?? traitsOfWord(word, groupsOf);
    words.set(word, traits);
    return traits;
  };
  const places = new Map<string, number>();
  const sizes: number[] = [];
  const had: Had[] = [];
  for (const wordings of sources) {
    const times = new Map<number, number>();
    for (const wording of wordings) {
      for (const trait of traitsOf(wording, ofWord)) {
        const place = places.get(trait) ?? places.size;
        if (place === places.size) places.set(trait, place);
        times.set(place, (times.get(place) ?? 0) + 1);
      }
    }
    had.push({ places: Uint32Array.from(times.keys()), times: Uint32Array.from(times.values()) });
    sizes.push(wordings.length);
  }
  const traits = [...places.keys()].toSorted();
  const numbers = new Map(traits.map((trait, number) => [places.get(trait)!, number]));
  return { sizes, traits: traits.join("\n"), ...byTrait(had, numbers) };
}

/** @param numbers Of where a trait stands that tells something, which of these it is. */
function byTrait(had: Had[], numbers: Map<number, number>) {
  const each = (note: (number: number, source: number, times: number) => void) =>
    had.forEach(({ places, times }, source) =>
      places.forEach((place, at) => numbers.has(place) && note(numbers.get(place)!, source, times[at]!)),
    );
  const spreads = new Uint16Array(numbers.size);
  each((number) => spreads[number]!++);
  const next = new Uint32Array(numbers.size + 1);
  for (let number = 0; number < numbers.size; number++) next[number + 1] = next[number]! + spreads[number]!;
  const steps = new Uint16Array(next[numbers.size]!);
  const times = steps.slice();
  const before = new Uint16Array(numbers.size);
  each((number, source, count) => {
    const at = next[number]!++;
    steps[at] = source - before[number]!;
    times[at] = count;
    before[number] = source;
  });
  return { spreads: written(spreads), steps: written(steps), times: written(times) };
}
