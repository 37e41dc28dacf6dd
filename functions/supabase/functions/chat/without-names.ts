/** Whether the school has published a word, as it is written or with a small letter. */
export type Knows = (word: string) => boolean;

/** Stands before each word that nobody has published; no visitor can write it. */
const unknown = "\uE000";
/** A letter, small or capital, with its accent or without. V8 overlooks some of what `(?i:…)` stands for. */
function inAnyCase(letter: string): string {
  const both = `${letter}${letter.normalize("NFD")[0]}`;
  return `[${both}${both.toUpperCase()}]`;
}
/** Words in any case, with their accents and apostrophes or without, published or not. */
const written = (words: string) =>
  `(?:${words
    .replaceAll(/(?<!\p{L})(?=\p{L})/gu, `${unknown}?`)
    .replaceAll("’", "['’ ]?")
    .replaceAll(/\p{L}/gu, inAnyCase)})`;

const word = String.raw`[\p{L}\p{M}-]`;
const kin =
  "fils|filles?|enfants?|ados?|garçons?|frères?|s(?:œ|oe)urs?|mari|femme|neveux?|nièces?|cousine?s?|amie?s?|copains?|copines?|jum(?:eaux?|elles?)|filleule?s?|élèves?|collègues?";
/** What announces a name is none. */
const noLabel = String.raw`(?!${written(`${kin}|(?:pré)?nom|maman|papa|prof|monsieur|madame|m(?:me|r)|dr`)}(?!\p{L}))`;
const small = String.raw`${unknown}${noLabel}[\p{Ll}\p{Lo}]${word}*`;
/** In capitals, only what nobody has published: « EMMA DUBOIS veut ». */
const capital = String.raw`(?:${unknown}${noLabel}(?:\p{Lu}['’])?\p{Lu}|${noLabel}\p{Lu}['’]${unknown}?\p{Lu}|${noLabel}\p{Lu}(?=\p{Ll}))${word}*`;
const particles = `(?:${written("de|du|des|van|von|der|den|el|al|ben")} ){0,2}`;
const further = `(?: ${particles}${capital}){0,3}`;
const capitals = String.raw`(?:\p{Lu}\. ?-?){0,3}${capital}${further}`;
const twoSmall = `${small} ${particles}${small}`;
const name = `(?:${capitals}|(?:d['’])?(?:${twoSmall}|${small})${further})`;
const others = String.raw`(?:(?:[ ,(]+\d{1,2} ans\)?)?(?: ?, ?(?=${capital})| ${unknown}?(?:et|and|&) )${name}){0,9}`;

const relation =
  written("mon|ma|mes|notre|nos|votre|vos|son|sa|ses|leurs?") +
  String.raw`(?:[ -]${unknown}?[\p{L}\d]+)?[ -]${written(`${kin}|petite?s?|grande?s?|aînée?s?|cadet(?:te)?s?|puce`)}`;
/** After these a word that nobody has published is a name. */
const introductions = `${relation}|${written(
  "m’app?elle|s’app?elle(?:nt)?|(?:me|se) (?:pré)?nomme(?:nt)?|(?:pré)?nom(?: est| c’est)?|moi,? c’est|moi c|name is|heet|naam is|(?:maman|papa|mère|père|parents?) d(?:e|’)|(?:monsieur|madame|mademoiselle|m\\.|mme\\.?|mr\\.?|dr\\.?|docteur)(?: d(?:e|u))?|signé|cordialement",
)}`;
/** After these, one with a capital, or two. */
const hints = written("je suis|ici|i’m|i am|ik ben|professeur|c’est pour");
const before = (words: string) =>
  String.raw`((?<![\p{L}\p{M}])(?:${words})(?: ?[ :=(«“"] ?| ?, ?(?=${unknown}?\p{Lu})|(?<=['’])))`;
const names = [
  `${before(introductions)}${name}${others}`,
  `${before(hints)}${capitals}`,
  `${before(`${hints}|${written("r?appele(?:r|z)")}`)}${twoSmall}`,
  `${before(written("c’est"))}${twoSmall}(?= ?[,.!]|$)`,
  // Nobody has published English or Dutch: of what may be a name, the first word.
  `${before(written("my (?:son|daughter|child|kid)|mijn (?:zoon|dochter|kind)"))}(?:${capitals}|${small})`,
  // « Noah a 14 ans », « Emma, 15 ans ».
  String.raw`()(?:${capitals}|${small})(?= ?(?:,|\(|${written("qui a|a|aura")}) ?\d{1,2} ans)`,
  `${before(written("mon|ma|notre|nos|votre|vos|petite?"))}${capitals}`,
  // « Adam est dyslexique ».
  String.raw`((?:^|[.!?…,] ))${capitals}(?= ${written("est|a|n’est|n’a|aime|adore|veut|voudrait|souhaite|peut")} )`,
  // Who signs.
  String.raw`((?<!\p{L})${written("merci(?: d’avance| beaucoup)?|à bientôt|bien à vous|cordialement")}[ ,.!]{1,3})${name}(?=[.!]?$)`,
].map((pattern) => new RegExp(pattern, "gu"));

/** What begins as a name does, side by side: « Tom Dubois », « DUBOIS Tom », « Power BI ». */
const sideBySide = new RegExp(String.raw`(?<![\p{L}\p{M}'’${unknown}-])${capitals}`, "gu");

/** A text on one line without names: words nobody has published, where a name stands. */
export function withoutNames(text: string, knows: Knows): string {
  const marked = text.replaceAll(/(?<![\p{L}[])\p{L}[\p{L}\p{M}]+(?:-\p{L}+)*/gu, (word) =>
    knows(word) ? word : unknown + word,
  );
  const introduced = names.reduce(
    (text, name) =>
      text.replaceAll(name, (words, lead: string) =>
        words.includes(unknown, lead.length) ? `${lead}[nom]` : words,
      ),
    marked,
  );
  const unnamed = (words: string, at: number) => {
    const first = words.split(" ", 1)[0]!;
    const begins = /^$|[.!?…] $/u.test(introduced.slice(Math.max(0, at - 2), at));
    // A known word that begins a sentence is apart.
    const name = begins && knows(first.toLowerCase()) ? words.slice(first.length + 1) : words;
    return name.includes(" ") && name.includes(unknown) ? words.replace(name, "[nom]") : words;
  };
  // Where all is in capitals they tell nothing.
  const apart = /\p{Ll}/u.test(text) ? introduced.replaceAll(sideBySide, unnamed) : introduced;
  return apart.replaceAll(unknown, "");
}
