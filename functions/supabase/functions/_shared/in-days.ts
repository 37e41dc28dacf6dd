import { capital } from "./capital.ts";
import { firstInFrench } from "./first-in-french.ts";

const timeZone = "UTC";
const dayOfMonth = new Intl.DateTimeFormat("fr-BE", { day: "numeric", month: "long", timeZone });
const monthOfYear = new Intl.DateTimeFormat("fr-BE", { month: "long", year: "numeric", timeZone });
const day = new Intl.DateTimeFormat("fr-BE", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone,
});

/** `2025-12-23` as « 23 décembre 2025 », the day on one line with its month; the first of a month as « 1er ». */
export function inDays(date: string): string {
  return firstInFrench(day.format(new Date(`${date}T00:00:00Z`))).replace(" ", "\u00a0");
}

/** `2025-12-23` as « 23 décembre ». */
export function inDayAndMonth(date: string): string {
  return firstInFrench(dayOfMonth.format(new Date(date)));
}

/** The calendar month a day is in: « novembre 2025 ». */
export function monthName(date: string): string {
  return monthOfYear.format(new Date(date));
}

/** The same at the head of something: « Novembre 2025 ». */
export const monthInWords = (date: string): string => capital(monthName(date));
