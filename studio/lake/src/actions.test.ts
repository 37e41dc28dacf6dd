import type { Action } from "@sanity/client";
import { expect, test } from "vitest";
import { testLake } from "./testLake.ts";

const on = (name: string, more: object) =>
  ({ actionType: `sanity.action.document.${name}`, ...more }) as Action;
const ids = { publishedId: "home", draftId: "drafts.home" };

test("an editor drafts, publishes, edits, discards, unpublishes and deletes a page", async () => {
  const { client } = await testLake();
  const stored = () => client.fetch<Record<string, string>[]>("*[]{_id, title} | order(_id)");
  await client.action(
    on("create", {
      ...ids,
      attributes: { _id: "drafts.home", _type: "page", title: "un" },
      ifExists: "fail",
    }),
  );
  await client.action(on("edit", { ...ids, patch: { set: { title: "deux" } } }));
  expect(await stored()).toEqual([{ _id: "drafts.home", title: "deux" }]);

  await client.action(on("publish", ids));
  expect(await stored()).toEqual([{ _id: "home", title: "deux" }]);

  await client.action(on("edit", { ...ids, patch: { set: { title: "trois" } } }));
  expect(await stored()).toEqual([
    { _id: "drafts.home", title: "trois" },
    { _id: "home", title: "deux" },
  ]);
  await client.action(on("discard", { draftId: "drafts.home" }));
  expect(await stored()).toEqual([{ _id: "home", title: "deux" }]);

  await client.action(on("unpublish", ids));
  expect(await stored()).toEqual([{ _id: "drafts.home", title: "deux" }]);
  await client.action(on("publish", ids));
  await client.action(on("edit", { ...ids, patch: { set: { title: "quatre" } } }));
  await client.action(on("delete", { publishedId: "home", includeDrafts: ["drafts.home"] }));
  expect(await stored()).toEqual([]);
});

test("a page is deleted with its draft and its versions, each of which is named", async () => {
  const { client } = await testLake();
  const stored = ["drafts.home", "home", "other", "versions.spring.home", "versions.spring.other"];
  for (const _id of stored) await client.create({ _id, _type: "page" });
  const remove = (includeDrafts?: string[]) =>
    client.action(on("delete", { publishedId: "home", includeDrafts }));
  for (const named of [undefined, [], ["drafts.home"], ["versions.spring.home"]])
    await expect(remove(named), String(named)).rejects.toMatchObject({ statusCode: 409 });
  await expect(remove(["drafts.home", "versions.spring.other"])).rejects.toMatchObject({ statusCode: 400 });
  expect(await client.fetch("*[]._id")).toEqual(stored);
  await remove(["drafts.home", "versions.spring.home", "versions.none.home"]);
  expect(await client.fetch("*[]._id")).toEqual(["other", "versions.spring.other"]);
});

test("publishing keeps the page's creation date and makes its references strong", async () => {
  const { client } = await testLake();
  const plan = { _type: "reference", _ref: "plan", _weak: true, _strengthenOnPublish: { type: "plan" } };
  const draft = await client.create({ _id: "drafts.home", _type: "page", plan });
  await expect(client.action(on("publish", ids))).rejects.toMatchObject({ statusCode: 409 });
  expect(await client.getDocument("home")).toBeUndefined();
  await client.create({ _id: "plan", _type: "plan" });
  await client.action(on("publish", ids));
  const home = await client.getDocument("home");
  expect(home).toMatchObject({ _createdAt: draft._createdAt, plan: { _type: "reference", _ref: "plan" } });
  expect(home?.plan).not.toHaveProperty("_weak");
  await expect(
    client.action(on("unpublish", { publishedId: "plan", draftId: "drafts.plan" })),
  ).rejects.toMatchObject({ statusCode: 409 });
});

test("a version of a page in a release is created, replaced, published and discarded", async () => {
  const { client } = await testLake();
  await client.create({ _id: "home", _type: "page", title: "un" });
  const version = (title: string) => ({ _id: "versions.spring.home", _type: "page", title });
  await client.action(on("version.create", { publishedId: "home", document: version("a") }));
  await client.action(on("version.replace", { document: version("b") }));
  await client.action(on("publish", { publishedId: "home", draftId: "versions.spring.home" }));
  expect(await client.fetch("*[]{_id, title}")).toEqual([{ _id: "home", title: "b" }]);
  await client.action(
    on("version.create", { publishedId: "home", versionId: "versions.fall.home", baseId: "home" }),
  );
  await client.action(on("version.unpublish", { publishedId: "home", versionId: "versions.fall.home" }));
  expect(await client.fetch("*[]._id", {}, { perspective: ["fall"] })).toEqual([]);
  await client.action(on("version.discard", { versionId: "versions.fall.home" }));
  expect(await client.fetch("*[]._id")).toEqual(["home"]);
});

test("actions that cannot be done are refused, and nothing else in their request is done", async () => {
  const { client } = await testLake();
  await client.create({ _id: "home", _type: "page", title: "un" });
  const refused: [action: Action, statusCode: number][] = [
    [on("publish", { publishedId: "nowhere", draftId: "drafts.nowhere" }), 404],
    [on("publish", { publishedId: "home", draftId: "drafts.other" }), 404],
    [on("discard", { draftId: "drafts.nowhere" }), 404],
    [on("discard", { draftId: "home" }), 400],
    [
      on("create", {
        publishedId: "home",
        attributes: { _id: "drafts.home", _type: "page" },
        ifExists: "fail",
      }),
      409,
    ],
    [on("create", { publishedId: "home", attributes: { _id: "other", _type: "page" } }), 400],
    [on("edit", { publishedId: "nowhere", draftId: "drafts.nowhere", patch: { set: { a: 1 } } }), 404],
    [on("edit", { ...ids, patch: "x" }), 400],
    [on("edit", { ...ids, patch: { explode: {} } }), 400],
    [on("delete", { publishedId: "nowhere" }), 404],
    [on("unpublish", { publishedId: "drafts.home" }), 400],
    [on("replaceDraft", { publishedId: "home", attributes: { _id: "home", _type: "page" } }), 400],
    [on("reboot", {}), 400],
    [{} as Action, 400],
  ];
  const first = on("edit", { ...ids, patch: { set: { title: "deux" } } });
  for (const [action, statusCode] of refused) {
    const request = client.action([first, action]);
    await expect(request, JSON.stringify(action)).rejects.toMatchObject({ statusCode });
    expect(await client.fetch("*[]{_id, title}"), JSON.stringify(action)).toEqual([
      { _id: "home", title: "un" },
    ]);
  }
});

test("publishing is refused when someone published meanwhile", async () => {
  const { client } = await testLake();
  const { _rev } = await client.create({ _id: "home", _type: "page", title: "un" });
  await client.patch("home").set({ title: "deux" }).commit();
  await client.create({ _id: "drafts.home", _type: "page", title: "trois" });
  await expect(client.action(on("publish", { ...ids, ifPublishedRevisionId: _rev }))).rejects.toMatchObject({
    statusCode: 409,
  });
});
