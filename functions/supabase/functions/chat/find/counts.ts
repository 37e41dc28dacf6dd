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
  const often: number[] = [];
  const had: Had[] = [];
  for (const wordings of sources) {
    const times = new Map<number, number>();
    for (const wording of wordings) {
      for (const trait of traitsOf(wording, ofWord)) {
        const place = places.get(trait) ?? places.size;
        if (place === places.size) places.set(trait, place);
        times.set(place, (times.get(place) ?? 0) + 1);
        often[place] = (often[place] ?? 0) + 1;
      }
    }
    had.push({ places: Uint32Array.from(times.keys()), times: Uint32Array.from(times.values()) });
    sizes.push(wordings.length);
  }
  // Two words stand side by side once by chance.
  const traits = [...places.keys()]
    .filter((trait) => !isPair(trait) || often[places.get(trait)!]! > 1)
    .toSorted();
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
