import type { SanityDocumentLike } from "sanity";

import { isDay } from "../calendar/days.ts";
import { enrolments, sessionEnrolments } from "../schema/enrolments.ts";
import type { ToReplace } from "./goLive.ts";
import { aboutDocument } from "./texts.ts";

type Fits = (stored: unknown) => boolean;
const isOneOf =
  (choices: readonly { value: string }[]): Fits =>
  (stored) =>
    choices.some(({ value }) => value === stored);

/** What the site asks of a document: without it, it shows an article out of its place, and the others nowhere. */
const asked: Partial<Record<string, Record<string, Fits>>> = {
  article: { date: isDay },
  edition: { firstDay: isDay, lastDay: isDay, enrolment: isOneOf(enrolments) },
  holiday: { start: isDay, end: isDay },
  session: { firstDay: isDay, enrolment: isOneOf(sessionEnrolments) },
};

const consequenceOf = ({ _type }: SanityDocumentLike) =>
  _type === "article"
    ? "cet article paraît sans date, et pas à sa place dans les listes."
    : "ce document n’est pas sur le site.";

/** Documents that lack a day or their enrolment, which the site needs: the Studio refuses it, and an import may bring it. */
export function incomplete(published: SanityDocumentLike[]): ToReplace[] {
  return published.flatMap((document) =>
    Object.entries(asked[document._type] ?? {})
      .filter(([field, fits]) => !fits(document[field]))
      .map(([field]) => ({
        ...aboutDocument(document),
        group: "Documents à compléter",
        path: [field],
        what: `Tant que ce champ n’est pas rempli comme il faut, ${consequenceOf(document)}`,
      })),
  );
}
