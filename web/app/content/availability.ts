import type { Dated } from "./year.ts";

type Offered = Dated & { enrolment: "open" | "few" | "full" | "closed"; places?: number | null | undefined };

/** Whether one can still enrol, in words: « 12 places », « Complet », « Terminé ». */
export function availability({ phase, enrolment, places }: Offered): string {
  if (phase === "over") return "Terminé";
  if (enrolment === "full") return "Complet";
  if (enrolment === "closed") return "Inscriptions pas encore ouvertes";
  const left = enrolment === "few" ? "Dernières places" : "Inscriptions ouvertes";
  return places ? `${left} · ${places} places` : left;
}
