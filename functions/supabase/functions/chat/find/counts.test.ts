import assert from "node:assert/strict";
import { Counted, countsOf, type Source } from "./counts.ts";
import { Recogniser } from "./recogniser.ts";
import type { Groups } from "./synonyms.ts";

const words = (text: string) => text.split(" ");

/** How many wordings of each source have a trait. */
function timesOf(trait: string, sources: Source[]) {
  const times: [source: number, times: number][] = [];
  new Counted(
    countsOf(sources, () => []),
    0,
  ).each(trait, (...counted) => times.push(counted));
  return times;
}

/** What speaks for each source, counted part by part. */
const evidenceOf = (asked: string, parts: Source[][], groupsOf: Groups = () => []) =>
  new Recogniser(
    parts.map((part) => countsOf(part, groupsOf)),
    groupsOf,
  ).evidence(words(asked));

Deno.test("a word is counted in however many sentences of a text have it", () => {
  const sentences = Array.from({ length: 300 }, () => ["aquarelle"]);
  const sources = [sentences, [["dessin"]], [["aquarelle"]]];
  // As a word, and as it begins.
  for (const trait of ["~aquarelle", "aquar"])
    assert.deepEqual(timesOf(trait, sources), [
      [0, 300],
      [2, 1],
    ]);
  assert.deepEqual(timesOf("~dessin", sources), [[1, 1]]);
  for (const trait of ["", "aquarelle", "~zinc"]) assert.deepEqual(timesOf(trait, sources), []);
  assert.deepEqual(timesOf("~dessin", []), []);
});

Deno.test("what is counted part by part is what is counted at once", () => {
  const sources = [
    ["une aquarelle", "un dessin", "une aquarelle"],
    [],
    ["le dessin du jour", "une aquarelle bleue"],
    ["le jour du dessin"],
    ["une aquarelle bleue"],
  ].map((wordings) => wordings.map(words));
  const groupsOf = (stem: string) => (stem === "bleu" ? ["#0"] : []);
  const said = (parts: Source[][]) => evidenceOf("dessin bleu du jour", parts, groupsOf);
  const whole = said([sources]);
  assert.ok(whole[2] > Math.max(whole[0], 0));
  for (let cut = 0; cut <= sources.length; cut++)
    assert.deepEqual(said([sources.slice(0, cut), [], sources.slice(cut)]), whole);
});

Deno.test("two words that stand side by side once in all tell nothing", () => {
  const [once, twice] = [[words("bleu jaune")], [words("bleu vert")]];
  /** By how much more speaks for a source when it is asked in this order. */
  const inOrder = (first: string, second: string, source: number) => {
    const [asked, turned] = [`${first} ${second}`, `${second} ${first}`].map((text) =>
      evidenceOf(text, [[once], [twice, twice]]),
    );
    return asked[source] - turned[source];
  };
  assert.ok(Math.abs(inOrder("bleu", "jaune", 0)) < 1e-6);
  assert.ok(inOrder("bleu", "vert", 1) > 0.01);
});
