import { expect, test } from "vitest";

import { schoolYearOf } from "./schoolYear.ts";

test.each([
  ["2025-08-25", "2025-2026"],
  ["2025-11-01", "2025-2026"],
  ["2026-07-01", "2025-2026"],
  ["2026-08-14", "2025-2026"],
  ["2026-08-31", "2026-2027"],
])("%s is of the school year %s", (day, year) => {
  expect(schoolYearOf(day)).toBe(year);
});
