import assert from "node:assert/strict";
import { headingIds } from "./heading-ids.ts";

Deno.test("each heading of a text has an address of its own, also where two say the same or one has no letters", () => {
  const texts = ["L’été à l’école", "Cœur & œuvre", "En bref", "En bref", "En bref 2", "🚀", "En bref"];
  assert.deepEqual(headingIds(texts.map((text) => ({ children: [{ text }, { _type: "price" }] }))), [
    "l-ete-a-l-ecole",
    "coeur-oeuvre",
    "en-bref",
    "en-bref-2",
    "en-bref-2-2",
    "titre",
    "en-bref-3",
  ]);
});
