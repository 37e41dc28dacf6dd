import { weekdays } from "studio/calendar";

import type { Edition, Session } from "./year.ts";

/** What is to be known of a date beside its days: when an edition's classes are; a session's hours, level and place. */
export function dateFacts(date: Edition | Session): string {
  if (!("classes" in date)) return [date.hours, date.level, date.place].filter(Boolean).join(" · ");
  const title = (day: string) => weekdays.find(({ value }) => value === day)?.title;
  return date.classes.map(({ day, hours }) => `${title(day)} ${hours}`).join(", ");
}
