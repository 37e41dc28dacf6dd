import { SiteQuestion, siteQuestions } from "./SiteQuestion.ts";
import type { ListAnswer } from "./siteAnswer.ts";

/** Between two questions, in milliseconds: the first time, and at most. */
const pauses = { first: 400, most: 30_000 };

/** What the site says of all documents of a type: asked once, however many rows follow it, and again while one is on its way. */
export const siteOnType = siteQuestions<ListAnswer>(
  (type) =>
    new SiteQuestion({ type }, ({ answer }, revisions, tries) =>
      isOpen(answer, revisions) ? Math.min(pauses.first * 1.5 ** tries, pauses.most) : undefined,
    ),
);

/**
 * A row reads that this revision is published: the site is asked again if it does not know it.
 * @returns what ends it.
 */
export function notePublished(type: string, id: string, rev: string): () => void {
  const question = siteOnType(type);
  question.revisions.set(id, rev);
  const { asked, answer } = question.known;
  if (asked && answer?.documents?.[id]?.rev !== rev) question.askAgain(pauses.first);
  return () => {
    if (question.revisions.get(id) === rev) question.revisions.delete(id);
  };
}

/** Whether the site would say something else later. */
export function isOpen(
  answer: ListAnswer | undefined,
  revisions: ReadonlyMap<string, string | undefined>,
): boolean {
  const { documents, partial = false } = answer ?? {};
  if (!documents || partial) return true;
  return (
    Object.values(documents).some(({ state }) => state !== "shown") ||
    [...revisions].some(([id, rev]) => documents[id]?.rev !== rev)
  );
}
