import type { Offered } from "./availability.ts";

const enrol = "Réserver";

/** What the way to an edition says: to enrol, or to be told when one can. */
export const editionLabel = ({ bookable }: Offered): string =>
  bookable ? enrol : "Prochaine rentrée\u202f: prévenez-moi";

/** The same of a session; of a camp that has none, to be told of the next. */
export function sessionLabel(session: Offered | undefined): string {
  if (!session || !canStillCome(session)) return "Prochaine date\u202f: prévenez-moi";
  if (session.bookable) return enrol;
  return session.enrolment === "full" ? "Liste d’attente" : "Prévenez-moi de l’ouverture";
}

/** Whether one can come to it, now or once it opens or has a place; else one can only be told of the next. */
export function canStillCome({ phase, bookable, enrolment }: Offered): boolean {
  if (phase === "over" || enrolment === "cancelled") return false;
  return bookable || enrolment === "full" || phase === "coming";
}
