import assert from "node:assert/strict";
import { countsOf, numberAt, together } from "./counts.ts";

Deno.test("a word is counted in however many sentences of a text have it", () => {
  const sentences = Array.from({ length: 300 }, () => ["aquarelle"]);
  const { traits, times } = countsOf([sentences, [["dessin"]]], () => []);
  // « dessi » is had by the other, and each word by whom its beginning is.
  assert.deepEqual(traits.split("\n"), ["aquar", "dessi", "~aquarelle", "~dessin"]);
  assert.equal(numberAt(times, 0), 300);
});

const words = (text: string) => text.split(" ");

Deno.test("what is counted part by part is what is counted at once", () => {
  const sources = [
    ["une aquarelle", "un dessin", "une aquarelle"],
    [],
    ["le dessin du jour", "une aquarelle bleue"],
    ["le jour du dessin"],
    ["une aquarelle bleue"],
  ].map((wordings) => wordings.map(words));
  const groupsOf = (stem: string) => (stem === "bleu" ? ["#0"] : []);
  const whole = together([countsOf(sources, groupsOf)]);
  for (let cut = 0; cut <= sources.length; cut++) {
    const parts = [sources.slice(0, cut), [], sources.slice(cut)].map((part) => countsOf(part, groupsOf));
    assert.deepEqual(together(parts), whole);
  }
  assert.ok(whole.traits.includes("aquar+bleu"));
});

Deno.test("two words that stand side by side once in all tell nothing", () => {
  const [once, twice] = [[words("bleu jaune")], [words("bleu vert")]];
  const { traits } = together([countsOf([once], () => []), countsOf([twice, twice], () => [])]);
  assert.deepEqual(
    traits.split("\n").filter((trait) => trait.includes("+")),
    ["bleu+vert"],
  );
});
