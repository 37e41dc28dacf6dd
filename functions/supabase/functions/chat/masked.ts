/** As long as a question is kept. */
export const keptCharacters = 300;

const anyCase = (words: string) =>
  words.replaceAll(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`).replaceAll("’", "['’]");

const part = String.raw`[^\s@<>,;:()[\]]+`;
const label = String.raw`[^\s@<>,;:()[\].]+`;
const eMail = new RegExp(
  String.raw`(?<![^\s@<>,;:()[\]])${part}(?:@${part}| ?@ ?${label}(?: ?\. ?${label})+)`,
  "gu",
);
const at = String.raw`(?: ?[([{<] ?(?:at|à|a|arr?obase) ?[)\]}>] ?| (?:at|à|chez|arr?obase) | ?-at- ?)`;
const spelledDot = String.raw`(?: ?[([{<] ?(?:dot|point) ?[)\]}>] ?| (?:dot|point) )`;
const spelledEMail = new RegExp(
  String.raw`(?<![^\s@<>,;:()[\]])(?:${label}${spelledDot}){0,3}${part}${at}${label}(?:(?:\.|${spelledDot})\p{L}{2,})+(?!\p{L})`,
  "giu",
);
const webAddress =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+){0,3}\.\p{L}{2,9}\/\S+|(?<!\S)@[\p{L}\p{N}_.]{3,}/giu;
const way = String.raw`rue|avenue|av\.|chaussée|boulevard|bd\.?|place|quai|square|clos|drève|allée|impasse|chemin`;
/** « Une place est libre » names none. */
const noName = String.raw`(?! (?:à|est|pour|en|dans|et|ou|aux?|par|libres?|restante) )`;
const street = new RegExp(
  String.raw`(?<!\p{L})(?:${way}|\p{L}+(?:straat|laan|steenweg|plein))${noName}(?: [\p{L}’'.-]+){0,6},?(?: n°)? ?\d{1,4}(?!\d| ?(?:€|h|euros?|ans|mois|élèves))(?: ?[a-z](?!\p{L}))?(?:,? [1-9]\d{3} \p{L}+)?`,
  "giu",
);
/** As the French write it: the number first. */
const numberedStreet = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\d{1,4}(?: ?(?:bis|ter|[a-z](?!\p{L})))?,? (?:${way})${noName}(?: (?:de|du|des|la|le|les)(?=[\s’']))*(?: [\p{L}’'.-]+)(?-i:(?: \p{Lu}[\p{L}’'.-]*){0,3})(?:,? (?:à )?[1-9]\d{3}(?: \p{L}+)?)?`,
  "giu",
);
const birth = /(?<=(?<!\p{L})née?s? )(?:le |en )?(?:\d{1,2}(?:er)? )?\p{L}+ (?:19|20)\d\d(?!\d)/giu;

const separator = String.raw`[^\p{L}\p{N}€%]{0,3}`;
const whole = String.raw`(?!${separator}\p{Nd})`;
const moment = String.raw`(?:(?:[01]?\d|2[0-3]):[0-5]\d|[0-3]?\d/[01]?\d)`;
const amount = String.raw`(?:[1-9]\d?[ .]?\d{3}|[1-9]\d\d|1?\d)(?:,\d\d)?`;
const impersonal = [
  String.raw`20\d\d\D{1,3}20\d\d(?!\d)`,
  // A day since 2020: visitors were born before.
  String.raw`\d{1,2}[/.-]\d{1,2}[/.-]20[2-9]\d(?!\d)|20[2-9]\d-\d\d-\d\d(?!\d)`,
  String.raw`${moment}(?:(?:, | ?\p{Pd} ?)${moment}){0,5}${whole}`,
  String.raw`${amount}(?:, ${amount}){0,9}${whole}`,
].join("|");
const number = new RegExp(String.raw`(${impersonal})|\+?\p{Nd}(?:${separator}\p{Nd}){5,}\p{M}*`, "gu");

const relative =
  "(?:mon|ma|notre|votre|son|sa|leur) (?:(?:petite?|grande?|jeune) |(?:beau|belle|demi|petite?)-)?(?:fils|fille|enfant|ado|garçon|frère|s(?:œ|oe)ur|mari|femme|neveu|nièce|cousine?|amie?|copain|copine|petite?|grande?|puce|filleule?|élève|collègue)(?: (?:aînée?|cadet|cadette|jumeau|jumelle))?";
const relatives =
  "(?:mes|nos|vos|ses|leurs) (?:deux |trois |quatre |[2-9] )?(?:petits-enfants|fils|filles|enfants|ados|garçons|jumeaux|jumelles|frères|s(?:œ|oe)urs|neveux|nièces|filleule?s|élèves|collègues)";
/** After these comes a name, in capitals or not. */
const introductions = anyCase(
  `j(?:e )?m(?:’| )?app?elle|je me (?:pré)?nomme|(?:ils?|elles?|(?:${relative}|${relatives})(?: qui)?) (?:s(?:’| )?app?ell|se (?:pré)?nomm)(?:e|ent)|(?:prén|n)om(?= ?:)|(?:mon|son) (?:pré)?nom est|my name is|(?:his|her) name is|ik heet|mijn naam is`,
);
/** After these stands a name when it begins with a capital. */
const relations = anyCase(
  `${relative}|(?:maman|papa|mère|père|parents?) (?:de|d’)|s’appelle|moi,? c’est|c’est pour(?! (?:noël|pâques))|je suis|ici|i’m|i am|ik ben|(?:prén|n)om|monsieur|madame|m\\.|dr\\.?|docteur|professeur|signé|cordialement|bien à vous|my (?:son|daughter|child|kid)|mijn (?:zoon|dochter|kind)`,
);
const word = String.raw`[\p{L}\p{M}'’-]+`;
const capitalised = String.raw`(?!${anyCase("(?:prén|n)om")}(?!\p{L}))(?:(?:\p{Lu}\.-?){1,3}(?=\s?\p{Lu})|\p{Lu}[\p{L}\p{M}'’-]*)`;
const further = String.raw`(?:\s+(?:(?:de|du|des|van|von|der|den|el|al|ben|et|and|en)\s+){0,2}${capitalised}){0,3}`;
const others = String.raw`(?:(?:[\s,(]+\d{1,2} ans\)?)?(?:\s*,|\s+et|\s*&)+\s*${capitalised}${further}){0,9}`;

/** What a name comes after, and that name. */
const named = (before: string, name: string) =>
  new RegExp(String.raw`((?<![\p{L}\p{M}])(?:${before})(?:\s*[\s,:(«“"]\s*|(?<=['’])))${name}`, "gu");
const names = [
  named(anyCase(`${relatives}|s’appellent`), capitalised + further + others),
  // With a surname in small letters, where the sentence goes on after it or ends.
  named(
    introductions,
    String.raw`${word}${further}(?: [\p{L}'’-]{3,}(?= ?[,.;!?]|$| (?:et|je|il|elle|qui|mon|ma|nous|a|est|pour|ans?) | j['’]))?`,
  ),
  named(relations, capitalised + further),
  named(anyCase("mme\\.?|mr\\.?"), String.raw`(?!et )${word}${further}`),
  // In small letters too: what nobody has written.
  new RegExp(
    String.raw`((?<![\p{L}\p{M}])(?:${anyCase(`${relative}|${relatives}`)})\s)(${word}(?: ${word})?)`,
    "gu",
  ),
  named(anyCase("(?:merci(?: d’avance| beaucoup)?|à bientôt) ?[.!]?"), `${capitalised}${further}(?=[.!]?$)`),
];

/** Whether the school has published a word; with a small letter, whether as one that is no name. */
export type Knows = (word: string) => boolean;

/** What begins as a name does, side by side: « Tom Dubois », « DUBOIS Tom », « Power BI ». */
const sideBySide = new RegExp(
  String.raw`(?<![\p{L}\p{M}'’-])\p{Lu}(?:[\p{Ll}\p{M}]|[\p{Lu}-]{2,}(?= \p{Lu}\p{Ll}))[\p{L}\p{M}'’-]*${further}`,
  "gu",
);

/** Such words, of which not all are published, may be who it is about; a known one that begins a sentence is apart. */
function unnamed(words: string, begins: boolean, knows: Knows): string {
  const [first = "", ...rest] = words.split(" ");
  if (begins && rest.length && knows(first.toLowerCase()))
    return `${first} ${unnamed(rest.join(" "), false, knows)}`;
  const capitals = [first, ...rest].filter((word) => /^\p{Lu}/u.test(word));
  return capitals.length > 1 && !capitals.every(knows) ? "[nom]" : words;
}

/** A question without what may tell who asked it, on one line, as long as it may be kept. */
export function masked(question: string, knows: Knows): string {
  const unnumbered = question
    .normalize("NFKC")
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim()
    .replaceAll(eMail, "[e-mail]")
    .replaceAll(spelledEMail, "[e-mail]")
    .replaceAll(webAddress, "[adresse]")
    .replaceAll(numberedStreet, "[adresse]")
    .replaceAll(street, "[adresse]")
    .replaceAll(birth, "[date]")
    .replaceAll(number, (_, kept?: string) => kept ?? "[numéro]");
  const unlessKnown = (words: string, before: string, name: string | number) => {
    const [first, last] = typeof name === "string" ? name.split(" ") : [];
    return first && knows(first) ? words : `${before}[nom]${last && knows(last) ? ` ${last}` : ""}`;
  };
  const safe = names
    .reduce((text, name) => text.replaceAll(name, unlessKnown), unnumbered)
    .replaceAll(sideBySide, (words: string, at: number, text: string) =>
      unnamed(words, /(?:^|[.!?…] )$/u.test(text.slice(0, at)), knows),
    );
  if ([...safe].length <= keptCharacters) return safe;
  const kept = [...safe].slice(0, keptCharacters - 1).join("");
  return `${kept.trimEnd()}…`;
}
