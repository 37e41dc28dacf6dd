const units =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" ");
const tens = { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, septante: 70, nonante: 90 };
const collective = { dizaine: 10, douzaine: 12, quinzaine: 15, vingtaine: 20, trentaine: 30 };

const values = new Map<string, number>([
  ...units.map((word, value) => [word, value] as const),
  ...Object.entries(tens),
  ...Object.entries(collective),
  ["quatre-vingt", 80],
  ["cent", 100],
  ["mille", 1000],
]);

/** « un » and « une » are articles far more often than numbers: they only continue a number. */
const starts = [...values.keys()]
  .filter((word) => !["zéro", "un"].includes(word))
  .toSorted((a, b) => b.length - a.length);
const word = `(?:${starts.join("|")})s?`;
/** Any space that may stand in or beside a number; a regular expression's source. */
export const space = "[ \\u00A0\\u202F\\u2009]";

const digits = `\\d{1,3}(?:[ .,\\u00A0\\u202F\\u2009]\\d{3})+(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,]\\d{1,2}(?!\\d))?`;
const next = `(?:-|${space}|${space}et${space}|-et-)(?:${word}|une?)(?!\\p{L})`;
const words = `${word}(?:${next})*(?!\\p{L}|${next})`;

/** A number as French texts write it, in digits or in words; a regular expression's source, for the flags `iu`. */
export const number = `(?<![\\p{L}\\p{N}])(?:${digits}|${words})`;

/** `1 299`, `2.400` and « mille deux cents » as numbers. */
export function parseNumber(text: string): number {
  return /^\d/.test(text) ? parseDigits(text) : parseWords(text);
}

function parseDigits(text: string): number {
  const grouped = text.replace(/[\s.,](?=\d{3}(?!\d))/g, "");
  return Number(grouped.replace(",", "."));
}

/** « deux cent quarante et un » : what precedes « cent » or « mille » multiplies it, the rest adds up. */
function parseWords(text: string): number {
  const parts = text
    .toLowerCase()
    .replace(/quatre-vingts?/g, "quatre~vingt")
    .split(/[-\s\u00A0\u202F\u2009]+/);
  let total = 0;
  let hundreds = 0;
  for (const part of parts) {
    const value = part === "et" ? 0 : valueOf(part.replace("~", "-"));
    if (value === 1000) {
      total += (hundreds || 1) * 1000;
      hundreds = 0;
    } else {
      hundreds = value === 100 ? (hundreds || 1) * 100 : hundreds + value;
    }
  }
  return total + hundreds;
}

function valueOf(part: string): number {
  return values.get(part) ?? values.get(part.replace(/s$/, "")) ?? (part === "une" ? 1 : Number.NaN);
}

/** « trois » for 3; undefined for what takes more than one word. */
export const wordsOf = (value: number): string | undefined => units[value];
