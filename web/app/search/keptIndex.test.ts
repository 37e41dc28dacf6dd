import { expect, test, vi } from "vitest";

import { ContentMoved } from "../content/content.ts";
import { keepIndex, type Source } from "./keptIndex.ts";

/** A site of pages that each say one thing, and what was read of it. */
function siteOf(texts: Record<string, string>) {
  const read: string[] = [];
  const site = { texts, isDown: false, isSlow: false };
  const source: Source = {
    revision: () =>
      site.isDown ? Promise.reject(new Error("down")) : Promise.resolve(JSON.stringify(site.texts)),
    contents: () =>
      Promise.resolve({
        synonyms: [],
        pages: Object.entries(site.texts).map(([path, version]) => ({ path, version })),
      }),
    read: (paths) => {
      read.push(...paths);
      const pages = paths.map((path) => ({
        path,
        title: path,
        description: "",
        markdown: site.texts[path] ?? "",
        article: true,
      }));
      return site.isSlow ? new Promise<never>(() => {}) : Promise.resolve(pages);
    },
  };
  return Object.assign(site, { read, source });
}

const found = async (index: ReturnType<typeof keepIndex>, query: string) =>
  (await index.find(query))?.found.map(({ path }) => path);

test("a search after a publication finds what is new, and only that was read again", async () => {
  const site = siteOf({ "/a": "trampoline", "/b": "boussole", "/c": "cerceau" });
  const index = keepIndex(site.source);
  expect(await found(index, "boussole")).toEqual(["/b"]);
  expect(site.read).toEqual(["/a", "/b", "/c"]);

  site.texts = { "/a": "trampoline", "/b": "toboggan", "/d": "marionnette" };
  expect(await found(index, "toboggan")).toEqual(["/b"]);
  expect(await found(index, "marionnette")).toEqual(["/d"]);
  expect(await found(index, "trampoline")).toEqual(["/a"]);
  expect(await found(index, "boussole")).toEqual([]);
  expect(await found(index, "cerceau")).toEqual([]);
  expect(site.read.slice(3)).toEqual(["/b", "/d"]);
});

test("while the lake is down a search is answered from what was indexed last, and catches up afterwards", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const site = siteOf({ "/a": "trampoline" });
  const index = keepIndex(site.source);
  site.isDown = true;
  expect(await found(index, "trampoline")).toBeUndefined();

  site.isDown = false;
  expect(await found(index, "trampoline")).toEqual(["/a"]);
  site.isDown = true;
  expect(await found(index, "trampoline")).toEqual(["/a"]);
  site.texts = { "/a": "toboggan" };
  site.isDown = false;
  expect(await found(index, "toboggan")).toEqual(["/a"]);
  log.mockRestore();
});

test("a search does not wait for a publication that takes long to index", async () => {
  const site = siteOf({ "/a": "trampoline" });
  const index = keepIndex(site.source);
  await index.find("trampoline");
  site.texts = { "/a": "toboggan" };
  site.isSlow = true;
  expect(await found(index, "trampoline")).toEqual(["/a"]);
});

test("a publication while the index is read is no error: the next search reads it", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const site = siteOf({ "/a": "trampoline" });
  const { contents } = site.source;
  site.source.contents = () => Promise.reject(new ContentMoved());
  const index = keepIndex(site.source);
  expect(await found(index, "trampoline")).toBeUndefined();
  site.source.contents = contents;
  expect(await found(index, "trampoline")).toEqual(["/a"]);
  expect(log).not.toHaveBeenCalled();
});
