import { expect, it } from "vitest";

import { seedDocuments } from "../seed/documents.ts";
import { readingTimes, wrongReadingTime } from "./readingTimes.ts";

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

it("an article that announces another time than its words ask for is told the one it takes", () => {
  const children = [{ _type: "span", text: "mot ".repeat(600) }];
  const article = (readTime: number) => ({
    _id: "a",
    _type: "article",
    body: [{ _type: "block", _key: "k", children }],
    readTime,
  });
  expect(wrongReadingTime(article(3), [])).toEqual([]);
  expect(wrongReadingTime(article(9), [])).toMatchObject([
    { path: ["readTime"], replacement: { written: "3" } },
  ]);
});
