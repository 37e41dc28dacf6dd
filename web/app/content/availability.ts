import { counted } from "functions/counted";
import type { Phase } from "functions/dated";

/** What has dates, and how far one can still enrol. */
export type Offered = {
  phase: Phase;
  bookable: boolean;
  enrolment: "open" | "few" | "full" | "closed" | "begun" | "cancelled";
  places?: number | null | undefined;
};

/** Whether one can still enrol, in words: « 12 places », « Complet », « En cours », « Terminé ». */
export function availability({ phase, bookable, enrolment, places }: Offered): string {
  if (enrolment === "cancelled") return "Annulé";
  if (phase === "over") return "Terminé";
  if (enrolment === "full") return "Complet";
  if (phase === "running" && !bookable) return "En cours";
  if (enrolment === "closed") return "Inscriptions à venir";
  if (enrolment === "few") return "Dernières places";
  return places ? `Inscriptions ouvertes · ${counted(places, "place")}` : "Inscriptions ouvertes";
}
