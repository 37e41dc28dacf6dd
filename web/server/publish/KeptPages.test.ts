import { expect, test } from "vitest";

import { type Kept, KeptPages } from "./KeptPages.ts";

const madeOf = (...tags: string[]): Kept => ({
  etag: "e",
  tags,
  until: Infinity,
  group: "pages",
  forms: [""],
  pictures: [],
});
const count = 1_500;
const pages = () =>
  new KeptPages(Array.from({ length: count }, (_, at) => [`/${at}`, madeOf("settings", `page ${at}`)]));

test("what one page is made from, and what very many are, is found each once", () => {
  const kept = pages();
  expect([...kept.madeFrom(["page 7"])]).toEqual(["/7"]);
  const all = [...kept.madeFrom(["page 7", "settings"])];
  expect(all).toHaveLength(count);
  expect(new Set(all).size).toBe(count);
});

test("a page that is gone, or made from something else now, is not found", () => {
  const kept = pages();
  kept.delete("/1");
  kept.set("/2", madeOf("page 2"));
  kept.set("/7", madeOf("settings"));
  expect([...kept.madeFrom(["settings"])]).toHaveLength(count - 2);
  expect([...kept.madeFrom(["page 1", "page 7"])]).toEqual([]);
  expect([...kept.madeFrom(["nothing"])]).toEqual([]);
});
