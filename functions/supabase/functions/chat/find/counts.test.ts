import assert from "node:assert/strict";
import { countsOf } from "./counts.ts";

Deno.test("a word is counted in however many sentences of a text have it", () => {
  const { traits, starts, times } = countsOf([Array(300).fill(["aquarelle"]), [["dessin"]]], () => []);
  assert.equal(times[starts[traits.indexOf("aquar")]!], 300);
});
