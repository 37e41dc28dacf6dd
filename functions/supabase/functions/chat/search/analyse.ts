import { stemmer } from "@orama/stemmers/french";
import { isStopWord } from "./stop-words.ts";

const numbers: Record<string, string> = {
  deux: "2",
  trois: "3",
  quatre: "4",
  cinq: "5",
  six: "6",
  sept: "7",
  huit: "8",
  neuf: "9",
  dix: "10",
  onze: "11",
  douze: "12",
  treize: "13",
  quatorze: "14",
  quinze: "15",
  seize: "16",
  dixhuit: "18",
  vingt: "20",
};

/** Lower case, without accents, ligatures and punctuation; numbers in digits; what is elided (`l’`, `d’`) a word of its own. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/aujourd'hui/g, "aujourdhui")
    .replace(/\bdix-(?=sept|huit|neuf)/g, "dix")
    .replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}\b)/g, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => numbers[word] ?? word);
}

export const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");

/** What the index holds of a text: its words without the empty ones, each cut to its stem. */
export const termsOf = (text: string) =>
  wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(stemOf);

/** Snowball's stem, without the final vowel that a missing accent leaves behind: `payé`, `payer` and `payant` meet. */
export function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word;
  const stem = stemmer(word.replace(/(?<=[^s]{4})[sx]$/, "")).replace(/y/g, "i");
  return stem.length > 3 ? stem.replace(/[ei]$/, "") : stem;
}

/** The head of a stem, where a verb meets its nouns: `inscrire`, `inscrit`, `inscription`. */
export const headOf = (stem: string) => (stem.length > 5 && !/\d/.test(stem) ? [`${stem.slice(0, 5)}~`] : []);
