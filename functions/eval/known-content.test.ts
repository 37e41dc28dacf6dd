import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLake, latestArticles } from "../supabase/functions/chat/content/lake.ts";
import { startSeededLake } from "./seeded-lake.ts";

type Known = { _id: string; _type: string };

const articleOn = (day: number) => ({
  _id: `article-${day}`,
  _type: "article",
  title: `Article ${day}`,
  date: new Date(Date.UTC(2030, 0, day)).toISOString().slice(0, 10),
});

let dataDir: string;
let seeded: Awaited<ReturnType<typeof startSeededLake>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "known-"));
  seeded = await startSeededLake(dataDir);
});
afterAll(async () => {
  await seeded.stop();
  await rm(dataDir, { recursive: true });
});

test("of very many articles the latest are known, and everything else that is published", async () => {
  const lake = createLake({ url: `http://127.0.0.1:${seeded.port}`, dataset: "production" });
  const known = async () => (await lake.documents()) as unknown as Known[];
  const before = await known();
  const transaction = seeded.client.transaction();
  for (let day = 1; day <= latestArticles + 5; day++) transaction.create(articleOn(day));
  await transaction.commit();

  const now = await known();
  const others = ({ _type }: Known) => _type !== "article";
  expect(now.filter(others)).toEqual(before.filter(others));
  const articles = now.filter(({ _type }) => _type === "article").map(({ _id }) => _id);
  expect(articles).toEqual(
    Array.from({ length: latestArticles }, (_, at) => `article-${latestArticles + 5 - at}`),
  );

  const revisions = await lake.revisions(10_000);
  await seeded.client.patch("article-1").set({ title: "Ancien" }).commit();
  expect(await lake.revisions(10_000)).toEqual(revisions);
  await seeded.client.patch(`article-${latestArticles}`).set({ title: "Récent" }).commit();
  expect(await lake.revisions(10_000)).not.toEqual(revisions);
});
