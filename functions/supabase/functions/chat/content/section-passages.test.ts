import assert from "node:assert/strict";
import type { School } from "./school.ts";
import { sectionPassages } from "./section-passages.ts";

const school = { tokens: {} } as School;
const heading = (text: string) => ({ _type: "block", style: "h2", children: [{ _type: "span", text }] });
const section = (_key: string, anchor: string | undefined, ...headings: string[]) => ({
  _key,
  _type: "proseSection",
  title: "Texte",
  anchor,
  content: headings.map(heading),
});

Deno.test("a heading's address is the one its page gives it, whatever its other sections say", () => {
  const sections = [section("a", undefined, "Durée", "Contenu"), section("b", "prix", "Durée", "Prix")];
  const place = { title: "Stages", url: "/stages" };
  const urls = sectionPassages(sections, place, "page-stages", school).map(({ place }) => place?.url);
  assert.deepEqual(urls, [
    "/stages#a",
    "/stages#duree",
    "/stages#contenu-2",
    "/stages#prix",
    "/stages#duree-2",
    "/stages#prix-2",
  ]);
});

Deno.test("what a section says in a plain field is read; its choices and buttons are not", () => {
  const quote = {
    _key: "a",
    _type: "quoteSection",
    title: "Ils en parlent",
    anchor: "avis",
    layout: "wide",
    words: "Un atelier qui donne envie d’essayer.",
    author: "Marie Dupont",
    readLabel: "Lire la suite",
  };
  const [passage] = sectionPassages([quote], { title: "Presse", url: "/presse" }, "page-presse", school);
  assert.deepEqual(
    [passage?.title, passage?.text],
    ["Ils en parlent", "Un atelier qui donne envie d’essayer.\nMarie Dupont"],
  );
});

Deno.test("of a section whose title is no text, nothing is called as it", () => {
  const item = { _key: "b", label: {}, title: "Souris", note: [], content: [] };
  const figure = { _key: "c", value: "85", note: { text: "%" } };
  const odd = { _key: "a", _type: "cardsSection", title: {}, eyebrow: {}, cards: [item, figure] };
  const passages = sectionPassages([odd], { title: "Matériel", url: "/materiel" }, "page", school);
  assert.deepEqual(
    passages.map(({ title, context, text }) => [title, context, text]),
    [
      ["Matériel", "Matériel", "- 85"],
      ["Souris", "Matériel Matériel", ""],
    ],
  );
});
