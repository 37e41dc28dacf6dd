import { createClient } from "@sanity/client";
import { createLake } from "local-content-lake";
import { expect, onTestFinished, test } from "vitest";

import { readTimeField } from "./readTime.ts";

const text = (words: number) => [
  {
    _type: "block",
    _key: "text",
    children: [{ _type: "span", _key: "words", text: "mot ".repeat(words).trim() }],
  },
];
const table = {
  _type: "table",
  _key: "table",
  rows: [
    {
      _key: "row",
      cells: [
        { _key: "one", value: text(150) },
        { _key: "two", value: text(50) },
      ],
    },
  ],
};
const callout = { _type: "callout", _key: "callout", content: text(200) };
const prompt = { _type: "prompt", _key: "prompt", code: "mot ".repeat(199) };
const picture = { _type: "illustration", _key: "picture", alt: "mot ".repeat(900) };

test("an article takes a minute for two hundred words of all that is read in it; one at least, and as many as staff say", async () => {
  const lake = await createLake({ access: "open" });
  onTestFinished(() => lake.close());
  const client = createClient({ ...lake.clientConfig, apiVersion: "2025-02-19", useCdn: false });
  const articles: { _id: string; [field: string]: unknown }[] = [
    { _id: "a", lead: text(200), body: [...text(400), table, callout, prompt, picture] },
    { _id: "b" },
    { _id: "c", lead: text(2000), readTime: 4 },
    { _id: "d", lead: text(2000), readTime: "4" },
    { _id: "e", lead: "Bonjour", body: {}, readTime: 0 },
  ];
  const transaction = client.transaction();
  for (const article of articles) transaction.create({ _type: "article", ...article });
  await transaction.commit();
  const found = await client.fetch<{ readTime: number }[]>(
    `*[_type == "article"] | order(_id asc){ ${readTimeField} }`,
  );
  expect(found.map(({ readTime }) => readTime)).toEqual([6, 1, 4, 10, 1]);
});
