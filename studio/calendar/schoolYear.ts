import type { Day } from "./days.ts";

/** The school year a day belongs to, from September to August: « 2025-2026 ». */
export function schoolYearOf(day: Day): string {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 9 ? 1 : 0);
  return `${year}-${year + 1}`;
}
