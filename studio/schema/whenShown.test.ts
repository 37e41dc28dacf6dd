import { expect, test } from "vitest";

import { whenShown } from "./whenShown.ts";

const now = new Date("2026-11-22T12:00:00Z");

test("staff read when something comes and when it goes, and nothing of what is simply there", () => {
  const at = (showFrom?: string, showUntil?: string) => whenShown({ showFrom, showUntil }, now);
  expect(at()).toBeUndefined();
  expect(at("2026-11-01T08:00:00.000Z")).toBeUndefined();
  expect(at("2026-12-01T07:30:00.000Z")).toMatch(/^Paraît le 1er déc\.,? (à )?08:30$/);
  expect(at(undefined, "2026-12-24T17:00:00.000Z")).toMatch(/^Disparaît le 24 déc\.,? (à )?18:00$/);
  expect(at("2026-11-01T08:00:00.000Z", "2026-11-20T17:00:00.000Z")).toMatch(/^Disparu le 20 nov\./);
});

test("an hour of another year is said with its year, told from that of this one", () => {
  expect(whenShown({ showFrom: "2027-12-01T07:30:00.000Z" }, now)).toMatch(
    /^Paraît le 1er déc\. 2027,? (à )?08:30$/,
  );
  expect(whenShown({ showUntil: "2025-11-20T17:00:00.000Z" }, now)).toMatch(/^Disparu le 20 nov\. 2025/);
  // Midnight in Brussels comes before midnight in Greenwich.
  expect(whenShown({ showUntil: "2026-12-31T23:30:00.000Z" }, now)).toMatch(/^Disparaît le 1er janv\. 2027/);
});
