import { afterAll, expect, test } from "vitest";

import { lakeClient } from "../lakeClient.ts";
import { testLake } from "../testLake.ts";
import { deleting } from "./deleting.ts";

const lake = await testLake();
const client = lakeClient(lake.url);

afterAll(() => lake.close());

const everything = () => client.fetch<string[]>("*[_type == 'testimonial']._id", {}, { perspective: "raw" });
const historyOf = async (ids: string[]) => {
  const url = `/data/history/${client.config().dataset}/transactions/${ids.join()}?excludeContent=true`;
  const told = await client.request<string | undefined>({ url, json: false });
  return (told ?? "").split("\n").filter(Boolean).length;
};
const parent = { _type: "testimonial", author: "Benoît" };

test("what is deleted leaves no version in a release, which would publish it again", async () => {
  const read = [await client.create({ ...parent, _id: "a" })];
  read.push(await client.create({ ...parent, _id: "versions.rentree.a" }));
  await deleting(client, read).commit();
  expect(await everything()).toEqual([]);
  expect(await historyOf(["a", "versions.rentree.a"])).toBeGreaterThan(0);
});

test("what is erased leaves no history either, not that of the draft it was published from", async () => {
  const draft = await client.create({ ...parent, _id: "drafts.b" });
  await client.action({
    actionType: "sanity.action.document.publish",
    publishedId: "b",
    draftId: draft._id,
  });
  const read = await client.getDocument("b");
  await deleting(client, [read as never], true).commit();
  expect(await everything()).toEqual([]);
  expect(await historyOf(["b", "drafts.b"])).toBe(0);
});

test("a picture that it shows goes with what is erased", async () => {
  const picture = await client.create({ _id: "image-d-1x1-png", _type: "sanity.imageAsset" });
  const photo = { _type: "image", asset: { _type: "reference", _ref: picture._id } };
  const read = await client.create({ ...parent, _id: "d", photo });
  await deleting(client, [read, picture], true).commit();
  expect(await client.getDocument(picture._id)).toBeUndefined();
});

test("what somebody has rewritten since stays", async () => {
  const read = await client.create({ ...parent, _id: "c" });
  await client.patch("c", { set: { author: "Nadia" } }).commit();
  for (const erases of [false, true])
    await expect(deleting(client, [read], erases).commit()).rejects.toMatchObject({ statusCode: 409 });
  expect(await everything()).toEqual(["c"]);
});
