/** The school year a day belongs to, from mid-August, for classes begin again late that month: « 2025-2026 ». */
export function schoolYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < "08-15" ? 1 : 0);
  return `${year}-${year + 1}`;
}
