import type { SanityClient } from "@sanity/client";
import type { Reference } from "sanity";

import { baseId } from "../baseId.ts";
import { referenceTo } from "../referenceTo.ts";

type Stored = { _id: string; category: Reference | null };

/** What was moved to a theme, to be taken back: what stood there before. */
export type Moved = { theme: string; before: Stored[] };

/** Every question as it is stored: published, as a draft, and in releases. */
const storedGroq = /* groq */ `*[_type == "faq"]{ _id, category }`;

/**
 * Puts questions under another theme; "" is none. What is published, its draft and what waits in a release change together: none of
 * them brings the former theme back, and nothing else of a draft goes out.
 */
export async function moveQuestions(client: SanityClient, ids: string[], theme: string): Promise<Moved> {
  const stored = await storedQuestions(client);
  const before = stored.filter(({ _id, category }) => ids.includes(baseId(_id)) && !isUnder(theme, category));
  const category = theme ? referenceTo("faqCategory", theme, true) : null;
  await write(
    client,
    before.map(({ _id }) => ({ _id, category })),
  );
  return { theme, before };
}

/** Puts back what still stands where it was moved. */
export async function putBack(client: SanityClient, { theme, before }: Moved): Promise<void> {
  const stored = await storedQuestions(client);
  const stays = new Set(stored.filter(({ category }) => isUnder(theme, category)).map(({ _id }) => _id));
  await write(
    client,
    before.filter(({ _id }) => stays.has(_id)),
  );
}

const isUnder = (theme: string, category: Reference | null) => (category?._ref ?? "") === theme;

const storedQuestions = (client: SanityClient) =>
  client.withConfig({ perspective: "raw", useCdn: false }).fetch<Stored[]>(storedGroq);

async function write(client: SanityClient, questions: Stored[]): Promise<void> {
  const transaction = client.transaction();
  for (const { _id, category } of questions)
    transaction.patch(_id, category ? { set: { category } } : { unset: ["category"] });
  await transaction.commit({ returnDocuments: false });
}
