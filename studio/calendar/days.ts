/** A day, as `2025-12-23`. */
export type Day = string;

/** `20251223` */
export const dayNumber = (day: unknown): number => Number(String(day).replaceAll("-", ""));

export type Span = { start: Day; end: Day };

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** 0 for a Sunday, as `Date` has it. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

export function lastOfMonth(day: Day): Day {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** No edition, session or holiday takes longer. */
const mostDays = 1_000;
/** A day outside of these is a slip of the pen. */
export const meantDays: Span = { start: "2000-01-01", end: "2199-12-31" };

/** What is written as a day may be none, as `2026-99-99`, `20266-11-30` and `2026-02-30`, to `Date` a day of March, are. */
export const isDay = (day: unknown): day is Day =>
  typeof day === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  addDays(day, 0) === day;

export const isMeant = (day: Day): boolean => isDay(day) && within(day, meantDays);

/** What staff read of a span that cannot be meant; undefined when it can. */
export function spanProblem({ start, end }: Span): string | undefined {
  if (![start, end].every(isDay)) return "Ce jour n’existe pas.";
  if (end < start) return "Le dernier jour vient avant le premier.";
  const isLikely = isMeant(start) && isMeant(end) && addDays(start, mostDays) >= end;
  return isLikely ? undefined : "Cette période est trop longue : l’année est-elle la bonne ?";
}

/** Every day of a span, its last included. */
export function daysOf(span: Span): Day[] {
  if (spanProblem(span)) return [];
  const days: Day[] = [];
  for (let day = span.start; day <= span.end; day = addDays(day, 1)) days.push(day);
  return days;
}

export function within(day: Day, { start, end }: Span): boolean {
  return start <= day && day <= end;
}
