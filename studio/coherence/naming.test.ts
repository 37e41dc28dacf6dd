import { expect, test } from "vitest";

import { naming } from "./naming.ts";

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
      children: [{ _type: "span", _key: "b", marks: [], text: "Sarah V. tient un pack de trois mois." }],
    },
  ],
};

test.each([
  [{ _id: "camp", _type: "camp", title: "Stage de Noël" }, "stages de Noël"],
  [{ _id: "plan", _type: "plan", name: "Pack 3 mois" }, "pack de trois mois"],
  [{ _id: "drafts.sarah", _type: "teamMember", name: "Sarah V." }, "Sarah V."],
])("what texts call %j is found in them", (leaving, words) => {
  const own = { ...leaving, _id: leaving._id.replace("drafts.", "") };
  expect(naming(leaving, [own, faq]).map(({ document, what }) => [document, what])).toEqual([
    ["faq", expect.stringContaining(words)],
  ]);
});
