import { expect, test } from "vitest";

import { sectionGroups, sectionTypes } from "./index.ts";
import { pictureOf } from "./pictures.ts";

test("the menu that inserts a section has each kind, once", () => {
  expect(sectionGroups.flatMap(({ of }) => of).toSorted()).toEqual(
    sectionTypes.map(({ name }) => name).toSorted(),
  );
});

test("each kind of section has an icon and a picture that no other has", () => {
  expect(sectionTypes.filter(({ icon }) => !icon)).toEqual([]);
  expect(new Set(sectionTypes.map(({ name }) => pictureOf(name))).size).toBe(sectionTypes.length);
  expect(new Set(sectionTypes.map(({ icon }) => icon)).size).toBe(sectionTypes.length);
});
