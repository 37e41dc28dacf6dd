import SearchableMap from "minisearch/SearchableMap";
import { commonWords } from "./common-words.ts";
import { isStopWord } from "./stop-words.ts";

export type Spelling = (words: string[]) => string[];

/** Replaces each unknown word by the published or common word it most likely is, if one is near. */
export function createSpelling(published: string[]): Spelling {
  const counts = new SearchableMap<number>();
  for (const word of [...commonWords, ...published]) counts.set(word, (counts.get(word) ?? 0) + 1);

  const bySound = new Map<string, string>();
  for (const [word, count] of counts) {
    const other = bySound.get(soundOf(word));
    if (word.length > 3 && (!other || counts.get(other)! < count)) bySound.set(soundOf(word), word);
  }

  function nearest(word: string): string {
    if (word.length < 4 || /\d/.test(word) || counts.has(word) || isStopWord(word)) return word;
    const alike = bySound.get(soundOf(word));
    if (alike && soundOf(word).length > 2) return alike;
    const letters = sorted(word);
    const candidates = [...counts.fuzzyGet(word, 2)]
      .map(([near, [count, distance]]) => ({ near, count, edits: sorted(near) === letters ? 1 : distance }))
      .filter(({ near, edits }) => near.length > 3 && edits <= (word.length > 7 ? 2 : 1))
      // People rarely miss the first letter, and short words have too many neighbours.
      .filter(({ near, edits }) => near[0] === word[0] || (word.length > 7 && edits === 1))
      .toSorted(
        (a, b) =>
          a.edits - b.edits ||
          Number(b.near[0] === word[0]) - Number(a.near[0] === word[0]) ||
          b.count - a.count,
      );
    return candidates[0]?.near ?? word;
  }
  return (words) => words.map(nearest);
}

/** Roughly how a French word sounds: `orraires` and `horaires`, `manké` and `manqué` are the same. */
const soundOf = (word: string) =>
  word
    .replace(/qu|q|ck|c(?![eiyh])/g, "k")
    .replace(/ph/g, "f")
    .replace(/h/g, "")
    .replace(/[sc](?=[eiy])|ss|ç|ti(?=on)/g, "s")
    .replace(/z/g, "s")
    .replace(/eau|au/g, "o")
    .replace(/ai|ei|er\b|ez\b|es\b|ee\b/g, "e")
    .replace(/y/g, "i")
    .replace(/[ae]([nm])/g, "a$1")
    .replace(/(.)\1+/g, "$1")
    .replace(/(?<=..)[estdxp]+$/, "");

const sorted = (word: string) => [...word].toSorted().join("");
