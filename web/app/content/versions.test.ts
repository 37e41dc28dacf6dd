import { momentOf } from "functions/brussels";
import { expect, test } from "vitest";

import { readContent } from "./content.ts";
import { testLake } from "./testLake.ts";
import { getArticleVersions, getRevision } from "./versions.ts";

const fill = testLake();

type Document = { _id: string; _type: string };

/** A lake of these documents, as it is read at moments. */
async function lakeOf(documents: Document[]) {
  const client = await fill(documents);
  return { client, at: (moment: Date) => readContent(client, undefined, moment) };
}

const morning = momentOf("2027-03-01");
const before = new Date(morning.getTime() - 1);

test("an article is read again when a price, an hour or its category's name may be another, and not otherwise", async () => {
  const edition = { _id: "edition", _type: "edition", firstDay: "2026-11-01", lastDay: "2027-02-28" };
  const { client, at } = await lakeOf([
    { _id: "article", _type: "article", slug: { current: "a" } } as Document,
    { _id: "month", _type: "plan", price: 149, nextPrice: { amount: 159, from: "2027-03-01" } } as Document,
    edition,
  ]);
  const version = async (now: Date) => (await getArticleVersions(at(now)))[0]?.version;
  const known = await version(morning);
  expect(await version(before)).not.toBe(known);
  expect(await version(momentOf("2027-03-02"))).toBe(known);
  const begins = momentOf("2026-11-01");
  expect(await version(begins)).not.toBe(await version(new Date(begins.getTime() - 1)));

  await client.createOrReplace({ _id: "page", _type: "page" });
  expect(await version(morning)).toBe(known);
  await client.createOrReplace({ _id: "category", _type: "articleCategory", title: "Logiciels" });
  const filed = await version(morning);
  expect(filed).not.toBe(known);
  await client.createOrReplace({ ...edition, classes: [{ day: "monday", hours: "17h-19h" }] });
  expect(await version(morning)).not.toBe(filed);
});

test("the lake has another revision after a change, also where an import brought a date to come", async () => {
  const imported = { _id: "imported", _type: "page", _updatedAt: "2099-01-01T00:00:00Z" };
  const { client, at } = await lakeOf([imported, { _id: "page", _type: "page" }]);
  const known = await getRevision(at(morning));
  expect(await getRevision(at(morning))).toBe(known);
  await client.patch("page").set({ title: "Tarifs" }).commit();
  expect(await getRevision(at(morning))).not.toBe(known);
});

test("an article whose address is no text leaves the others to be found", async () => {
  const article = (_id: string, current: unknown) => ({ _id, _type: "article", slug: { current } });
  const { at } = await lakeOf([article("a", "agents"), article("b", 7), article("c", "prompts")]);
  const found = await getArticleVersions(at(morning));
  expect(found.map(({ slug }) => slug)).toEqual(["agents", "prompts"]);
});
