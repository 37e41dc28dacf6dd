import { afterAll, expect, test } from "vitest";

import { lakeClient } from "../lakeClient.ts";
import { testLake } from "../testLake.ts";
import { disappearing } from "./disappearing.ts";

const lake = await testLake();
const client = lakeClient(lake.url);

afterAll(() => lake.close());

test("what others still use is off the site at once, and no draft of it brings it back", async () => {
  const article = { _type: "article", title: "A" };
  const published = await client.create({ ...article, _id: "a" });
  const draft = await client.create({ ...article, _id: "drafts.a", title: "A, revu" });
  const now = new Date("2026-11-26T10:00:00.000Z");
  await disappearing(client, { published, draft }, now).commit();
  expect(
    await client.fetch(
      "*[_type == 'article'] | order(_id asc){ title, showUntil }",
      {},
      { perspective: "raw" },
    ),
  ).toEqual([
    { title: "A", showUntil: "2026-11-26T10:00:00.000Z" },
    { title: "A, revu", showUntil: "2026-11-26T10:00:00.000Z" },
  ]);
});
