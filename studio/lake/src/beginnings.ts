/** A bit for each beginning of a word that a text has: most texts lack those of a search, and need not be read for it. */
export type Beginnings = Uint32Array;

/** As many letters as are a beginning; a shorter word is its own. */
const letters = 3;
const bits = 2048;

export function beginningsOf(text: string): Beginnings {
  const found = new Uint32Array(bits / 32);
  for (const [word] of text.matchAll(/\S+/g)) {
    const bit = bitOf(word);
    found[bit >> 5]! |= 1 << (bit & 31);
  }
  return found;
}

/** The bit of a word; undefined where its beginning is not known: `*` stands for any letters. */
export function bitOfSearched(word: string): number | undefined {
  return word.slice(0, letters).includes("*") ? undefined : bitOf(word);
}

export const hasBit = (found: Beginnings, bit: number): boolean =>
  (found[bit >> 5]! & (1 << (bit & 31))) !== 0;

function bitOf(word: string): number {
  let hash = 0;
  for (const letter of word.slice(0, letters)) hash = (hash * 31 + letter.codePointAt(0)!) % bits;
  return hash;
}
