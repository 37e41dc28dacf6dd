/** From two on. */
const numbers = new Map(
  `deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf vingt`
    .split(" ")
    .map((word, at) => [word, String(at + 2)]),
);

/** Words that a question has whatever it asks: « combien », « quand » and « sans » are none of them. */
const empty = `
  a ai aimerais au aux avec bonjour c ca ce ces d de des dire dites donner donnez du elle en est et etes il ils j je l la le
  les leur leurs m ma me merci mes mon n ne nos notre nous on ou plait pourrais pourriez pouvez qu que question s sa savoir se
  ses si son sont souhaite stp svp t ta te tes ton tu un une vos votre voudrais vous y`
  .trim()
  .split(/\s+/);

/** « Cest » and « ya » are « c’est » and « y a »; « quand » and « jour » are no « qu’and » and « j’our ». */
const anyEmpty = String.raw`(?:${empty.join("|")})\b`;
const unelided = new RegExp(String.raw`\b(?!${anyEmpty})([cdjlnsty]|qu)(?=[aeiouy])(?=${anyEmpty})`, "g");

/** Lower case, without accents, ligatures and punctuation; numbers in digits; what is elided (`l’`, `d’`) a word of its own. */
export const wordsOf = (text: string): string[] =>
  (reduced(text).match(/[a-z0-9]+/g) ?? []).map((word) => numbers.get(word) ?? word);

const reduced = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replaceAll("aujourd'hui", "aujourdhui")
    // « Où » asks for a place, « ou » for nothing.
    .replace(/où(?<!\p{L}où)(?!\p{L})/gu, "endroitou")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(unelided, "$1'")
    .replace(/\bdix-(?=sept|huit|neuf)/g, "dix")
    .replace(/[^\S\n](?<=\d[^\S\n])(?=\d{3}\b)/g, "");

const isEmpty = new Set(empty);

/** Those that tell one question from another. */
export const telling = (words: string[]): string[] => words.filter((word) => !isEmpty.has(word));

/** How a word begins, which most of its forms share: `coûte`, `coûter`, `coûts`; `inscrire`, `inscription`. */
export const stemOf = (word: string): string => word.slice(0, 5).replace(/e?[sx]?$/, "");

/** How the words of a text begin that tell something. */
export const stemsIn = (text: string): string[] => telling(wordsOf(text)).map(stemOf);
