import { expect, test } from "vitest";

import { dayIn, momentOf } from "./brussels.ts";

test("a day begins in Brussels at its own midnight, in winter and in summer", () => {
  expect(momentOf("2026-01-10").toISOString()).toBe("2026-01-09T23:00:00.000Z");
  expect(momentOf("2026-07-10", "17:30:00").toISOString()).toBe("2026-07-10T15:30:00.000Z");
  expect(dayIn(new Date("2026-03-29T22:30:00Z"))).toBe("2026-03-30");
  expect(dayIn(new Date("2026-03-28T22:30:00Z"))).toBe("2026-03-28");
});
