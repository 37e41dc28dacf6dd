import { expect, test } from "vitest";

import { writtenDays } from "./writtenDay.ts";

test.each([
  ["2025-07-07", "2025-07-11", "7–11 juil. 2025"],
  ["2025-12-22", "2026-01-04", "22 déc. 2025\u2009–\u20094 janv. 2026"],
  ["2025-07-07", "2025-07-07", "7 juil. 2025"],
  ["2025-07-07", undefined, "7 juil. 2025"],
  ["2026-12-01", undefined, "1er déc. 2026"],
  ["2026-12-01", "2026-12-05", "1er–5 déc. 2026"],
  ["2025-07-11", "2025-07-07", "11 juil. 2025, 7 juil. 2025"],
  [undefined, undefined, undefined],
])("a list writes %s to %s as %s", (first, last, written) => {
  expect(writtenDays(first, last)).toBe(written);
});
