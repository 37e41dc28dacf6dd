import { monthName } from "functions/in-days";
import type { Day } from "../calendar/days.ts";
import { shortDay } from "../calendar/shortDay.ts";
import { firstInFrench } from "functions/first-in-french";
import type { CalendarMeaning } from "../schema/calendarMeaning.ts";
import type { Entry } from "./entries.ts";
import type { Month } from "./month.ts";

const long = new Intl.DateTimeFormat("fr-BE", { dateStyle: "full", timeZone: "UTC" });

/** `samedi 12 décembre 2026`, `mardi 1er décembre 2026` */
export const dayWords = (day: Day): string => firstInFrench(long.format(new Date(day)));
/** `12 déc.`, with its year where it is another than this one. */
export const briefly = (day: Day): string => shortDay(day, new Date());
/** `décembre 2026` */
export const monthWords = (month: Month): string => monthName(`${month}-01`);

/** What happens, before the kind of thing it happens to; nothing where the thing says it. */
export const meanings: Record<CalendarMeaning, string> = {
  appears: "Paraît",
  disappears: "Disparaît",
  changes: "Change",
  starts: "Commence",
  ends: "Se termine",
  closes: "Congé",
  closedUntil: "Fin du congé",
  dated: "Daté",
};

/** « Paraît à 08:30 · Article », « du 7 juil. au 11 juil. · Date » */
export function said({ meaning, kind, detail, time, until, day }: Entry): string {
  if (detail) return detail;
  if (until === day) return kind;
  const lasts = until && lasting(day, until);
  const happens = lasts ?? (time ? `${meanings[meaning]} à ${time}` : meanings[meaning]);
  return `${happens} · ${kind}`;
}

const lasting = (from: Day, until: Day): string => `du ${briefly(from)} au ${briefly(until)}`;

/** « au samedi 17 mai 2031 », « du samedi 13 février 2027 au mercredi 17 février 2027 » */
export const toWords = ({ day, until = day }: Entry): string =>
  until === day ? `au ${dayWords(day)}` : `du ${dayWords(day)} au ${dayWords(until)}`;

/** How an entry stands with what visitors see; nothing when they see it as it stands here. */
export function draftWords({ published }: Entry): string | undefined {
  if (published.as === "here") return undefined;
  if (published.as === "nothing") return "Brouillon, jamais publié";
  if (published.as === "removed") return "Retirée du brouillon, encore en ligne";
  const { from, until } = published;
  if (!from) return "Brouillon, pas encore en ligne";
  return `Brouillon (en ligne : ${until ? lasting(from, until) : `le ${briefly(from)}`})`;
}

/** What a date that has passed means, as soon as it is published; nothing for one to come. */
export function pastWarning(
  { meaning, day, time }: Entry,
  now: { day: Day; time: string },
): string | undefined {
  const passed = day < now.day || (day === now.day && time !== undefined && time <= now.time);
  if (!passed) return undefined;
  if (meaning === "appears") return "Ce moment est passé : le document paraîtra dès la publication.";
  if (meaning === "disappears") return "Ce moment est passé : le document disparaîtra dès la publication.";
  if (meaning === "changes") return "Ce jour est passé : le changement vaudra dès la publication.";
  if (meaning === "dated") return undefined;
  return "Ce jour est passé.";
}
