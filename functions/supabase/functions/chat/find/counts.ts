import type { Groups } from "./synonyms.ts";
import { isPair, traitsOf, traitsOfWord } from "./traits.ts";

/** Something that is asked, or told, in these wordings, each as its words. */
export type Source = string[][];

/** How many wordings have what: all that sources are recognised by, in a form that can be stored. */
export type Counts = {
  /** How many wordings each source has. */
  sizes: number[];
  /** In order. */
  traits: string[];
  /** Where the sources that have each trait begin, and where those of the last end. */
  starts: number[];
  /** Of each trait: which sources have it, and how many of their wordings do. */
  sources: number[];
  times: number[];
};

/** Of one source: where its traits stand, and how many of its wordings have each. */
type Counted = { places: Uint32Array; times: Uint32Array };

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
  const counted: Counted[] = [];
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
    counted.push({ places: Uint32Array.from(times.keys()), times: Uint32Array.from(times.values()) });
    sizes.push(wordings.length);
  }
  // Two words stand side by side once by chance.
  const traits = [...places.keys()]
    .filter((trait) => !isPair(trait) || often[places.get(trait)!]! > 1)
    .toSorted();
  const numbers = new Map(traits.map((trait, number) => [places.get(trait)!, number]));
  return { sizes, traits, ...byTrait(counted, numbers) };
}

/** @param numbers Of where a trait stands that tells something, which of these it is. */
function byTrait(counted: Counted[], numbers: Map<number, number>) {
  const starts: number[] = Array(numbers.size + 1).fill(0);
  const each = (note: (number: number, source: number, times: number) => void) =>
    counted.forEach(({ places, times }, source) =>
      places.forEach((place, at) => numbers.has(place) && note(numbers.get(place)!, source, times[at]!)),
    );
  each((number) => starts[number + 1]!++);
  for (let number = 0; number < numbers.size; number++) starts[number + 1]! += starts[number]!;
  const next = starts.slice();
  const sources: number[] = Array(starts.at(-1)).fill(0);
  const times = sources.slice();
  each((number, source, count) => {
    const at = next[number]!++;
    sources[at] = source;
    times[at] = count;
  });
  return { starts, sources, times };
}
