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
