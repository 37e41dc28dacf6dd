import { momentOf } from "functions/brussels";
import { expect, test } from "vitest";

import { readContent } from "./content.ts";
import { testLake } from "./testLake.ts";
import { followArticles, getRevision } from "./versions.ts";

const fill = testLake();

type Document = { _id: string; _type: string };

/** A lake of these documents, as it is read at moments. */
async function lakeOf(documents: Document[]) {
  const client = await fill(documents);
  return { client, at: (moment: Date) => readContent(client, undefined, moment) };
}

const morning = momentOf("2027-03-01");
const before = new Date(morning.getTime() - 1);

const article = (_id: string, more: object = {}) => ({
  _id,
  _type: "article",
  slug: { current: _id },
  ...more,
});
const of = (_ref: string) => ({ _type: "reference", _ref, _weak: true });

/** The articles as one follower has them, from one reading to the next. */
function following() {
  const follow = followArticles();
  const last = new Map<string, string>();
  /** Those whose version is another than at the last reading, or that are gone. */
  return async (content: ReturnType<typeof readContent>, anew = false) => {
    const found = new Map((await follow(content, anew)).map(({ slug, version }) => [slug, version]));
    const others = [...found].filter(([slug, version]) => last.get(slug) !== version).map(([slug]) => slug);
    const gone = [...last.keys()].filter((slug) => !found.has(slug));
    last.clear();
    for (const [slug, version] of found) last.set(slug, version);
    return [...others, ...gone.map((slug) => `-${slug}`)].toSorted();
  };
}

test("an article is read again when a price, an hour or its category's name may be another, and not otherwise", async () => {
  const edition = { _id: "edition", _type: "edition", firstDay: "2026-11-01", lastDay: "2027-02-28" };
  const { client, at } = await lakeOf([
    article("priced", { plan: of("month") }),
    article("compared", { plan: of("year") }),
    article("filed", { category: of("category") }),
    { _id: "month", _type: "plan", price: 149, nextPrice: { amount: 159, from: "2027-03-01" } } as Document,
    { _id: "year", _type: "plan", price: 1490, comparedTo: { plan: of("month") } } as Document,
    edition,
  ]);
  const changed = following();
  const all = ["compared", "filed", "priced"];
  expect(await changed(at(before))).toEqual(all);
  expect(await changed(at(before))).toEqual([]);
  expect(await changed(at(morning))).toEqual(all);

  await client.createOrReplace({ _id: "page", _type: "page" });
  expect(await changed(at(morning))).toEqual([]);
  await client.patch("month").set({ price: 150, nextPrice: undefined }).commit();
  expect(await changed(at(morning))).toEqual(["compared", "priced"]);
  await client.createOrReplace({ _id: "category", _type: "articleCategory", title: "Logiciels" });
  expect(await changed(at(morning))).toEqual(["filed"]);
  await client.delete("category");
  expect(await changed(at(morning))).toEqual(["filed"]);
  await client.createOrReplace({ ...edition, classes: [{ day: "monday", hours: "17h-19h" }] });
  expect(await changed(at(morning))).toEqual(all);
});

test("articles that change, come and go are followed one by one, and all together where their number shows more", async () => {
  const { client, at } = await lakeOf(["a", "b", "c"].map((id) => article(id)));
  const changed = following();
  expect(await changed(at(new Date()))).toEqual(["a", "b", "c"]);
  await client.patch("b").set({ title: "Autre" }).commit();
  await client.createOrReplace(article("d"));
  expect(await changed(at(new Date()))).toEqual(["b", "d"]);
  await client.delete("a");
  expect(await changed(at(new Date()))).toEqual(["-a"]);
  await client.delete("b");
  await client.createOrReplace(article("e"));
  expect(await changed(at(new Date()))).toEqual(["-b", "e"]);
  await client
    .patch("c")
    .set({ seo: { noIndex: true } })
    .commit();
  expect(await changed(at(new Date()))).toEqual(["-c"]);
});

test("an article that comes at its hour as another goes is found where all are read anew", async () => {
  const shown = { showFrom: morning.toISOString() };
  const hidden = { showUntil: morning.toISOString() };
  const { at } = await lakeOf([article("comes", shown), article("goes", hidden)]);
  const changed = following();
  expect(await changed(at(before))).toEqual(["goes"]);
  expect(await changed(at(morning), true)).toEqual(["-goes", "comes"]);
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
  const { at } = await lakeOf([
    article("agents"),
    article("b", { slug: { current: 7 } }),
    article("prompts"),
  ]);
  const found = await followArticles()(at(morning), false);
  expect(found.map(({ slug }) => slug)).toEqual(["agents", "prompts"]);
});
