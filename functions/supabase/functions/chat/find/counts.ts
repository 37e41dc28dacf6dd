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
  const most = parts.reduce((sum, { steps }) => sum + steps.length, 0);
  const [steps, times, spreads] = [new Uint16Array(most), new Uint16Array(most), new Uint16Array(most)];
  const traits: string[] = [];
  let end = 0;
  for (let trait = leastOf(readers); trait !== undefined; trait = leastOf(readers)) {
    const begun = end;
    let last = 0;
    for (const reader of readers) {
      if (reader.trait === trait)
        reader.next((source, count) => {
          steps[end] = source - last;
          times[end++] = count;
          last = source;
        });
    }
    const spread = end - begun;
    // Two words stand side by side once by chance.
    if (isPair(trait) && spread === 1 && times[begun] === 1) end = begun;
    else spreads[traits.push(trait) - 1] = spread;
  }
  return {
    sizes,
    traits: traits.join("\n"),
    spreads: written(spreads.subarray(0, traits.length)),
    steps: written(steps.subarray(0, end)),
    times: written(times.subarray(0, end)),
  };
}

const leastOf = (readers: PartReader[]) =>
  readers.reduce<string | undefined>(
    (least, { trait }) => (trait === undefined || (least !== undefined && least <= trait) ? least : trait),
    undefined,
  );

/** Reads a part's traits in turn. */
class PartReader {
  readonly #part: Counts;
  readonly #first: number;
  /** Where the trait that it stands at ends, how many were before it, and how many sources these have. */
  #end = -1;
  #place = -1;
  #at = 0;
  trait: string | undefined;

  /** @param first The number of its first source among all. */
  constructor(part: Counts, first: number) {
    this.#part = part;
    this.#first = first;
    this.#read();
  }

  /** Goes on to the next trait, and tells of each source that has the one that it stood at. */
  next(note: (source: number, times: number) => void): void {
    const { spreads, steps, times } = this.#part;
    const end = this.#at + numberAt(spreads, this.#place);
    for (let source = this.#first; this.#at < end; this.#at++) {
      source += numberAt(steps, this.#at);
      note(source, numberAt(times, this.#at));
    }
    this.#read();
  }

  #read() {
    const { traits, spreads } = this.#part;
    const start = this.#end + 1;
    this.#place++;
    if (this.#place >= spreads.length) this.trait = undefined;
    else {
      const end = traits.indexOf("\n", start);
      this.#end = end < 0 ? traits.length : end;
      this.trait = traits.slice(start, this.#end);
    }
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
  const numbers = new Uint32Array(traits.length);
  traits.forEach((trait, number) => (numbers[places.get(trait)!] = number));
  return { sizes, traits: traits.join("\n"), ...byTrait(had, numbers) };
}

/** @param numbers Of where a trait was first met, which it is in order. */
function byTrait(had: Had[], numbers: Uint32Array) {
  const each = (note: (number: number, source: number, times: number) => void) =>
    had.forEach(({ places, times }, source) =>
      places.forEach((place, at) => note(numbers[place]!, source, times[at]!)),
    );
  const spreads = new Uint16Array(numbers.length);
  each((number) => spreads[number]!++);
  const next = new Uint32Array(numbers.length + 1);
  for (let number = 0; number < numbers.length; number++) next[number + 1] = next[number]! + spreads[number]!;
  const steps = new Uint16Array(next[numbers.length]!);
  const times = steps.slice();
  const before = new Uint16Array(numbers.length);
  each((number, source, count) => {
    const at = next[number]!++;
    steps[at] = source - before[number]!;
    times[at] = count;
    before[number] = source;
  });
  return { spreads: written(spreads), steps: written(steps), times: written(times) };
}
