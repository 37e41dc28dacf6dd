import { expect, test } from "vitest";

import { hollowSections } from "./hollowSections.ts";

const gone = "2026-11-01T08:00:00.000Z";
const plan = (_id: string, hours: object = {}) => ({ _id, _type: "plan", name: _id, ...hours });
const listed = (...ids: string[]) => ids.map((_ref) => ({ _key: _ref, _ref }));

/** What staff are told on 22 November of a page's section of these plans and options. */
const told = (plans: string[], options: string[], hours: object = {}, page: object = {}) => {
  const section = { _key: "s", _type: "plansSection", title: "Nos formules", ...hours };
  return hollowSections(
    [
      plan("month"),
      plan("summer", { showUntil: gone }),
      plan("spring", { showFrom: "2027-03-01T08:00:00.000Z" }),
      {
        _id: "page",
        _type: "page",
        title: "Tarifs",
        sections: [{ ...section, plans: listed(...plans), options: listed(...options) }],
        ...page,
      },
    ],
    "2026-11-22",
  );
};

test("staff are told of a section whose plans are all out of their hours, and what is left of it", () => {
  expect(told(["summer", "spring"], [])).toMatchObject([
    {
      document: "page",
      path: ["sections", { _key: "s" }, "plans"],
      found: "Nos formules",
      message:
        "Aucune de ces formules n’est en ligne : la section ne paraît pas. Choisissez-en d’autres, ou retirez-la.",
    },
  ]);
  expect(told(["summer"], ["month"])).toMatchObject([
    { message: expect.stringContaining("la section ne montre que ses options.") },
  ]);
});

test("a section that shows one of its plans, or is out of its own hours, is in order", () => {
  expect(told(["summer", "month"], [])).toEqual([]);
  expect(told(["summer"], [], { showUntil: gone })).toEqual([]);
  expect(told(["summer"], [], {}, { showUntil: gone })).toEqual([]);
});
