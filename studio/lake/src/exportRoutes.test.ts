import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { testLake } from "./testLake.ts";

test("an export holds all documents as they were when it began, whatever is written or refused meanwhile", async () => {
  const { client, api } = await testLake();
  const ids = Array.from({ length: 200 }, (_, number) => `page-${String(number).padStart(3, "0")}`);
  const long = "x".repeat(50_000);
  for (const id of ids) await client.create({ _id: id, _type: "page", title: "before", long });
  const response = await fetch(`${api}/data/export/production`);
  await client.patch("page-199").set({ title: "after" }).commit();
  await client.delete("page-198");
  await client.create({ _id: "page-200", _type: "page" });
  const refused = client.create({ _id: "dangling", _type: "page", to: { _type: "reference", _ref: "none" } });
  await expect(refused).rejects.toThrow("references non-existent document");
  const lines = (await text(response.body!)).trimEnd().split("\n");
  const documents = lines.map((line) => JSON.parse(line) as { _id: string; title: string });
  expect(documents.map(({ _id, title }) => `${_id} ${title}`)).toEqual(ids.map((id) => `${id} before`));
});

test("an export asked for with a slash too many, as the CLI's migrations do, is answered", async () => {
  const { client, api } = await testLake();
  await client.create({ _id: "page-1", _type: "page" });
  const { origin, pathname } = new URL(api);
  const response = await fetch(`${origin}/${pathname}/data/export/production`);
  expect(await response.text()).toContain("page-1");
});
