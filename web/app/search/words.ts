import { stemmer } from "@orama/stemmers/french";
import { fold } from "functions/fold";

/** Words too common to find a page by. */
const common = new Set(
  `a ai au aux avec c ca ce ces cette comment d dans de des du elle elles en est et etre eux il ils j je l la le les leur lui
  m ma mais me meme mes moi mon n ne nos notre nous on ou par pas pour qu que quel quelle quelles quels qui quoi s sa sans
  se ses si son sont sur t ta te tes toi ton tu un une vos votre vous y`.split(/\s+/),
);

const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*`;
/** « 2 990 », of which its spaces are no part. */
const thousands = String.raw`(?<!\p{N})\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\p{N})`;
const words = new RegExp(`${thousands}|${word}`, "gu");
const compounds = new RegExp(String.raw`${thousands}|${word}(?:[-\u2010\u2011]${word})*`, "gu");

/** The words of a text; an elided « l’ » or « d’ » is a word of its own. */
export function wordsOf(text: string): string[] {
  return (text.match(words) ?? []).map((found) => found.replace(/\s/g, ""));
}

/** The words of a text as one reads them, « mini-podcast » being one of two words, each with its place. */
export function* placesOf(text: string): Generator<{ words: string[]; start: number; end: number }> {
  for (const { 0: whole, index } of text.matchAll(compounds))
    yield { words: wordsOf(whole), start: index, end: index + whole.length };
}

/** What is longer is no word, and its ending would be looked for for minutes. */
const longest = 100;

/** Texts have few words and say them often. */
const known = new Map<string, string | null>();
const mostKnown = 20_000;

/** What a word is looked up by: without accents, capitals and ending; null for one too common, or a letter. */
export function termOf(word: string): string | null {
  let term = known.get(word);
  if (term === undefined) {
    const plain = fold(word.slice(0, longest));
    term = common.has(plain) || /^\p{L}$/u.test(plain) ? null : stemmer(plain);
    if (known.size >= mostKnown) known.clear();
    known.set(word, term);
  }
  return term;
}
