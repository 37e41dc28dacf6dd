import type { Offered } from "./availability.ts";

/** What the way to an edition says: to enrol, to wait for a place, to be told when one can; else to be told of the next. */
export const editionLabel = (edition: Offered): string =>
  enrolLabel(edition, { enrol: "S’inscrire", next: "Prochaine rentrée\u202f: prévenez-moi" });

/** The same of a session; of a camp that has none, to be told of the next. */
export const sessionLabel = (session: Offered | undefined): string =>
  enrolLabel(session, { enrol: "Réserver une place", next: "Prochaine date\u202f: prévenez-moi" });

/** Whether one can come to it, now or once it opens or has a place; else one can only be told of the next. */
export function canStillCome({ phase, bookable, enrolment }: Offered): boolean {
  if (phase === "over" || enrolment === "cancelled") return false;
  return bookable || enrolment === "full" || phase === "coming";
}

function enrolLabel(offered: Offered | undefined, { enrol, next }: { enrol: string; next: string }): string {
  if (!offered || !canStillCome(offered)) return next;
  if (offered.bookable) return enrol;
  return offered.enrolment === "full" ? "Liste d’attente" : "Prévenez-moi de l’ouverture";
}
