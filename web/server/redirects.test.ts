import { expect, test } from "vitest";

import type { StoredResponse } from "./storedResponse.ts";
import { findRedirect } from "./redirects.ts";

const identity = Buffer.from("/prix /tarifs#prix 301\n/%C3%A9cole https://ecole.example/?de=site 302\n");
const file: StoredResponse = { status: 200, madeFrom: [], headers: {}, identity, br: identity, gz: identity };

test("an old address leads to the new one, its query kept", () => {
  expect(findRedirect(file, "/prix", "")).toEqual({ to: "/tarifs#prix", status: 301 });
  expect(findRedirect(file, "/prix/", "?utm=a")).toEqual({ to: "/tarifs?utm=a#prix", status: 301 });
  expect(findRedirect(file, "/%C3%A9cole", "?utm=a")).toEqual({
    to: "https://ecole.example/?de=site&utm=a",
    status: 302,
  });
});

test("an address without a redirect leads nowhere", () => {
  expect(findRedirect(file, "/", "")).toBeUndefined();
  expect(findRedirect(file, "/tarifs", "")).toBeUndefined();
  expect(findRedirect(undefined, "/prix", "")).toBeUndefined();
});
