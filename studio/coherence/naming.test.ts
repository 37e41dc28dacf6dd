import { expect, test } from "vitest";

import { namesLeft, naming, namingStill } from "./naming.ts";

const faq = {
  _id: "faq",
  _type: "faq",
  question: "Y a-t-il des stages de Noël ?",
  answer: [
    {
      _type: "block",
      _key: "a",
      style: "normal",
      markDefs: [],
      children: [
        {
          _type: "span",
          _key: "b",
          marks: [],
          text: "Sarah V. tient un pack de trois mois. Voyez la page À propos.",
        },
      ],
    },
  ],
};

test.each([
  [{ _id: "camp", _type: "camp", title: "Stage de Noël" }, "stages de Noël"],
  [{ _id: "plan", _type: "plan", name: "Pack 3 mois" }, "pack de trois mois"],
  [{ _id: "drafts.sarah", _type: "teamMember", name: "Sarah V." }, "Sarah V."],
  [{ _id: "page", _type: "page", title: "À propos" }, "la page À propos"],
])("what texts call %j is found in them", (leaving, words) => {
  const own = { ...leaving, _id: leaving._id.replace("drafts.", "") };
  expect(naming(leaving, [own, faq]).map(({ document, what }) => [document, what])).toEqual([
    ["faq", expect.stringContaining(words)],
  ]);
});

test("a page whose name is a common word is named only where a page is spoken of", () => {
  expect(naming({ _id: "page", _type: "page", title: "Pack" }, [faq])).toEqual([]);
});

test("who is called otherwise is still named by texts that do not use the new name", () => {
  const renamed = (name: string) => {
    const [before, after] = ["Sarah V.", name].map((one) => ({ _id: "s", _type: "teamMember", name: one }));
    return namingStill(before!, after!, [after!, faq]).map(({ document }) => document);
  };
  expect(renamed("Lina K.")).toEqual(["faq"]);
  expect(renamed("Sarah V")).toEqual([]);
  expect(renamed("Sarah V.")).toEqual([]);
});

test("a school that is called otherwise, or is in another town, is still named by texts that do not follow, its own too", () => {
  const settings = { _id: "settings", _type: "settings", name: "Atelier IA", contact: { city: "Bruxelles" } };
  const next = { ...settings, _id: "drafts.settings", description: "Une école à Bruxelles" };
  const page = { _id: "page", _type: "page", title: "Choisir l’Atelier IA" };
  const documents = [settings, page, faq];
  const still = (after: object) => {
    const published = { ...next, ...after };
    const texts = namingStill(settings, published, documents);
    return [namesLeft(settings, published), texts.map(({ document }) => document)];
  };
  expect(still({ name: "Lumen" })).toEqual([["Atelier IA"], ["page"]]);
  expect(still({ contact: { city: "Namur" } })).toEqual([["Bruxelles"], ["settings"]]);
  expect(still({ name: "L’Atelier IA" })).toEqual([["Atelier IA"], []]);
  expect(still({})).toEqual([[], []]);
});
