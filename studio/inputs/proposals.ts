import type { SanityDocumentLike } from "sanity";

import { slugOf } from "../addresses.ts";

type Proposal = { value: unknown; words: string };
type Propose = (document: SanityDocumentLike) => Proposal | undefined;
type Block = { children?: { text?: string }[] };

const longestExcerpt = 240;
const wordsPerMinute = 200;

/** What the Studio offers to fill a field with, from the rest of the document; by type and field. */
export const proposals: Record<string, Propose> = {
  "article.slug": ({ title }) => (typeof title === "string" ? slug(slugOf(title)) : undefined),
  "page.path": ({ title }) => (typeof title === "string" ? slug(`/${slugOf(title)}`) : undefined),
  "article.excerpt": ({ lead }) => {
    const value = firstSentences(lead as Block[] | undefined);
    return value ? { value, words: `le début du chapô, « ${value} »` } : undefined;
  },
  "article.readTime": ({ lead, body }) => {
    const words = countWords(lead) + countWords(body);
    const value = Math.max(1, Math.round(words / wordsPerMinute));
    return words > 0 ? { value, words: `${value} min, pour ${words} mots` } : undefined;
  },
};

const slug = (current: string) => ({ value: { _type: "slug", current }, words: current });

/** Whole sentences, as many as fit; one that holds a price or a fact would lose it. */
function firstSentences(lead: Block[] = []): string {
  const text = lead.flatMap(({ children = [] }) => children.map((child) => child.text ?? "\0")).join("");
  let excerpt = "";
  for (const sentence of text.match(/[^.!?…]+[.!?…]+\s*/g) ?? []) {
    if (sentence.includes("\0") || (excerpt + sentence).trim().length > longestExcerpt) break;
    excerpt += sentence;
  }
  return excerpt.trim();
}

/** Of texts and prompts, wherever they stand inside. */
function countWords(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + countWords(item), 0);
  if (typeof value !== "object" || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [name, inner]) =>
      sum +
      (typeof inner === "string"
        ? name === "text" || name === "code"
          ? inner.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
          : 0
        : countWords(inner)),
    0,
  );
}
