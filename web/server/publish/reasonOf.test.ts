import { expect, test } from "vitest";

import { reasonOf } from "./reasonOf.ts";

test("a request that did not arrive names the host", async () => {
  const error: unknown = await fetch("http://nowhere.invalid").catch((reason: unknown) => reason);
  expect(reasonOf(error)).toMatch(/^TypeError: fetch failed: .*nowhere\.invalid$/);
});

test("what has no cause is said as it is", () => {
  expect(reasonOf(new Error("The lake has no first page."))).toBe("Error: The lake has no first page.");
  expect(reasonOf("closed")).toBe("closed");
});
