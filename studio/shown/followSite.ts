import { type Followed, SiteQuestion, siteQuestions } from "./SiteQuestion.ts";
import type { SiteAnswer } from "./siteAnswer.ts";

/** Between two questions, in milliseconds: the first time, and at most while all goes well, and while it does not. */
const pauses = { first: 300, onItsWay: 1_500, inTrouble: 30_000 };

/** What the site says of a document. */
export const siteOn = siteQuestions<SiteAnswer>(
  (id) =>
    new SiteQuestion({ document: id }, (known, revisions, tries) =>
      pauseAfter(known, revisions.get(id), tries),
    ),
);

/**
 * The same, once it is known which revision is published: it is asked again while that is on its way there.
 * @param rev undefined for none.
 */
export function expecting(id: string, rev: string | undefined): SiteQuestion<SiteAnswer> {
  const question = siteOn(id);
  if (question.revisions.get(id) !== rev) {
    question.revisions.set(id, rev);
    question.askAgain();
  }
  return question;
}

/** When the site is asked again; undefined for never, since nothing is on its way. */
export function pauseAfter(
  { answer }: Followed<SiteAnswer>,
  rev: string | undefined,
  tries: number,
): number | undefined {
  if (rev === undefined) return undefined;
  if (answer?.state === "shown" && answer.rev === rev && !answer.partial) return undefined;
  const trouble = !answer || answer.partial || answer.state === "unreachable" || answer.state === "failing";
  return Math.min(pauses.first * 1.5 ** tries, trouble ? pauses.inTrouble : pauses.onItsWay);
}
