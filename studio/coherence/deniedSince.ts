import { begunSince, severalAsk } from "functions/begun-since";
import type { SanityDocumentLike } from "sanity";

import type { Finding } from "./finding.ts";
import { isNamed } from "./naming.ts";
import { aboutDocument, titleOf } from "./texts.ts";

/** What a document is called, and when it was begun, in ISO 8601. */
export type Named = { name: string; dated: string };

export const namedIn = (documents: SanityDocumentLike[], today: string): Named[] =>
  documents
    .filter((document) => isNamed(document) || isDateToCome(document, today))
    .map((document) => ({ name: titleOf(document), dated: dated(document._createdAt) }));

/** How words begin that several questions ask with which deny nothing. */
export const commonlyAsked = (documents: SanityDocumentLike[]): string[] => {
  const answered = documents.filter(({ _type, denial }) => _type === "faq" && denial !== true);
  return [...severalAsk(answered.map(titleOf))];
};

/** A question that says what the school does not publish, though something was begun since that is called by it. */
export function deniedSince(document: SanityDocumentLike, named: Named[], common: string[]): Finding[] {
  // Where an answer waits for a value, that answer takes its place by itself.
  if (document._type !== "faq" || document["denial"] !== true || hasOtherwise(document)) return [];
  const about = aboutDocument(document);
  const denial = { name: about.title, dated: dated(document._updatedAt) };
  return begunSince(denial, named, common).map(({ name }) => ({
    ...about,
    path: ["denial"],
    index: 0,
    excerpt: about.title,
    found: name,
    kind: "disagreement",
    message: `« ${name} » est venu depuis que cette question dit ce que l’école ne publie pas. Réécrivez la réponse, ou dépubliez la question ; en attendant, l’assistant propose les deux.`,
  }));
}

/** A date that has a title of its own and is not over: the assistant knows it by that. */
const isDateToCome = ({ _type, title, firstDay, lastDay = firstDay }: SanityDocumentLike, today: string) =>
  _type === "session" && Boolean(title) && String(lastDay) >= today;

const hasOtherwise = ({ otherwise }: SanityDocumentLike) => Array.isArray(otherwise) && otherwise.length > 0;

const dated = (moment: unknown) => (typeof moment === "string" ? moment : "");
