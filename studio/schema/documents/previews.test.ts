import { expect, test } from "vitest";

import { documentTypes } from "./index.ts";

type Selected = Record<string, unknown>;
type Type = { name: string; preview?: { select?: object; prepare?: (selected: Selected) => Selected } };

const prepared = (documentTypes as Type[]).flatMap(({ name, preview: { select = {}, prepare } = {} }) =>
  prepare ? [{ name, names: Object.keys(select), prepare }] : [],
);

test.each(prepared)(
  "a $name that was only begun is in lists without a word of code",
  ({ names, prepare }) => {
    // A list of the Studio leaves out what is missing, a query says null.
    for (const missing of [undefined, null]) {
      const shown = prepare(Object.fromEntries(names.map((name) => [name, missing])));
      const words = Object.values(shown).filter((one) => typeof one === "string");
      expect(words.join(" ")).not.toMatch(/undefined|null|NaN/);
    }
  },
);

test.each(prepared)(
  "a $name that an import filled with anything is in lists all the same",
  ({ names, prepare }) => {
    for (const anything of ["texte", 7, true, {}, [], [null], ["texte"], [{ day: 7 }], { of: [1] }])
      for (const name of names)
        expect(() => prepare({ [name]: anything }), `${name}: ${JSON.stringify(anything)}`).not.toThrow();
  },
);

test.each(["demain", "2026-99-99", "20266-11-30"])(
  "of a document dated « %s » no other day is said",
  (day) => {
    const dated = { firstDay: day, lastDay: day, start: day, end: day };
    const titleOf = (type: string) => prepared.find(({ name }) => name === type)?.prepare(dated)["title"];
    expect(titleOf("edition")).toBe("Édition sans premier jour");
    expect(titleOf("holiday")).toBe("Vacances");
  },
);

test("of holidays without a name, and a block without a number, what there is is said", () => {
  const titleOf = (type: string, selected: object) =>
    prepared.find(({ name }) => name === type)?.prepare({ ...selected })["title"];
  expect(titleOf("holiday", { start: "2026-12-21" })).toBe("Vacances 2026-2027");
  expect(titleOf("programmeBlock", { title: "Vidéos" })).toBe("Vidéos");
  expect(titleOf("programmeBlock", { number: 2 })).toBe("2. Bloc sans titre");
});

test("a date is listed at what its plan costs, as where the price begins if it begins there", () => {
  const { prepare } = prepared.find(({ name }) => name === "session")!;
  const listed = (planFrom: boolean | null) =>
    String(prepare({ plan: "Intra", planPrice: 990, planFrom, enrolment: "open" })["subtitle"]);
  expect(listed(true)).toContain("à partir de 990\u00a0€");
  expect(listed(null)).toMatch(/· 990\u00a0€$/);
});
