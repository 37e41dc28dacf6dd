import { parseHours, timesIn } from "functions/hours";

/** Refuses hours that the calendar could not read, where they are typed. */
export function hoursRule(hours: string | undefined): true | string {
  if (!hours || parseHours(hours)) return true;
  return timesIn(hours)
    ? "La fin vient avant le début."
    : "Écrivez les deux heures en chiffres : 17h-19h, 9h30-12h.";
}
