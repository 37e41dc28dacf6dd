import { counted } from "functions/counted";

import type { State } from "../desk/coherenceChecks.ts";

/** What « À faire » says of the tool « Cohérence ». */
export function findingsInWords(count: State["count"]): string {
  if (!count) return "Lecture des textes…";
  const { findings, remarks } = count;
  const ofFindings =
    findings === 0
      ? "Aucun texte ne contredit les prix, les horaires ni les durées."
      : `${counted(findings, "point")} à vérifier dans les textes.`;
  if (remarks === 0) return ofFindings;
  return `${ofFindings} ${counted(remarks, "point")} à corriger dans les adresses, les textes, les liens et les images.`;
}
