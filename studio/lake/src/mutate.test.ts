import { expect, test } from "vitest";
import { testLake } from "./testLake.ts";

const reference = (_ref: string, more = {}) => ({ _type: "reference", _ref, ...more });

test("a document keeps its creation date through edits, and every edit gives it a new revision", async () => {
  const { client } = await testLake();
  const created = await client.create({ _type: "page", title: "a" });
  expect(created._createdAt).toBe(created._updatedAt);
  const edited = await client.patch(created._id).set({ title: "b" }).commit();
  expect(edited).toMatchObject({ title: "b", _createdAt: created._createdAt });
  expect(edited._rev).not.toBe(created._rev);
  const replaced = await client.createOrReplace({ _id: created._id, _type: "page", body: "c" });
  expect(replaced).not.toHaveProperty("title");
  const kept = await client.createIfNotExists({ _id: created._id, _type: "page", body: "d" });
  expect(kept).toEqual(replaced);
});

test("every kind of patch does what its name says", async () => {
  const { client } = await testLake();
  const items = ["a", "b", "c"].map((_key) => ({ _key, n: 1 }));
  await client.create({ _id: "x", _type: "page", title: "L'été", count: 1, items, seo: { title: "s" } });
  const document = await client
    .patch("x")
    .setIfMissing({ lead: "chapeau", title: "no" })
    .set({ 'items[_key=="b"].n': 5, "seo.title": "S" })
    .inc({ count: 3 })
    .dec({ "items[0].n": 1 })
    .insert("after", "items[-1]", [{ _key: "d", n: 9 }])
    .unset(['items[_key=="c"]'])
    .diffMatchPatch({ title: "@@ -1,5 +1,7 @@\n-L'été\n+L'hiver\n" })
    .commit();
  expect(document).toMatchObject({
    title: "L'hiver",
    lead: "chapeau",
    count: 4,
    seo: { title: "S" },
    items: [
      { _key: "a", n: 0 },
      { _key: "b", n: 5 },
      { _key: "d", n: 9 },
    ],
  });
});

test("items are spliced as the client says: behind the last, before one, from the end, in each array a path names", async () => {
  const { client } = await testLake();
  await client.create({ _id: "x", _type: "page" });
  const rows = [1, 2].map((_key) => ({ _key: `${_key}`, cells: ["a", "b"] }));
  const patch = () => client.patch("x").set({ l: [1, 2, 3, 4], rows, empty: [] });
  const spliced = {
    "0 0": patch().splice("l", 0, 0, ["n"]),
    "1 0": patch().splice("l", 1, 0, ["n"]),
    "1 2": patch().splice("l", 1, 2, ["n"]),
    "1": patch().splice("l", 1),
    "2 -1": patch().splice("l", 2, -1, ["n"]),
    "-2 1": patch().splice("l", -2, 1),
    "-1 1": patch().splice("l", -1, 1, ["n"]),
    "-9 1": patch().splice("l", -9, 1),
    "9 3": patch().splice("l", 9, 3, ["n"]),
    "[:]": patch().insert("replace", "l[:]", ["n"]),
    "unset [:]": patch().unset(["l[:]"]),
    "unset [1:0]": patch().unset(["l[1:0]"]),
  };
  const found = Object.entries(spliced).map(async ([name, patch]) => [name, (await patch.commit()).l]);
  expect(Object.fromEntries(await Promise.all(found))).toEqual({
    "0 0": ["n", 1, 2, 3, 4],
    "1 0": [1, "n", 2, 3, 4],
    "1 2": [1, "n", 4],
    "1": [1],
    "2 -1": [1, 2, "n"],
    "-1 1": [1, 2, 3, "n"],
    // The client asks for all from there on, whatever the number.
    "-2 1": [1, 2],
    "-9 1": [],
    "9 3": [1, 2, 3, 4, "n"],
    "[:]": ["n"],
    "unset [:]": [],
    "unset [1:0]": [1, 2, 3, 4],
  });
  expect(await patch().splice("empty", 0, 0, ["n"]).commit()).toMatchObject({ empty: ["n"] });
  const each = await patch().splice("rows[0:9].cells", 1, 0, ["n"]).commit();
  expect(each.rows.map(({ cells }: { cells: string[] }) => cells.join(""))).toEqual(["anb", "anb"]);
});

test("what is in a slice is counted, and inserted into, once", async () => {
  const { client } = await testLake();
  const items = [1, 2, 3].map((n) => ({ _key: `${n}`, n, "L'été": [n] }));
  await client.create({ _id: "x", _type: "page", items });
  const patch = client.patch("x").inc({ "items[0:2].n": 10, "items[0].n": 5 });
  const counted = await patch.insert("after", "items[1:]['L\\'été'][-1]", [0]).commit();
  expect(counted.items).toEqual([
    { _key: "1", n: 16, "L'été": [1] },
    { _key: "2", n: 12, "L'été": [2, 0] },
    { _key: "3", n: 3, "L'été": [3, 0] },
  ]);
});

test("a patch reaches all items of an array that a star names, and an attribute whose name is quoted", async () => {
  const { client } = await testLake();
  const friends = [1, 2].map((n) => ({ _key: `${n}`, name: "a", n }));
  await client.create({ _id: "x", _type: "page", name: "a", friends, roles: ["b", "c"], tags: ["d"] });
  const patch = client
    .patch("x")
    .set({ "'name'": "*", "friends[*].name": "[*]" })
    .unset(["roles[ * ]"])
    .inc({ "friends[*].n": 1, 'friends[name == "[*]"].n': 10 });
  expect(await patch.insert("replace", "tags[*]", ["e", "f"]).commit()).toMatchObject({
    name: "*",
    friends: [
      { name: "[*]", n: 12 },
      { name: "[*]", n: 13 },
    ],
    roles: [],
    tags: ["e", "f"],
  });
});

test("an item is edited and removed whatever its key and its type are called", async () => {
  const { client } = await testLake();
  const items = ["constructor", "prototype-2024"].map((_key) => ({ _key, _type: "prototype", n: 1 }));
  await client.create({ _id: "x", _type: "page", items });
  const patch = client
    .patch("x")
    .inc({ 'items[_key=="constructor"].n': 1, 'items[_type == "prototype"].n': 1 });
  expect(await patch.unset(['items[_key=="prototype-2024"]']).commit()).toMatchObject({
    items: [{ _key: "constructor", n: 3 }],
  });
});

test.each(["title", "no", "seo.no", "items[0]", 'items[_key=="z"].n', "items[0:].n"])(
  "%s, which is no number, is not counted up or down, and nothing is stored",
  async (path) => {
    const { client } = await testLake();
    const items = [
      { _key: "a", n: 1 },
      { _key: "b", n: "x" },
    ];
    await client.create({ _id: "x", _type: "page", title: "a", seo: {}, items });
    for (const operation of ["inc", "dec"] as const) {
      const counted = client.patch("x", { set: { title: "b" }, [operation]: { [path]: 1 } }).commit();
      await expect(counted).rejects.toMatchObject({
        statusCode: 400,
        message: expect.stringContaining(path),
      });
    }
    expect(await client.getDocument("x")).toMatchObject({ title: "a", items });
  },
);

test.each(["n", "items[0:].text", "items[0]"])(
  "%s, which is no text, is not patched as one, and nothing is stored",
  async (path) => {
    const { client } = await testLake();
    const items = [{ text: "a" }, { text: 1 }];
    await client.create({ _id: "x", _type: "page", n: 1, items });
    const patched = client.patch("x", {
      set: { title: "b" },
      diffMatchPatch: { [path]: "@@ -1 +1 @@\n-a\n+b\n" },
    });
    await expect(patched.commit()).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(path),
    });
    expect(await client.getDocument("x")).toMatchObject({ n: 1, items });
  },
);

test("each text in a slice is patched once, and one that the same patch sets", async () => {
  const { client } = await testLake();
  await client.create({ _id: "x", _type: "page", items: ["a", "a"] });
  const diff = "@@ -1 +1,2 @@\n a\n+a\n";
  const patch = client.patch("x").setIfMissing({ title: "a" });
  expect(await patch.diffMatchPatch({ title: diff, "items[0:]": diff }).commit()).toMatchObject({
    title: "aa",
    items: ["aa", "aa"],
  });
});

test("a counter may be set by the patch that counts", async () => {
  const { client } = await testLake();
  await client.create({ _id: "x", _type: "page" });
  const counted = client.patch("x").setIfMissing({ n: 0 }).inc({ n: 1 }).dec({ n: 0.5 });
  expect((await counted.commit()).n).toBe(0.5);
});

test.each([{ patch: { set: { n: 2 } } }, { delete: {} }])(
  "%o of an id and of a query is refused",
  async (mutation) => {
    const { client } = await testLake();
    for (const _id of ["a", "b"]) await client.create({ _id, _type: "page", n: 1 });
    const both = { id: "a", query: '*[_id == "b"]' };
    const [[kind, body]] = Object.entries(mutation) as [[string, object]];
    const mutations = [{ [kind]: { ...both, ...body } }];
    const sent = client.request({ url: "/data/mutate/production", method: "POST", body: { mutations } });
    await expect(sent).rejects.toMatchObject({ statusCode: 400 });
    expect(await client.fetch("count(*[n == 1])")).toBe(2);
  },
);

test("a patch or a deletion by query touches just what the query selects", async () => {
  const { client } = await testLake();
  for (const n of [1, 2, 3]) await client.create({ _id: `p${n}`, _type: "plan", n });
  await client
    .patch({ query: '*[_type == "plan" && n > $n]', params: { n: 1 } })
    .set({ big: true })
    .commit();
  expect(await client.fetch("*[big]._id | order(@)")).toEqual(["p2", "p3"]);
  await client.delete({ query: "*[n == 3]" });
  expect(await client.fetch("count(*)")).toBe(2);
});

test("a deletion gives back what it deleted", async () => {
  const { client } = await testLake();
  const page = await client.create({ _id: "a", _type: "page", title: "un" });
  const given = { returnDocuments: true, returnFirst: false } as const;
  expect(await client.delete("a", { ...given, dryRun: true })).toEqual([page]);
  expect(await client.delete("a", given)).toEqual([page]);
  await client.create({ ...page, title: "deux" });
  const changed = client.transaction().delete("a").create({ _id: "a", _type: "page", title: "trois" });
  expect(await changed.commit(given)).toMatchObject([{ title: "deux" }, { title: "trois" }]);
});

test("a transaction that fails anywhere stores nothing", async () => {
  const { client } = await testLake();
  const transaction = client
    .transaction()
    .create({ _id: "a", _type: "page" })
    .patch("missing", { set: { a: 1 } });
  await expect(transaction.commit()).rejects.toMatchObject({
    statusCode: 409,
    details: { type: "mutationError", items: [{ index: 1, error: { type: "documentNotFoundError" } }] },
  });
  expect(await client.fetch("count(*)")).toBe(0);
  await client.create({ _id: "b", _type: "page" });
  await expect(client.create({ _id: "b", _type: "page" })).rejects.toMatchObject({ statusCode: 409 });
});

test("someone who edits an outdated revision is told, and overwrites nothing", async () => {
  const { client } = await testLake();
  const { _rev } = await client.create({ _id: "a", _type: "page", title: "un" });
  await client.patch("a").ifRevisionId(_rev).set({ title: "deux" }).commit();
  const outdated = client.patch("a").ifRevisionId(_rev).set({ title: "trois" }).commit();
  await expect(outdated).rejects.toMatchObject({
    statusCode: 409,
    details: {
      items: [{ error: { type: "documentRevisionIDDoesNotMatchError", expectedRevisionID: _rev } }],
    },
  });
  expect((await client.getDocument("a"))?.title).toBe("deux");
});

test("a plan that a page refers to can neither be missing nor be deleted", async () => {
  const { client } = await testLake();
  await expect(client.create({ _id: "page", _type: "page", plan: reference("plan") })).rejects.toMatchObject({
    statusCode: 409,
  });
  await client.create({ _id: "weak", _type: "page", plan: reference("nowhere", { _weak: true }) });
  await client
    .transaction()
    .create({ _id: "page", _type: "page", plan: reference("plan") })
    .create({ _id: "plan", _type: "plan" })
    .commit();
  await client.create({ _id: "drafts.page2", _type: "page", plan: reference("plan") });
  await expect(client.delete("plan")).rejects.toMatchObject({
    statusCode: 409,
    details: {
      items: [
        {
          error: {
            type: "documentHasExistingReferencesError",
            id: "plan",
            referencingIDs: ["drafts.page2", "page"],
          },
        },
      ],
    },
  });
  await client.delete("drafts.page2");
  await client.transaction().delete("plan").delete("page").commit();
  expect(await client.fetch("*[]._id")).toEqual(["weak"]);
});

test("what is published refers to no draft, and a draft that does is edited on after that draft is published", async () => {
  const { client } = await testLake();
  await client.create({ _id: "drafts.plan", _type: "plan" });
  const page = { _id: "page", _type: "page", plan: reference("drafts.plan") };
  await expect(client.create(page)).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('references unpublished document "drafts.plan"'),
  });
  await client.create({ ...page, plan: reference("drafts.plan", { _weak: true }) });
  await client.create({ ...page, _id: "drafts.page" });
  await client.action({
    actionType: "sanity.action.document.publish",
    draftId: "drafts.plan",
    publishedId: "plan",
  });
  const edit = client.patch("drafts.page").set({ title: "a" });
  expect(await edit.commit()).toMatchObject({ title: "a" });
  await expect(edit.set({ other: reference("drafts.gone") }).commit()).rejects.toMatchObject({
    statusCode: 409,
  });
});

test("a document of another type takes the place of one that nothing refers to, as a new one", async () => {
  const { client } = await testLake();
  const _createdAt = "2001-02-03T04:05:06Z";
  for (const _id of ["alone", "plan"]) await client.create({ _id, _type: "plan", _createdAt });
  await client.create({ _id: "page", _type: "page", plan: reference("plan") });
  await expect(client.createOrReplace({ _id: "plan", _type: "offer" })).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: "documentHasExistingReferencesError", referencingIDs: ["page"] } }] },
  });
  expect(await client.createOrReplace({ _id: "plan", _type: "plan" })).toMatchObject({ _createdAt });
  const offer = await client.createOrReplace({ _id: "alone", _type: "offer" });
  expect(offer._createdAt).toBe(offer._updatedAt);
});

test("a dry run answers as the real one would and stores nothing", async () => {
  const { client } = await testLake();
  expect(await client.create({ _id: "a", _type: "page" }, { dryRun: true })).toMatchObject({ _id: "a" });
  expect(await client.getDocument("a")).toBeUndefined();
});

test("a transaction has the id that its address gives it, and the body's before that", async () => {
  const { client } = await testLake();
  const send = (more: object) =>
    client.request({
      url: "/data/mutate/production",
      method: "POST",
      query: { transactionId: "of-the-address" },
      body: { mutations: [{ create: { _type: "page" } }], ...more },
    });
  expect(await send({})).toMatchObject({ transactionId: "of-the-address" });
  expect(await client.fetch("*[0]._rev")).toBe("of-the-address");
  await expect(send({})).rejects.toMatchObject({ statusCode: 409 });
  expect(await send({ transactionId: "of-the-body" })).toMatchObject({ transactionId: "of-the-body" });
});

test("a dry run that the body asks for stores nothing", async () => {
  const { client } = await testLake();
  await client.create({ _id: "a", _type: "page" });
  const body = { mutations: [{ delete: { id: "a" } }], dryRun: true };
  await client.request({ url: "/data/mutate/production", method: "POST", body });
  expect(await client.getDocument("a")).toMatchObject({ _id: "a" });
});

test("items without a key get one when the client asks for it", async () => {
  const { client } = await testLake();
  const created = await client.create(
    { _type: "page", items: [{ a: 1 }, { _key: "k" }] },
    { autoGenerateArrayKeys: true },
  );
  expect(created.items).toEqual([{ a: 1, _key: expect.any(String) }, { _key: "k" }]);
});

test("a query sees every write acknowledged before it", async () => {
  const { client } = await testLake();
  await client.create({ _id: "a", _type: "counter", n: 0 });
  for (let n = 1; n <= 30; n++) {
    await client.patch("a").inc({ n: 1 }).commit();
    expect(await client.fetch('*[_type == "counter"][0].n')).toBe(n);
  }
});

test("two people who write at once both have their say", async () => {
  const { client } = await testLake();
  await client.create({ _id: "a", _type: "counter", n: 0 });
  await Promise.all(Array.from({ length: 40 }, () => client.patch("a").inc({ n: 1 }).commit()));
  expect((await client.getDocument("a"))?.n).toBe(40);
});
