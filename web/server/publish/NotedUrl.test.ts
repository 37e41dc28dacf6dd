import { expect, test } from "vitest";

import { NotedUrl } from "./NotedUrl.ts";

test("what is looked for in an address is noted, whether it is there or not", () => {
  const names = new Set<string>();
  const { pathname, search, searchParams } = new NotedUrl(
    new URL("http://site/contact?sujet=a&type=b"),
    names,
  );
  expect([pathname, search, names.size]).toEqual(["/contact", "?sujet=a&type=b", 0]);
  expect([searchParams.get("sujet"), searchParams.has("page"), searchParams.getAll("type")]).toEqual([
    "a",
    false,
    ["b"],
  ]);
  expect([...names]).toEqual(["sujet", "page", "type"]);
});
