import { expect, test } from "vitest";

import { sectionGroups, sectionTypes } from "./index.ts";

test("the menu that inserts a section has each kind, once", () => {
  expect(sectionGroups.flatMap(({ of }) => of).toSorted()).toEqual(
    sectionTypes.map(({ name }) => name).toSorted(),
  );
});
