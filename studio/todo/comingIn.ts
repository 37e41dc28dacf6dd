import { inEuros } from "functions/in-euros";
import type { SanityDocumentLike } from "sanity";

import { dayIn, momentOf } from "../calendar/brussels.ts";
import { addDays } from "../calendar/days.ts";
import { titleOf } from "../coherence/texts.ts";

export type Coming = {
  document: SanityDocumentLike;
  at: Date;
  /** The day alone counts. */
  allDay: boolean;
  what: string;
};

type Fields = Record<string, unknown>;

/** What comes, goes, changes price or begins in the days from now on, the soonest first. */
export function comingIn(documents: SanityDocumentLike[], now: Date, days = 7): Coming[] {
  const until = momentOf(addDays(dayIn(now), days + 1));
  const today = momentOf(dayIn(now));
  return documents
    .flatMap((document) => [...shownTimes(document), ...ownDays(document)])
    .filter(({ at, allDay }) => at >= (allDay ? today : now) && at < until)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** When it, or a section of it, is shown from and until. */
function shownTimes(document: SanityDocumentLike): Coming[] {
  const parts = [document, ...Object.values(document).filter(Array.isArray).flat()] as Fields[];
  return parts.flatMap((part) => {
    const name = part === document ? "" : `Section « ${titleOf(part)} » : `;
    return [
      [part?.showFrom, `${name}paraît`],
      [part?.showUntil, `${name}disparaît`],
    ].flatMap(([time, what]) =>
      typeof time === "string"
        ? [{ document, at: new Date(time), allDay: false, what: sentence(String(what)) }]
        : [],
    );
  });
}

function ownDays(document: SanityDocumentLike): Coming[] {
  const on = (day: unknown, what: string) =>
    typeof day === "string" && day ? [{ document, at: momentOf(day), allDay: true, what }] : [];
  switch (document._type) {
    case "plan": {
      const { amount, from } = (document.nextPrice ?? {}) as { amount?: number; from?: string };
      return amount == null ? [] : on(from, `Nouveau prix : ${inEuros(amount)}`);
    }
    case "session":
    case "edition":
      return [...on(document.firstDay, "Commence"), ...on(document.lastDay, "Se termine")];
    case "holiday":
      return [...on(document.start, "Commencent"), ...on(document.end, "Se terminent")];
    case "monthlyProgramme":
      return on(document.start, "Commence");
    default:
      return [];
  }
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
