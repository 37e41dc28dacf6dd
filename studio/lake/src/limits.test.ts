import { expect, test } from "vitest";
import { createLake } from "./createLake.ts";
import { temporaryFolder, testLake } from "./testLake.ts";

type Statistics = { fields: { count: { value: number; limit: number } } };
const system = ["_id", "_type", "_rev", "_createdAt", "_updatedAt"].length;

test("different attributes are counted by path and type, in lists too, and no longer when no document has them", async () => {
  const { client } = await testLake();
  const attributes = async () =>
    (await client.request<Statistics>({ url: "/data/stats/production" })).fields.count.value;
  expect(await attributes()).toBe(0);
  await client.create({ _id: "a", _type: "a", list: [0.5, 1.5, "abc", "def", true] });
  expect(await attributes()).toBe(system + 4);
  await client.create({ _id: "b", _type: "b", list: ["x"], slug: { current: "x" } });
  expect(await attributes()).toBe(system + 4 + 2);
  await client.patch("b").set({ "slug.current": null }).commit();
  expect(await attributes()).toBe(system + 4 + 2);
  await client.delete("a");
  expect(await attributes()).toBe(system + 2 + 2);
});

test("a dataset takes no more different attributes than its plan has, and may have fewer again", async () => {
  const { client, snapshot, restore } = await testLake({ mostAttributes: 10 });
  const empty = snapshot();
  await client.create({ _id: "a", _type: "a", a: 1, b: 1, c: 1, d: 1, e: 1 });
  const more = client.create({ _id: "b", _type: "b", f: 1 });
  await expect(more).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("Total attribute/datatype count 11 exceeds limit of 10"),
  });
  expect(await client.getDocument("b")).toBeUndefined();
  await client.patch("a").unset(["e"]).commit();
  await client.create({ _id: "b", _type: "b", f: 1 });
  await restore(empty);
  await client.create({ _id: "c", _type: "c", g: 1, h: 1, i: 1, j: 1, k: 1 });
});

test("attributes of a dataset from before they were counted are counted", async () => {
  const data = temporaryFolder();
  const first = await createLake({ project: "test", data });
  const [dataset] = first.projects.get("test")?.datasets.values() ?? [];
  await dataset?.mutate(
    { mutations: [{ create: { _id: "a", _type: "a", title: "x" } }] },
    { author: "a", dryRun: false },
  );
  dataset?.store.database.exec("DELETE FROM attributes");
  await first.close();
  const { client } = await testLake({ data });
  const statistics = await client.request<Statistics>({ url: "/data/stats/production" });
  expect(statistics.fields.count).toMatchObject({ value: system + 1, limit: 2000 });
});

test("a request of more than 4 MB is refused, and a document that would grow over 32 MB", async () => {
  const { client } = await testLake();
  const text = "x".repeat(3_900_000);
  await expect(client.create({ _type: "a", text: text + text })).rejects.toMatchObject({
    statusCode: 413,
    message: expect.stringContaining("Request body exceeds limit of 4000000 bytes"),
  });
  await client.create({ _id: "a", _type: "a", texts: [] });
  const grow = () => client.patch("a").append("texts", [text]).commit({ returnDocuments: false });
  for (let times = 0; times < 8; times++) await grow();
  await expect(grow()).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("32000000"),
  });
});

test("a number too large for JSON is refused, written or counted up to, and is no null", async () => {
  const { api, client } = await testLake();
  const body = '{"mutations":[{"create":{"_id":"a","_type":"x","n":[1e999]}}]}';
  expect((await fetch(`${api}/data/mutate/production`, { method: "POST", body })).status).toBe(400);
  await client.create({ _id: "b", _type: "x", n: 1e308 });
  await expect(client.patch("b").inc({ n: 1.7e308 }).commit()).rejects.toMatchObject({ statusCode: 400 });
  expect(await client.fetch("*[].n")).toEqual([1e308]);
});

test("a patch makes no document deeper than one that is created may be", async () => {
  const { client } = await testLake();
  const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) });
  await client.create({ _id: "x", _type: "x", ...nested(15) });
  const path = Array(15).fill("a").join(".");
  const deeper = client.patch("x").set({ [path]: nested(15) });
  await expect(deeper.commit()).rejects.toMatchObject({ statusCode: 400 });
});
