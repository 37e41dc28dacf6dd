import { expect, test } from "vitest";

import { addressOf } from "./addressOf.ts";

test("pages, blocks and articles stand where the site has them; other documents nowhere", () => {
  expect(addressOf({ _type: "page", path: { current: "/tarifs" } })).toBe("/tarifs");
  expect(addressOf({ _type: "programmeBlock", slug: { current: "bloc-1" } })).toBe("/programme/bloc-1");
  expect(addressOf({ _type: "article", slug: { current: "agents" } })).toBe("/blog/agents");
  expect(addressOf({ _type: "article" })).toBeUndefined();
  expect(addressOf({ _type: "plan" })).toBeUndefined();
  expect(addressOf(null)).toBeUndefined();
});
