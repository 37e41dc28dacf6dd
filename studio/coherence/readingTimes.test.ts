import { expect, it } from "vitest";

import { seedDocuments } from "../seed/documents.ts";
import { readingTimes } from "./readingTimes.ts";

it("every article takes the time it announces, give or take a tenth", () => {
  const times = readingTimes(seedDocuments());
  expect(times).toHaveLength(10);
  expect(times.filter(({ gap }) => Math.abs(gap) > 0.1)).toEqual([]);
});

it("a reader's words are those of the lead, the text, the tables and the prompts, not of what is read aloud for a picture", () => {
  const block = (text: string) => ({ _type: "block", _key: text, children: [{ _type: "span", text }] });
  const table = {
    _type: "table",
    _key: "t",
    rows: [{ _key: "r", cells: [{ _key: "c", value: [block("six sept")] }] }],
  };
  const picture = { _type: "illustration", _key: "i", alt: "Une image", caption: "dix", credit: "Moi" };
  const article = {
    _id: "article-a",
    _type: "article",
    title: "Ni le titre",
    slug: { current: "a" },
    readTime: 1,
    lead: [block("un deux, trois !")],
    body: [block("quatre cinq"), table, { _type: "prompt", _key: "p", code: "huit\nneuf" }, picture],
  };
  expect(readingTimes([article])).toMatchObject([{ slug: "a", words: 10, expected: 200, gap: -0.95 }]);
});
