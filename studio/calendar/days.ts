/** A day, as `2025-12-23`. */
export type Day = string;

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

/** Every day of a span, its last included. */
export function daysOf({ start, end }: Span): Day[] {
  const days: Day[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

export function within(day: Day, { start, end }: Span): boolean {
  return start <= day && day <= end;
}
