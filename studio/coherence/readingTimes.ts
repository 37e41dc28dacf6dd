import type { SanityDocumentLike } from "sanity";

import { printedTexts } from "./printed.ts";

const wordsPerMinute = 200;

/** Each article's words (lead and body, tables and prompts included) against its reading time; `gap` is a share. */
export function readingTimes(documents: SanityDocumentLike[]) {
  const texts = printedTexts(documents).filter(({ path }) => isRead(path));
  return documents
    .filter(({ _type }) => _type === "article")
    .map(({ _id, slug, readTime }) => {
      const own = texts.filter(({ document }) => document === _id);
      const words = own.reduce((sum, { text }) => sum + countWords(text), 0);
      const minutes = readTime as number;
      const expected = minutes * wordsPerMinute;
      return {
        slug: (slug as { current: string }).current,
        minutes,
        expected,
        words,
        gap: words / expected - 1,
      };
    });
}

function isRead([field, ...rest]: readonly unknown[]): boolean {
  return (field === "lead" || field === "body") && rest.at(-1) !== "alt" && rest.at(-1) !== "credit";
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
