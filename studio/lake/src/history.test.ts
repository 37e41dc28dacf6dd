import type { Action } from "@sanity/client";
import { applyPatch } from "mendoza";
import { expect, test } from "vitest";
import { testLake } from "./testLake.ts";

const on = (name: string, more: object) =>
  ({ actionType: `sanity.action.document.${name}`, ...more }) as Action;
const ids = { publishedId: "home", draftId: "drafts.home" };

type Lake = Awaited<ReturnType<typeof testLake>>;
const read = async (lake: Lake, path: string) =>
  (await fetch(`${lake.api}/data/history/production/${path}`)).text();
const ask = async (lake: Lake, path: string) => JSON.parse(await read(lake, path));
const transactions = async (lake: Lake, path: string) => {
  const text = await read(lake, `transactions${/^\w/.test(path) ? `/${path}` : path}`);
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
};

test("each past revision of a page can be read again, even after it was deleted", async () => {
  const lake = await testLake();
  const { client } = lake;
  const revisions = [
    await client.create({ _id: "home", _type: "page", title: "un", items: [{ _key: "a" }] }),
  ];
  for (const title of ["deux", "trois"])
    revisions.push((await client.patch("home").set({ title }).commit()) as never);
  await client.delete("home");
  await client.create({ _id: "home", _type: "page", title: "retour" });
  await client.delete("home");

  for (const document of revisions) {
    expect((await ask(lake, `documents/home?revision=${document._rev}`)).documents).toEqual([document]);
  }
  const before = new Date(Date.parse(revisions[0]?._createdAt ?? "") - 1).toISOString();
  expect((await ask(lake, `documents/home?time=${before}`)).documents).toEqual([]);
  expect((await ask(lake, `documents/home?time=${new Date().toISOString()}`)).documents).toEqual([]);
  expect((await ask(lake, "documents/home?lastRevision=true")).documents).toMatchObject([
    { title: "retour" },
  ]);
});

test("a past revision is what it was while somebody writes on", async () => {
  const lake = await testLake();
  const { client } = lake;
  const first = "un autre texte, plus long";
  const { _rev } = await client.create({ _id: "home", _type: "page", text: first });
  // Long to read, and read often by one request: what is written meanwhile falls into a reading.
  const filler = Array.from({ length: 5000 }, (_, n) => n);
  await client.patch("home").set({ filler }).commit();
  const often = Array.from({ length: 200 }, () => "home").join(",");
  const read: string[] = [];
  for (let n = 1; n <= 10; n++) {
    const past = ask(lake, `documents/${often}?revision=${_rev}`);
    const text = `un autre texte, ${"bien ".repeat(n)}plus long`;
    await client.patch("home").set({ text }).commit();
    read.push(...(await past).documents.map((page: { text: string }) => page.text));
  }
  expect([...new Set(read)]).toEqual([first]);
});

test("the patches of the history lead from the first revision to the last, and back", async () => {
  const lake = await testLake();
  await lake.client.create({ _id: "home", _type: "page", title: "un" });
  await lake.client
    .patch("home")
    .set({ title: "un et deux", seo: { title: "é" } })
    .commit();
  await lake.client
    .patch("home")
    .unset(["seo"])
    .set({ tags: ["a", "b"] })
    .commit();
  const { _rev, ...last } = (await lake.client.getDocument("home")) ?? {};

  const forward = await transactions(lake, "home?effectFormat=mendoza&excludeContent=true");
  expect(forward.at(-1).id).toBe(_rev);
  expect(forward.reduce((document, { effects }) => applyPatch(document, effects.home.apply), null)).toEqual(
    last,
  );
  const backward = await transactions(lake, "home?effectFormat=mendoza&reverse=true");
  expect(backward.reduce((document, { effects }) => applyPatch(document, effects.home.revert), last)).toBe(
    null,
  );

  const page = await transactions(
    lake,
    `home?fromTransaction=${forward[1].id}&toTransaction=${forward[1].id}`,
  );
  expect(page.map(({ id }) => id)).toEqual([forward[1].id]);
  expect(await transactions(lake, "home?limit=2&reverse=true")).toHaveLength(2);
});

test("the history pane lists what happened to a page, the latest first", async () => {
  const lake = await testLake();
  const { client } = lake;
  await client.action(on("create", { ...ids, attributes: { _id: "drafts.home", _type: "page" } }));
  await client.action(on("edit", { ...ids, patch: { set: { title: "a" } } }));
  await client.action(on("publish", ids));
  await client.action(on("edit", { ...ids, patch: { set: { title: "b" } } }));
  await client.action(on("discard", ids));
  await client.action(on("unpublish", ids));
  await client.action(on("publish", ids));
  await client.action(on("delete", { publishedId: "home", includeDrafts: [] }));
  const types = async (id: string, query = "") =>
    (await ask(lake, `events/documents/${id}${query}`)).events[id].map(({ type }: { type: string }) => type);

  expect(await types("drafts.home")).toEqual([
    "deleteDocumentGroup",
    "publishDocumentVersion",
    "unpublishDocument",
    "deleteDocumentVersion",
    "createDocumentVersion",
    "publishDocumentVersion",
    "createDocumentVersion",
  ]);
  expect(await types("home")).toEqual([
    "deleteDocumentGroup",
    "publishDocumentVersion",
    "unpublishDocument",
    "publishDocumentVersion",
  ]);
  const { nextCursor } = await ask(lake, "events/documents/home?limit=1");
  expect(await types("home", `?limit=1&nextCursor=${nextCursor}`)).toEqual(["publishDocumentVersion"]);
});

test("of a document that is purged no history is left, and a snapshot from before can no longer be put back", async () => {
  const lake = await testLake();
  const { client } = lake;
  await client.create({ _id: "other", _type: "page" });
  await client.create({ _id: "home", _type: "page", title: "un" });
  await client.create({ _id: "drafts.home", _type: "page", title: "deux" });
  const before = lake.snapshot();
  const purging = on("delete", { publishedId: "home", includeDrafts: ["drafts.home"], purge: true });
  await client.action(purging, { dryRun: true });
  expect(await transactions(lake, "home,drafts.home")).toHaveLength(2);
  await client.action(purging);
  expect(await client.fetch("*[]._id")).toEqual(["other"]);
  expect(await transactions(lake, "home,drafts.home")).toEqual([]);
  expect(await ask(lake, "documents/home,drafts.home?lastRevision=true")).toEqual({ documents: [] });
  expect((await ask(lake, "events/documents/home")).events).toEqual({ home: [] });
  expect(await transactions(lake, "other")).toHaveLength(1);

  await expect(lake.restore(before)).rejects.toMatchObject({ status: 409 });
  const after = lake.snapshot();
  await client.create({ _id: "home", _type: "page", title: "trois" });
  await lake.restore(after);
  expect(await client.fetch("*[]._id")).toEqual(["other"]);
});

test("a deletion by mutation and a discarded draft or version leave no history where purging is asked for", async () => {
  const lake = await testLake();
  const { client } = lake;
  const purge = true;
  const gone: Record<string, () => Promise<unknown>> = {
    home: () => client.mutate([{ delete: { id: "home", purge } }] as never),
    "drafts.home": () => client.action(on("discard", { draftId: "drafts.home", purge })),
    "versions.spring.home": () =>
      client.action(on("version.discard", { versionId: "versions.spring.home", purge })),
  };
  for (const [_id, act] of Object.entries(gone)) {
    await client.create({ _id, _type: "page", title: "un" });
    await act();
    expect(await client.getDocument(_id)).toBeUndefined();
    expect(await transactions(lake, _id), _id).toEqual([]);
  }
});

test("of what was deleted before, made again and deleted with purge in one transaction, no history is left", async () => {
  const lake = await testLake();
  const { client } = lake;
  await client.create({ _id: "home", _type: "page", title: "un" });
  await client.delete("home");
  const again = [
    { createIfNotExists: { _id: "home", _type: "page" } },
    { delete: { id: "home", purge: true } },
  ];
  await client.mutate(again as never);
  expect(await client.getDocument("home")).toBeUndefined();
  expect(await transactions(lake, "home")).toEqual([]);
});

test("the transactions of a dataset are listed, of a time and of whom one asks for", async () => {
  const lake = await testLake({
    users: [
      { id: "ann", name: "A" },
      { id: "bob", name: "B" },
    ],
    tokens: { a: { role: "editor", user: "ann" }, b: { role: "editor", user: "bob" } },
  });
  const [ann, bob] = [lake.clientOf({ token: "a" }), lake.clientOf({ token: "b" })];
  const at = (hour: number) => new Date(`2031-02-03T0${hour}:00:00Z`);
  lake.setClock(at(1));
  await ann.transaction().create({ _id: "a", _type: "page" }).create({ _id: "b", _type: "page" }).commit();
  lake.setClock(at(2));
  await bob.patch("a").set({ title: "un" }).commit();
  lake.setClock(at(3));
  await ann.patch("b").set({ title: "deux" }).commit();

  const touched = async (path: string) =>
    (await transactions(lake, path)).map(({ documentIDs }) => documentIDs.toSorted().join());
  expect(await touched("")).toEqual(["a,b", "a", "b"]);
  expect(await touched("?reverse=true&limit=2")).toEqual(["b", "a"]);
  expect(await touched("?authors=ann")).toEqual(["a,b", "b"]);
  expect(await touched("?authors=ann,bob")).toEqual(["a,b", "a", "b"]);
  expect(await touched("?fromTime=2031-02-03T02:00:00Z")).toEqual(["a", "b"]);
  expect(await touched("?toTime=2031-02-03T02:00:00Z&authors=bob")).toEqual(["a"]);
  expect(await touched("a?toTime=2031-02-03T03:30:00%2B02:00")).toEqual(["a"]);
  expect(await touched("a,b?authors=bob")).toEqual(["a"]);
  expect(await touched("a?fromTime=2032-01-01")).toEqual([]);
  expect(await transactions(lake, "?excludeContent=true&limit=1")).toMatchObject([
    { author: "ann", timestamp: at(1).toISOString() },
  ]);
  expect((await transactions(lake, "?excludeContent=true&limit=1"))[0]).not.toHaveProperty("mutations");
  expect(await read(lake, "transactions?fromTime=yesterday")).toContain('Invalid \\"fromTime\\"');
});
