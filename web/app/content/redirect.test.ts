import type { SanityClient } from "@sanity/client";
import { expect, test, vi } from "vitest";

import { readContent } from "./content.ts";
import { flattenRedirects, getRedirects } from "./redirect.ts";

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
  expect(log).toHaveBeenCalledWith("redirect /a: goes round in circles by /a → /b → /a");
  log.mockRestore();
});

test("a circle is one also where a slash, a query, an anchor, a capital or a sign by its number is added on the way", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const circles = [
    { from: "/a", to: "/a/" },
    { from: "/b", to: "/b?x=1" },
    { from: "/c", to: "/c#prix" },
    { from: "/d", to: "/e/" },
    { from: "/e", to: "/d?x=1" },
    { from: "/f", to: "/a" },
    { from: "/g", to: "/G" },
    { from: "/h", to: "/%68" },
    { from: "/c%C5%93ur", to: "/C%c5%93UR/" },
  ];
  expect(flattenRedirects(circles, none)).toEqual([]);
  expect(log).toHaveBeenCalledTimes(circles.length);
  log.mockRestore();
});

test("where a redirect leads on another site is not read", () => {
  const away = [{ from: "/a", to: "https://www.ecole.example/%zz" }];
  expect(flattenRedirects(away, none)).toMatchObject(away);
});

test("a step with a query on its way keeps it", () => {
  const chain = [
    { from: "/a", to: "/b?x=1" },
    { from: "/b", to: "/c" },
    { from: "/c", to: "/d/" },
  ];
  expect(flattenRedirects(chain, none).map(({ from, to }) => [from, to])).toEqual([
    ["/a", "/b?x=1"],
    ["/b", "/d/"],
    ["/c", "/d/"],
  ]);
});

test("what the site itself answers at is not redirected", () => {
  const own = ["/healthz", "/recherche", "/preview/enable", "/assets/a.js"].map((from) => ({
    from,
    to: "/tarifs",
  }));
  expect(flattenRedirects(own, none)).toEqual([]);
});

test("an address that is a page again is not redirected, and ends the chains that pass there", () => {
  const moved = [
    { from: "/old", to: "/new" },
    { from: "/older", to: "/old" },
    { from: "/%6Eew", to: "/old" },
  ];
  expect(flattenRedirects(moved, new Set(["/old", "/new"]))).toEqual([
    { from: "/older", to: "/old", permanent: true },
  ]);
});

test("a redirect that cannot be loses itself only, and is named in the log with the reason", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const stored = [
    { from: "/a", to: "/b c" },
    { from: "/a", to: "//evil.example" },
    { from: "/a", to: "/\\evil.example" },
    { from: "/a", to: "/b\r\nSet-Cookie: a=b" },
    { from: "/a\uD800", to: "/b" },
    { from: "/a\nb", to: "/b" },
    { from: null, to: "/b" },
    { from: "/a", to: 1 },
    { from: "/cœur/", to: "/été?de=cœur#début", permanent: "oui" },
    { from: "/prix", to: "/tarifs", permanent: false },
    { from: "/demo", to: "https://www.ecole.example/demo/" },
  ].map((redirect, index) => ({ _id: `redirect-${index}`, permanent: null, ...redirect }));
  const client = {
    fetch: () => Promise.resolve({ result: { 0: stored }, syncTags: [] }),
  } as unknown as SanityClient;

  expect(await getRedirects(readContent(client), "https://www.ecole.example")).toEqual([
    { from: "/c%C5%93ur", to: "/%C3%A9t%C3%A9?de=c%C5%93ur#d%C3%A9but", permanent: true },
    { from: "/prix", to: "/tarifs", permanent: false },
    // Found to go round in circles where the chains are followed.
    { from: "/demo", to: "/demo/", permanent: null },
  ]);
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines.map((line) => line.slice(0, 11))).toEqual(stored.slice(0, 8).map(({ _id }) => `${_id}:`));
  expect(lines[0]).toBe(
    'redirect-0: {"from":"/a","to":"/b c"} leads nowhere: Une adresse n’a pas d’espace : écrivez %20 à la place.',
  );
  log.mockRestore();
});
