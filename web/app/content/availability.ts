import type { Dated } from "./year.ts";

type Offered = Dated & { enrolment: "open" | "few" | "full" | "closed"; places?: number | null | undefined };

/** Whether one can still enrol, in words: « 12 places », « Complet », « Terminé ». */
export function availability({ phase, enrolment, places }: Offered): string {
  if (phase === "over") return "Terminé";
  if (enrolment === "full") return "Complet";
  if (enrolment === "closed") return "Inscriptions pas encore ouvertes";
  if (enrolment === "few") return "Dernières places";
  return places ? `Inscriptions ouvertes · ${places} places` : "Inscriptions ouvertes";
}
