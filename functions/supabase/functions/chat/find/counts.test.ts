import assert from "node:assert/strict";
import { countsOf } from "./counts.ts";

Deno.test("a word is counted in however many sentences of a text have it", () => {
  const sentences = Array.from({ length: 300 }, () => ["aquarelle"]);
  const { traits, starts, times } = countsOf([sentences, [["dessin"]]], () => []);
  assert.equal(times[starts[traits.indexOf("aquar")] ?? -1], 300);
});
