import { sessionKinds } from "studio/sessionKinds";
import { weekdays } from "studio/calendar";

import type { Edition, Session } from "./year.ts";

/** What is to be known of a date beside its days: when an edition's classes are; a session's kind, hours, level and place. */
export function dateFacts(date: Edition | Session): string {
  if (!("classes" in date))
    return [kindOf(date), date.hours, date.level, date.place].filter(Boolean).join(" · ");
  const title = (day: string) => weekdays.find(({ value }) => value === day)?.title;
  return date.classes.map(({ day, hours }) => `${title(day)} ${hours}`).join(", ");
}

/** What a date is, where it is no camp and its title does not say it. */
function kindOf({ kind, title }: Session): string | undefined {
  const said = sessionKinds.find(({ value }) => value === kind)?.title;
  return kind === "camp" || (said && title.toLowerCase().includes(said.toLowerCase())) ? undefined : said;
}
