import assert from "node:assert/strict";
import { dayIn, momentOf } from "./brussels.ts";

Deno.test("a day begins in Brussels at its own midnight, in winter and in summer", () => {
  assert.equal(momentOf("2026-01-10").toISOString(), "2026-01-09T23:00:00.000Z");
  assert.equal(momentOf("2026-07-10", "17:30:00").toISOString(), "2026-07-10T15:30:00.000Z");
  assert.equal(dayIn(new Date("2026-03-29T22:30:00Z")), "2026-03-30");
  assert.equal(dayIn(new Date("2026-03-28T22:30:00Z")), "2026-03-28");
});

Deno.test("a day ends where the next begins, also where a clock is changed", () => {
  for (const [day, next] of [
    ["2026-03-29", "2026-03-30"],
    ["2026-10-25", "2026-10-26"],
    ["2026-12-31", "2027-01-01"],
  ] as const)
    assert.equal(momentOf(day, "24:00:00").toISOString(), momentOf(next).toISOString());
});
