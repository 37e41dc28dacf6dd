import type { SanityDocumentLike } from "sanity";

import { slugOf } from "../addresses.ts";

type Proposal = { value: unknown; words: string };
type Propose = (document: SanityDocumentLike) => Proposal | undefined;
type Block = { children?: { text?: string }[] };

const longestExcerpt = 240;

/** What the Studio offers to fill a field with, from the rest of the document; by type and field. */
export const proposals: Record<string, Propose> = {
  "article.slug": ({ title }) => (typeof title === "string" ? slug(slugOf(title)) : undefined),
  "page.path": ({ title }) => (typeof title === "string" ? slug(`/${slugOf(title)}`) : undefined),
  "article.excerpt": ({ lead }) => {
    const value = firstSentences(lead as Block[] | undefined);
    return value ? { value, words: `le début du chapô, « ${value} »` } : undefined;
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
