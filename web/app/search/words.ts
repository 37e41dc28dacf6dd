import { stemmer } from "@orama/stemmers/french";

/** Words too common to find a page by. */
const common = new Set(
  `a ai au aux avec c ca ce ces cette comment d dans de des du elle elles en est et etre eux il ils j je l la le les leur lui
  m ma mais me meme mes moi mon n ne nos notre nous on ou par pas pour qu que quel quelle quelles quels qui quoi s sa sans
  se ses si son sont sur t ta te tes toi ton tu un une vos votre vous y`.split(/\s+/),
);

const word = /[\p{L}\p{N}]+/gu;

/** The words of a text; an elided « l’ » or « d’ » is a word of its own. */
export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** Each word of a text with the place it starts at. */
export function* placesOf(text: string): Generator<{ word: string; start: number }> {
  for (const found of text.matchAll(word)) yield { word: found[0], start: found.index };
}

/** Texts have few words and say them often. */
const known = new Map<string, string | null>();

/** What a word is looked up by: without accents, capitals and ending; null for one too common. */
export function termOf(word: string): string | null {
  let term = known.get(word);
  if (term === undefined) {
    const plain = plainOf(word);
    term = common.has(plain) ? null : stemmer(plain);
    if (known.size > 100_000) known.clear();
    known.set(word, term);
  }
  return term;
}

/** A word without accents and capitals. */
export function plainOf(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("œ", "oe");
}
