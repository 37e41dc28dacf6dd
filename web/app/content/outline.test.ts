import type { SanityClient } from "@sanity/client";
import { expect, test, vi } from "vitest";

import { readContent } from "./content.ts";
import { getOutline } from "./outline.ts";

test("a page that cannot be shown at its address, or whose title is no text, is found by no search, which finds the others", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const entry = (path: string) => ({ path, title: "Prix" });
  const stored = {
    page: [
      ...["/tarifs", "//evil.example/prix", "https://evil.example/", "/healthz"].map(entry),
      { path: "/blog", title: {} },
    ],
    programmeBlock: ["/programme/bloc-1"].map(entry),
    article: [
      ...["/blog/agents", "/blog/../agents"].map(entry),
      { ...entry("/blog/chiffres"), description: 7 },
    ],
    blog: {},
    articleCount: 3,
  };
  const client = {
    fetch: () => Promise.resolve({ result: { 0: stored, 1: [], 2: [] }, syncTags: [] }),
  } as unknown as SanityClient;

  const { page, programmeBlock, article } = await getOutline(readContent(client), 10);
  const shown = [...page, ...programmeBlock, ...article].map(({ path }) => path);
  expect(shown).toEqual(["/tarifs", "/programme/bloc-1", "/blog/agents", "/blog/chiffres"]);
  expect(log.mock.calls.map(([line]) => String(line)).join("\n")).toContain("//evil.example/prix");
  log.mockRestore();
});
