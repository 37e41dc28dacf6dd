import { expect, test } from "vitest";

import { blockTime } from "./blockTime.ts";
import type { Edition } from "./year.ts";

const edition = {
  phase: "running",
  months: [{ rank: 2, start: "2025-12-01", block: { _id: "block-2" } }],
} as Edition;

test.each([
  ["in its month", "block-2", 4, edition, "Mois 2 · décembre 2025 · 4 semaines"],
  ["in an edition that is over", "block-2", 1, { ...edition, phase: "over" }, "Mois 2 · 1 semaine"],
  ["in no month of the edition", "block-8", 6, edition, "Mois 8 · 6 semaines"],
  ["without an edition", "block-2", 4, undefined, "Mois 2 · 4 semaines"],
  [
    "in an edition without months yet",
    "block-2",
    4,
    { ...edition, months: [] as Edition["months"] },
    "Mois 2 · 4 semaines",
  ],
] as const)("a block %s says when it is followed, and for how long", (_, _id, duration, during, said) => {
  expect(blockTime({ _id, number: Number(_id.at(-1)), duration }, during)).toBe(
    said.replace(/(\d) semaine/, "$1\u00a0semaine"),
  );
});
