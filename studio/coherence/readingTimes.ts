import type { SanityDocumentLike } from "sanity";

import type { Finding } from "./finding.ts";
import { printedTexts } from "./printed.ts";
import { aboutDocument } from "./texts.ts";

const wordsPerMinute = 200;

/**
 * Each article's words (lead and body, tables and prompts included) against its reading time: `computed` is the
 * one its words ask for, in minutes, `gap` a share.
 */
export function readingTimes(documents: SanityDocumentLike[]) {
  const texts = Map.groupBy(
    printedTexts(documents).filter(({ type, path }) => type === "article" && isRead(path)),
    ({ document }) => document,
  );
  return documents
    .filter(({ _type }) => _type === "article")
    .map(({ _id, slug, readTime }) => {
      const words = (texts.get(_id) ?? []).reduce((sum, { text }) => sum + countWords(text), 0);
      const minutes = readTime as number;
      const expected = minutes * wordsPerMinute;
      return {
        document: _id,
        slug: (slug as { current?: string } | undefined)?.current ?? _id,
        minutes,
        computed: Math.max(1, Math.round(words / wordsPerMinute)),
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

/** A typed reading time that is not the one an article's words ask for, those of what is `inserted` in it included. */
export function wrongReadingTime(document: SanityDocumentLike, inserted: SanityDocumentLike[]): Finding[] {
  if (document._type !== "article" || typeof document.readTime !== "number") return [];
  const [time] = readingTimes([document, ...inserted]);
  if (!time || time.words === 0 || time.computed === time.minutes) return [];
  const found = `${time.minutes}\u00A0min`;
  return [
    {
      ...aboutDocument(document),
      path: ["readTime"],
      index: 0,
      excerpt: found,
      found,
      kind: "disagreement",
      message: `Le texte se lit en ${time.computed}\u00A0minutes\u202F: il a ${time.words} mots.`,
      replacement: { length: 0, title: "temps de lecture", written: String(time.computed) },
    },
  ];
}
