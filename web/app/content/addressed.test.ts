import type { SanityClient } from "@sanity/client";
import { expect, test, vi } from "vitest";

import { getAddressed } from "./addressed.ts";
import { readContent } from "./content.ts";

test("a document that cannot be shown at its address is left out of the site's lists, and named in the log", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const page = (path: unknown, more = {}) => ({
    _id: `page-${String(path)}`,
    _type: "page",
    path,
    ...more,
  });
  const stored = [
    page("/"),
    page("/a\u0008"),
    page("/cœur"),
    page("/../../etc/passwd"),
    page(null),
    page("/blog/agents", { _type: "article" }),
  ];
  const client = {
    fetch: () => Promise.resolve({ result: { 0: stored, 1: [], 2: [], 3: [] }, syncTags: [] }),
  } as unknown as SanityClient;

  const shown = await getAddressed(readContent(client));
  expect(shown.map(({ path }) => path)).toEqual(["/", "/blog/agents"]);
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines).toHaveLength(4);
  expect(lines).toContain(
    'page-/cœur "/cœur": Une adresse n’a que des minuscules sans accent, des chiffres et des tirets.',
  );
  expect(lines).toContain("page-null null: no text");
  log.mockRestore();
});
