/**
 * What happens on the day, or at the hour, that stands in a field. A field says it in its `options`, and is in
 * the Studio's « Calendrier » from then on:
 * the site shows something (`appears`), no longer shows it (`disappears`), says it otherwise (`changes`);
 * something takes place (`starts`, `ends`) or the school is closed (`closes`, `closedUntil`); visitors read the day (`dated`).
 */
export type CalendarMeaning =
  | "appears"
  | "disappears"
  | "changes"
  | "starts"
  | "ends"
  | "closes"
  | "closedUntil"
  | "dated";

/** A date field's options, and what happens then. */
export function onCalendar<Options extends object>(calendar: CalendarMeaning, options?: Options) {
  return { ...options, calendar } as Options & { calendar: CalendarMeaning };
}
