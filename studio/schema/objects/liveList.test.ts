import { expect, test } from "vitest";

import { liveList } from "./liveList.ts";

type Field = { hidden: (context: { parent: { of: string }; value?: object }) => boolean };

test("a camp that was chosen for another list is seen, to be taken away: it keeps that camp from being deleted", () => {
  const { hidden } = liveList.fields.find(({ name }) => name === "camp") as unknown as Field;
  const value = { _type: "reference", _ref: "camp-noel" };
  expect(hidden({ parent: { of: "dates" } })).toBe(false);
  expect(hidden({ parent: { of: "openDays" } })).toBe(true);
  expect(hidden({ parent: { of: "openDays" }, value })).toBe(false);
});
