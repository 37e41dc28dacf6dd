import { expect, test } from "vitest";

import { categories } from "./categories.ts";

test("the blog's categories stay at their addresses", () => {
  expect(categories.map(({ slug }) => slug)).toEqual([
    "jeunes",
    "professionnels",
    "outils-ia",
    "cas-d-usage",
  ]);
});
