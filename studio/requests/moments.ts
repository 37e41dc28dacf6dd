import { firstInFrench } from "../calendar/firstInFrench.ts";

const timeZone = "Europe/Brussels";
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("fr-BE", { ...options, timeZone });

const dayOf = format({ day: "numeric", month: "long", year: "numeric" });
const shortDay = format({ day: "numeric", month: "short" });
const shortDayOfYear = format({ day: "numeric", month: "short", year: "numeric" });
const clock = format({ hour: "numeric", minute: "2-digit" });
const dayKey = new Intl.DateTimeFormat("sv-SE", { timeZone });

/** « 10 h 32 ». */
export function hour(iso: string): string {
  const parts = new Map(clock.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${Number(parts.get("hour"))}\u00a0h\u00a0${parts.get("minute")}`;
}

/** « 3 novembre 2026 ». */
export const day = (iso: string) => firstInFrench(dayOf.format(new Date(iso)));

const daysBetween = (iso: string, now: Date) =>
  (Date.parse(dayKey.format(now)) - Date.parse(dayKey.format(new Date(iso)))) / 86_400_000;

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
  const sameYear = dayKey.format(now).slice(0, 4) === dayKey.format(new Date(iso)).slice(0, 4);
  return firstInFrench((sameYear ? shortDay : shortDayOfYear).format(new Date(iso)));
}
