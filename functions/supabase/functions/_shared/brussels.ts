import { TZDate } from "@date-fns/tz";

import type { Time } from "./hours.ts";
import { zone } from "./zone.ts";

const clock = new Intl.DateTimeFormat("fr-BE", { timeZone: zone, timeStyle: "short" });
const inZone = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" });

/** The day it is in Brussels at a moment, `2025-12-23`. */
export function dayIn(moment: Date): string {
  return inZone.format(moment);
}

/** The time it is in Brussels at a moment, `08:30`. */
export function clockIn(moment: Date): string {
  return clock.format(moment);
}

/** The moment at which it is this time of this day in Brussels. */
export function momentOf(day: string, time: Time = "00:00:00"): Date {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const [hours, minutes] = time.split(":").map(Number) as [number, number];
  return new Date(new TZDate(year, month - 1, date, hours, minutes, zone).getTime());
}
