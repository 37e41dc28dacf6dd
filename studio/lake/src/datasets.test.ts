import { readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { createClient, type SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { createLake } from "./createLake.ts";
import { apiVersion, temporaryFolder, testLake } from "./testLake.ts";

test("a dataset is made, filled, copied and deleted, and the others keep their own", async () => {
  const { client, clientOf, api } = await testLake();
  await client.datasets.create("staging", { aclMode: "private" });
  const staging = clientOf({ dataset: "staging" });
  await staging.create({ _id: "a", _type: "page" });
  expect(await client.fetch("count(*)")).toBe(0);
  expect((await client.datasets.list()).map(({ name, aclMode }) => [name, aclMode])).toEqual([
    ["production", "public"],
    ["staging", "private"],
  ]);
  await fetch(`${api}/projects/test/datasets/staging/copy`, {
    method: "PUT",
    body: JSON.stringify({ targetDataset: "copy" }),
  });
  expect(await clientOf({ dataset: "copy" }).fetch("*[]._id")).toEqual(["a"]);
  await client.datasets.delete("staging");
  await expect(staging.fetch("*")).rejects.toMatchObject({ statusCode: 404 });
  await expect(client.datasets.create("copy")).rejects.toMatchObject({ statusCode: 409 });
});

test("datasets are there again after a start", async () => {
  const data = temporaryFolder();
  const first = await createLake({ project: "test", data, access: "open" });
  const client = createClient({ ...first.clientConfig, apiVersion });
  await client.datasets.create("staging");
  await client.withConfig({ dataset: "staging" }).create({ _id: "kept", _type: "page" });
  await first.close();
  const { clientOf } = await testLake({ data });
  expect(await clientOf({ dataset: "staging" }).fetch("*[]._id")).toEqual(["kept"]);
});

test("a copy that is cut short is no dataset, neither at once nor after a start, and can be made again", async () => {
  const data = temporaryFolder();
  const project = join(data, "test");
  const first = await createLake({ project: "test", data, access: "open" });
  const client = createClient({ ...first.clientConfig, apiVersion, maxRetries: 0 });
  await client.create({ _id: "kept", _type: "page" });
  const copy = (to: SanityClient) =>
    to.request({
      url: "/projects/test/datasets/production/copy",
      method: "PUT",
      body: { targetDataset: "staging" },
    });
  const pictures = join(project, "production", "assets");
  renameSync(pictures, `${pictures}-away`);
  for (let round = 0; round < 2; round++)
    await expect(copy(client)).rejects.toMatchObject({ statusCode: 500 });
  await first.close();
  const { client: again, clientOf } = await testLake({ data });
  expect(readdirSync(project).filter((name) => name.startsWith("staging"))).toEqual([]);
  await copy(again);
  expect(await clientOf({ dataset: "staging" }).fetch("*[]._id")).toEqual(["kept"]);
  await again.datasets.delete("staging");
  expect(readdirSync(project).filter((name) => name.startsWith("staging"))).toEqual([]);
});

test("a dataset whose making is cut short is none, neither at once nor after a start: nobody may read what was to be private", async () => {
  const data = temporaryFolder();
  const first = await createLake({ project: "test", data });
  const project = first.projects.get("test")!;
  const toJSON = () => {
    throw new Error("cut short");
  };
  const facts = { aclMode: "private" as const, addonFor: { toJSON } as never };
  expect(() => project.create("notes", facts)).toThrow("cut short");
  expect([...project.datasets.keys()]).toEqual(["production"]);
  await first.close();
  const { client, projects } = await testLake({ data });
  expect([...projects.get("test")!.datasets.keys()]).toEqual(["production"]);
  await client.datasets.create("notes", { aclMode: "private" });
});

test("a dataset that is being deleted is still there for who would make it again, and nobody waits for it", async () => {
  const { client, projects } = await testLake();
  const project = projects.get("test")!;
  await client.datasets.create("staging");
  const removed = project.remove("staging");
  expect(() => project.create("staging")).toThrow("already exists");
  await removed;
  await client.datasets.create("staging");
});

test("who makes a dataset where none is read without a token is told that this one is not either", async () => {
  const { client } = await testLake({ aclMode: "private" });
  const made = await client.datasets.create("staging");
  expect(made).toMatchObject({ datasetName: "staging", aclMode: "private" });
  expect(await client.datasets.list()).toMatchObject([{}, { name: "staging", aclMode: "private" }]);
});

test("two projects of one lake know nothing of each other", async () => {
  const { client, clientOf } = await testLake({ project: ["one", "two"] });
  await client.create({ _id: "a", _type: "page" });
  expect(await client.fetch("sanity::projectId()")).toBe("one");
  const two = clientOf({ projectId: "two" });
  expect(await two.fetch("[sanity::projectId(), count(*)]")).toEqual(["two", 0]);
  await expect(clientOf({ projectId: "three" }).fetch("*")).rejects.toMatchObject({ statusCode: 404 });
});

test("comments are kept in a dataset beside their own, and listed apart", async () => {
  const { client, api } = await testLake();
  const comments = `${api}/projects/test/datasets?datasetProfile=comments&addonFor=production`;
  expect(await (await fetch(comments)).json()).toEqual([]);
  const made = await client.request<{ datasetName: string }>({
    url: "/comments/production/setup",
    method: "POST",
  });
  expect(await (await fetch(comments)).json()).toMatchObject([
    { name: made.datasetName, addonFor: "production" },
  ]);
  await client.withConfig({ dataset: made.datasetName }).create({ _type: "comment" });
  expect(await client.fetch("count(*)")).toBe(0);
});

test("an export has every document, drafts too, a line each", async () => {
  const { client, api } = await testLake();
  const transaction = client.transaction();
  for (let n = 0; n < 250; n++) transaction.create({ _id: `drafts.d${n}`, _type: n % 2 ? "odd" : "even" });
  await transaction.commit();
  const read = async (query: string) => {
    const answer = await fetch(`${api}/data/export/production${query}`);
    const lines = (await answer.text()).split("\n").filter(Boolean);
    return lines.map((line): unknown => JSON.parse(line));
  };
  expect(await read("")).toEqual(await client.fetch("* | order(_id)"));
  expect(await read("?types=odd")).toHaveLength(125);
  expect(await read("?types=rare")).toEqual([]);
  await client.create({ _id: "z", _type: "rare" });
  expect(await read("?types=rare")).toMatchObject([{ _id: "z" }]);
});
