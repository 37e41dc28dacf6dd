import assert from "node:assert/strict";
import { countsOf, numberAt } from "./counts.ts";

Deno.test("a word is counted in however many sentences of a text have it", () => {
  const sentences = Array.from({ length: 300 }, () => ["aquarelle"]);
  const { traits, times } = countsOf([sentences, [["dessin"]]], () => []);
  // « dessi » is had by the other, and each word by whom its beginning is.
  assert.deepEqual(traits.split("\n"), ["aquar", "dessi", "~aquarelle", "~dessin"]);
  assert.equal(numberAt(times, 0), 300);
});
