/** As long as a question is kept. */
export const keptCharacters = 300;

const anyCase = (words: string) =>
  words.replaceAll(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`).replaceAll("’", "['’]");

/** After these comes a name, in capitals or not. */
const introductions = anyCase(
  "je m’appelle|(?:il|elle) s’appelle|mon (?:pré)?nom est|my name is|(?:his|her) name is|ik heet|mijn naam is",
);
/** After these stands a name when it begins with a capital. */
const relations = anyCase(
  "mon (?:fils|enfant|ado|garçon|frère|mari|neveu|filleul|élève|collègue)|ma (?:fille|sœur|femme|nièce|filleule|collègue)|mes enfants|je suis|(?:prén|n)om|monsieur|madame|mme|mr|m\\.|cordialement|bien à vous|my (?:son|daughter|child|kid)|mijn (?:zoon|dochter|kind)",
);
const word = String.raw`[\p{L}\p{M}'’-]+`;
const capitalised = String.raw`\p{Lu}[\p{L}\p{M}'’-]*`;
const particle = String.raw`(?:(?:de|du|des|van|von|der|den|el|al|ben|et|and|en)\s+)`;
const between = String.raw`\s*[\s,:(]\s*`;
const before = String.raw`(?<![\p{L}\p{M}])`;
const further = String.raw`(?:\s+${particle}{0,2}${capitalised}){0,3}`;

const masks: [what: RegExp, mask: string][] = [
  [/[^\s@<>,;:()]+@[^\s@<>,;:()]+/gu, "[e-mail]"],
  [/(?:https?:\/\/|www\.)\S+/giu, "[adresse]"],
  [/\+?\d(?:[\s./()-]{0,3}\d){5,}/gu, "[numéro]"],
  [new RegExp(`(${before}(?:${introductions})${between})${word}${further}`, "gu"), "$1[nom]"],
  [new RegExp(`(${before}(?:${relations})${between})${capitalised}${further}`, "gu"), "$1[nom]"],
];

/** « 2025-2026 » names nobody. */
const schoolYear = /^20\d\d\D{1,3}20\d\d$/;

/** A question without what may tell who asked it, on one line, as long as it may be kept. */
export function masked(question: string): string {
  const line = question.replaceAll(/[\s\p{C}]+/gu, " ").trim();
  const safe = masks.reduce(
    (text, [what, mask]) =>
      text.replace(what, (found: string, lead?: string | number) =>
        schoolYear.test(found) ? found : mask.replace("$1", typeof lead === "string" ? lead : ""),
      ),
    line,
  );
  const characters = [...safe];
  if (characters.length <= keptCharacters) return safe;
  return `${characters
    .slice(0, keptCharacters - 1)
    .join("")
    .trimEnd()}…`;
}
