import { wordsOf } from "./numbers.ts";

/** A plan's whole name as sentences write it: « Pack 3 mois » is also « packs de trois mois ». */
export function wholeName(name: string): RegExp {
  const words = name
    .toLowerCase()
    .split(/[\s\u00A0\u202F]+/)
    .filter(Boolean);
  const forms = words.map((word) => (/^\d+$/.test(word) ? digits(word) : `${escaped(word)}s?`));
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${forms.join("[\\s\\u00A0\\u202F]+(?:(?:de|en|à|sur)[\\s\\u00A0\\u202F]+)?")}(?![\\p{L}\\p{N}])`,
    "giu",
  );
}

function digits(word: string): string {
  const inWords = wordsOf(Number(word));
  return inWords ? `(?:${word}|${inWords})` : word;
}

/** The words that tell each of these titles from the others: « noël », « carnaval ». */
export function ownWords(titles: string[], before = "(?<!\\p{L})"): (RegExp | undefined)[] {
  const words = titles.map(
    (title) =>
      new Set(
        title
          .toLowerCase()
          .split(/[^\p{L}-]+/u)
          .filter((word) => word.length > 3),
      ),
  );
  return words.map((own, index) => {
    const others = words.filter((_, other) => other !== index);
    const distinct = [...own].filter((word) => !others.some((other) => other.has(word)));
    return distinct.length > 0
      ? new RegExp(`${before}(?:${distinct.map(escaped).join("|")})(?!\\p{L})`, "giu")
      : undefined;
  });
}

export function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
