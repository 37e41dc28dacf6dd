import { expect, onTestFinished, test, vi } from "vitest";

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

test("what a plan costs for more people than it is for is a price not given", () => {
  const plan = { _id: "intra", name: "Intra", price: 2990, pricedFor: "group", participants: 8 };
  const said = (people: number) =>
    richTextShape.parse([{ ...block, children: [{ _key: "b", _type: "total", people, plan }] }])[0]
      ?.children[0];
  expect(said(8)).toMatchObject({ _type: "total", said: "2\u202f990\u00a0€" });
  expect(said(9)).toEqual({
    _key: "b",
    _type: "price",
    amount: "price",
    plan: { _id: "intra", name: "Intra" },
  });
});

test("a plan that cannot be read takes no text away that says what it costs: that alone is not told, and named in the log", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const plan = { _id: "plan-mois", name: 7, price: 149, pricedFor: "person" };
  const children = [
    { _key: "b", _type: "price", amount: "price", plan },
    { _key: "c", _type: "total", people: 2, plan },
  ];
  expect(richTextShape.parse([{ ...block, children }, block])).toMatchObject([
    { children: [{ _type: "unoffered" }, { _type: "unoffered" }] },
    { children: [{ text: "Ici" }] },
  ]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("plan-mois"));
  log.mockRestore();
});

test("a line whose list, style or link cannot be read stays a line", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const markDefs = [{ _key: "c", _type: "link", href: 7 }, { _key: "d", _type: "footnote" }, "e"];
  const odd = { ...block, style: 7, listItem: "square", level: "2", markDefs };
  expect(richTextShape.parse([odd, { ...odd, markDefs: 7 }])).toMatchObject([
    { style: null, listItem: null, level: null, markDefs: [{ _key: "c" }], children: [{ text: "Ici" }] },
    { markDefs: null, children: [{ text: "Ici" }] },
  ]);
});
