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

/** What the site asks of a document before it shows it anywhere. */
const asked: Partial<Record<string, Record<string, Fits>>> = {
  article: { date: isDay },
  edition: { firstDay: isDay, lastDay: isDay, enrolment: isOneOf(enrolments) },
  holiday: { start: isDay, end: isDay },
  session: { firstDay: isDay, enrolment: isOneOf(sessionEnrolments) },
};

const what = "Tant que ce champ n’est pas rempli comme il faut, ce document n’est pas sur le site.";

/** Documents that the site leaves out for want of a day or of their enrolment: the Studio refuses it, and an import may bring it. */
export function leftOut(published: SanityDocumentLike[]): ToReplace[] {
  return published.flatMap((document) =>
    Object.entries(asked[document._type] ?? {})
      .filter(([field, fits]) => !fits(document[field]))
      .map(([field]) => ({
        ...aboutDocument(document),
        group: "Documents à compléter",
        path: [field],
        what,
      })),
  );
}
