import { parseHours } from "../calendar/hours.ts";

/** Refuses hours that the calendar could not read, where they are typed. */
export function hoursRule(hours: string | undefined): true | string {
  return (
    !hours || parseHours(hours) !== undefined || "Écrivez les deux heures en chiffres : 17h-19h, 9h30-12h."
  );
}
