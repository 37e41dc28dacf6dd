import { clockIn, dayIn } from "functions/brussels";
import { zone } from "functions/zone";

import { firstInFrench } from "functions/first-in-french";
import { shortDay } from "../calendar/shortDay.ts";

const dayOf = new Intl.DateTimeFormat("fr-BE", { dateStyle: "long", timeZone: zone });

/** « 10 h 32 ». */
export function hour(iso: string): string {
  const [hours, minutes] = clockIn(new Date(iso)).split(":");
  return `${Number(hours)}\u00a0h\u00a0${minutes}`;
}

/** « 3 novembre 2026 ». */
export const day = (iso: string) => firstInFrench(dayOf.format(new Date(iso)));

const daysBetween = (iso: string, now: Date) =>
  (Date.parse(dayIn(now)) - Date.parse(dayIn(new Date(iso)))) / 86_400_000;

/** « aujourd’hui à 10 h 32 », « hier à… », « le 3 novembre 2026 à… », as in a sentence. */
export function moment(iso: string, now = new Date()): string {
  const names: Record<number, string> = { [-1]: "demain", 0: "aujourd’hui", 1: "hier" };
  return `${names[daysBetween(iso, now)] ?? `le ${day(iso)}`} à ${hour(iso)}`;
}

/** As short as a list wants it: « 10 h 32 », « hier », « 3 nov. », « 3 nov. 2025 ». */
export function shortMoment(iso: string, now = new Date()): string {
  const days = daysBetween(iso, now);
  if (days === 0) return hour(iso);
  if (days === 1) return "hier";
  return shortDay(iso, now);
}
