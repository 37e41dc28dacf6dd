import { expect, test, vi } from "vitest";

import { flattenRedirects } from "./redirect.ts";

const none = new Set<string>();

test("a chain leads straight to its end, permanent when every step is", () => {
  const chain = [
    { from: "/a", to: "/b", permanent: true },
    { from: "/b", to: "/c", permanent: false },
    { from: "/c", to: "/tarifs#prix", permanent: true },
  ];
  expect(flattenRedirects(chain, new Set(["/tarifs"]))).toEqual([
    { from: "/a", to: "/tarifs#prix", permanent: false },
    { from: "/b", to: "/tarifs#prix", permanent: false },
    { from: "/c", to: "/tarifs#prix", permanent: true },
  ]);
});

test("redirects that go round in circles lead nowhere and are named in the log; the others work", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const circle = [
    { from: "/a", to: "/b" },
    { from: "/b", to: "/a" },
    { from: "/c", to: "/c" },
    { from: "/d", to: "/tarifs" },
  ];
  expect(flattenRedirects(circle, none)).toEqual([{ from: "/d", to: "/tarifs", permanent: true }]);
  expect(log).toHaveBeenCalledWith("redirect /a: goes round in circles by /a → /b");
  log.mockRestore();
});

test("an address that is a page again is not redirected, and ends the chains that pass there", () => {
  const moved = [
    { from: "/old", to: "/new" },
    { from: "/older", to: "/old" },
  ];
  expect(flattenRedirects(moved, new Set(["/old", "/new"]))).toEqual([
    { from: "/older", to: "/old", permanent: true },
  ]);
});
