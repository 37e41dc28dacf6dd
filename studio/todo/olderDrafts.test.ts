import { expect, test } from "vitest";

import { olderDrafts } from "./olderDrafts.ts";

test("one more draft is said in the singular", () => {
  expect(olderDrafts(1)).toBe("… et un autre, plus ancien.");
  expect(olderDrafts(2)).toBe("… et 2 autres, plus anciens.");
});
