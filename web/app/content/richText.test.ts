import { expect, test } from "vitest";

import { richTextShape } from "./richText.ts";

const block = {
  _key: "a",
  _type: "block",
  children: [{ _key: "b", _type: "span", text: "Ici", marks: ["c"] }],
};

test.each([
  [99, 6],
  [0, 1],
  [-3, 1],
  [2, 2],
])("a list of level %d is shown at level %d", (level, shown) => {
  expect(richTextShape.parse([{ ...block, listItem: "bullet", level }])[0]?.level).toBe(shown);
});

test.each([
  ["javascript:alert(1)", undefined],
  ["//ailleurs.example", undefined],
  ["/tarifs#prix", "/tarifs#prix"],
  ["#prix", "#prix"],
])("a link to %s leads to %s", (href, leads) => {
  const linked = { ...block, markDefs: [{ _key: "c", _type: "link", href }] };
  expect(richTextShape.parse([linked])[0]?.markDefs?.[0]?.href).toBe(leads);
});
