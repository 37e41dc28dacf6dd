import { dayIn } from "functions/brussels";
import { inEuros } from "functions/in-euros";
import { type FormPatch, type SanityDocumentLike, set, unset } from "sanity";

import { pathOf, slugOf } from "../addresses.ts";
import { type Priced, priceComeOf } from "functions/next-price";

/** What is taken up, in words, and what that changes in the document. */
type Proposal = { words: string; patches: FormPatch[] };
type Propose = (document: SanityDocumentLike) => Proposal | undefined;
type Block = { children?: { text?: string }[] };

const longestExcerpt = 240;

/** What the Studio offers to take up at a field, from the rest of the document; by type and field. */
export const proposals: Record<string, Propose> = {
  "article.slug": ({ title, slug }) => address("slug", slug, title, slugOf),
  "page.path": ({ title, path }) => address("path", path, title, pathOf),
  "article.excerpt": ({ lead, excerpt }) => {
    const value = !excerpt && firstSentences(lead as Block[] | undefined);
    return value
      ? { words: `le début du chapô, « ${value} »`, patches: [set(value, ["excerpt"])] }
      : undefined;
  },
  "plan.nextPrice": (plan) => {
    const come = priceComeOf(plan as Priced, dayIn(new Date()));
    return (
      come && {
        words: `${inEuros(come.amount)} dans « Prix »`,
        patches: [set(come.amount, ["price"]), unset(["nextPrice"])],
      }
    );
  },
};

/** An address is chosen once. */
function address(field: string, chosen: unknown, title: unknown, from: typeof slugOf): Proposal | undefined {
  if ((chosen as { current?: string } | undefined)?.current || typeof title !== "string") return undefined;
  const current = from(title);
  return current ? { words: current, patches: [set({ _type: "slug", current }, [field])] } : undefined;
}

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
