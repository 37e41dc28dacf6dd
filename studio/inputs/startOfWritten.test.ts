import { expect, test } from "vitest";

import { startOfWritten } from "./startOfWritten.ts";

test.each([
  ["20/12/2026", "2026-12-19T23:00:00.000Z"],
  [" 1/7/27 ", "2027-06-30T22:00:00.000Z"],
  ["20/12/2026 08:00", undefined],
  ["31/2/2027", undefined],
  ["20/13/2026", undefined],
  ["20/12/1926", undefined],
  ["demain", undefined],
  ["", undefined],
])("« %s » begins at %s", (text, start) => {
  expect(startOfWritten(text)).toBe(start);
});
