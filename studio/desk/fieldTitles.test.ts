import { expect, it } from "vitest";

import { schema } from "../seed/documents.ts";
import { fieldTitles } from "./fieldTitles.ts";

const page = {
  _type: "page",
  sections: [
    {
      _type: "cardsSection",
      _key: "s",
      cards: [{ _type: "card", _key: "c", content: [{ _type: "block", _key: "b", children: [] }] }],
    },
  ],
};

it("a member of staff reads where a finding stands as the form says it", () => {
  const path = ["sections", { _key: "s" }, "cards", { _key: "c" }, "content", { _key: "b" }];
  const expected = "Sections › Cartes › Cartes › Carte › Texte";
  expect(fieldTitles(page, schema.get("page"), path)).toBe(expected);
  const word = [...path, "children", { _key: "w" }, "text"];
  expect(fieldTitles(page, schema.get("page"), word)).toBe(expected);
});

it("reads the stored names where the form no longer has them", () => {
  expect(fieldTitles({ old: "x" }, schema.get("page"), ["old"])).toBe("old");
  expect(fieldTitles({}, undefined, ["sections", { _key: "gone" }, "title"])).toBe("sections › title");
});
