import type { ClientPerspective } from "@sanity/client";
import { expect, test } from "vitest";
import { testLake } from "./testLake.ts";

test("each perspective shows its own version of a page", async () => {
  const { client, clientOf } = await testLake();
  const page = (_id: string, title: string) => client.create({ _id, _type: "page", title });
  await page("home", "publiée");
  await page("drafts.home", "brouillon");
  await page("versions.spring.home", "printemps");
  await page("drafts.about", "pas encore publiée");
  const titles = (perspective: ClientPerspective) =>
    client.fetch('*[_type == "page"]{_id, _originalId, title}', {}, { perspective });

  expect(await titles("published")).toEqual([{ _id: "home", _originalId: null, title: "publiée" }]);
  const drafts = [
    { _id: "about", _originalId: "drafts.about", title: "pas encore publiée" },
    { _id: "home", _originalId: "drafts.home", title: "brouillon" },
  ];
  expect(await titles("drafts")).toEqual(drafts);
  expect(await titles("previewDrafts")).toEqual(drafts);
  expect(await titles(["spring", "drafts"])).toEqual([
    { _id: "about", _originalId: "drafts.about", title: "pas encore publiée" },
    { _id: "home", _originalId: "versions.spring.home", title: "printemps" },
  ]);
  await page("contact", "publiée aussi");
  const published = { _id: "contact", _originalId: "contact", title: "publiée aussi" };
  expect(await titles("drafts")).toContainEqual(published);
  expect(await titles(["spring", "drafts"])).toContainEqual(published);
  expect(await titles(["spring"])).toContainEqual(published);
  const status = `*[_type == "page"]{ "is": select(_originalId in path("drafts.**") => "draft", "published") }.is`;
  expect(await client.fetch(status, {}, { perspective: "drafts" })).toEqual(["draft", "published", "draft"]);
  await client.delete("contact");
  expect((await titles("raw")).length).toBe(4);

  const count = (apiVersion: string) =>
    clientOf({ apiVersion, perspective: undefined }).fetch('count(*[_type == "page"])');
  expect(await count("2025-02-19")).toBe(1);
  // Before there were releases, everything was shown, and versions are no part of that.
  expect(await count("2024-01-01")).toBe(3);
  const before = clientOf({ apiVersion: "2024-01-01" });
  const ids = (perspective: ClientPerspective) => before.fetch("*[]._id", {}, { perspective });
  expect(await ids("raw")).toEqual(["drafts.about", "drafts.home", "home"]);
  expect(await ids("drafts")).toEqual(["about", "home"]);
  expect(await ids("published")).toEqual(["home"]);
  await expect(ids(["spring"])).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("Complex perspectives are not supported for this version"),
  });
});

test("a reference leads to the version its perspective shows", async () => {
  const { client } = await testLake();
  await client.create({ _id: "plan", _type: "plan", price: 100 });
  await client.create({ _id: "drafts.plan", _type: "plan", price: 120 });
  await client.create({
    _id: "home",
    _type: "page",
    plans: [{ _key: "a", _ref: "plan", _type: "reference" }],
  });
  const prices = (perspective: ClientPerspective) =>
    client.fetch('*[_id == "home"][0].plans[]->price', {}, { perspective });
  expect(await prices("published")).toEqual([100]);
  expect(await prices("drafts")).toEqual([120]);
});

test("the answer is the same through the index as by a scan", async () => {
  const { client } = await testLake();
  const transaction = client.transaction();
  for (let number = 0; number < 30; number++) {
    transaction.create({ _id: `a${number}`, _type: "author", name: `n${number}` });
    transaction.create({
      _id: `p${number}`,
      _type: number % 2 ? "post" : "page",
      slug: { current: `s${number % 7}` },
      order: number,
      author: { _type: "reference", _ref: `a${number % 5}` },
    });
  }
  await transaction.commit();
  // `_type + ""` and the like keep a condition out of the index's sight.
  const pairs = [
    ['*[_type == "post"]._id', '*[_type + "" == "post"]._id'],
    [
      '*[_type == "post" && slug.current == $slug]._id',
      '*[_type + "" == "post" && slug.current + "" == $slug]._id',
    ],
    [
      '*[_type in ["post", "page"] && references("a1")] | order(order desc)[0...3]._id',
      '*[(_type + "") in ["post", "page"] && author._ref == "a1"] | order(order desc)[0...3]._id',
    ],
    [
      '*[_type == "author"]{_id, "posts": *[_type == "post" && references(^._id)]._id}[0...4]',
      '*[_type == "author"][0...4]{_id, "posts": *[_type == "post" && author._ref == ^._id]._id}',
    ],
    [
      '*[_type == "post"]{"author": *[_id == ^.author._ref][0].name}',
      '*[_type == "post"]{"author": author->name}',
    ],
    ['*[_id in ["p3", "p1", "none"] || _id == "a2"]._id', '*[(_id + "") in ["p3", "p1", "none", "a2"]]._id'],
    ['*[_type == "post" && _type == "page"]', '*[_type + "" == "post" && _type == "page"]'],
  ];
  for (const [indexed, scanned] of pairs as [string, string][]) {
    expect(await client.fetch(indexed, { slug: "s3" }), indexed).toEqual(
      await client.fetch(scanned, { slug: "s3" }),
    );
  }
  expect(await client.fetch('count(*[_type == "post" && slug.current == "s3"])')).toBe(2);
});

test("the Studio's search field finds the pages with each of the words begun, in a title or a text", async () => {
  const { client } = await testLake();
  await client.create({
    _id: "a",
    _type: "page",
    title: "Stage de Pâques",
    body: [{ _type: "block", children: [{ _type: "span", text: "Robotique créative" }] }],
  });
  await client.create({ _id: "b", _type: "page", title: "Stage d’été" });
  // As its strategy `groqLegacy` writes it.
  const anywhere = (term: string) => `(title match ${term} || pt::text(body) match ${term})`;
  const search = (t0: string, t1 = "*") =>
    client.fetch<string[]>(
      `*[_type in $__types && ${anywhere("$t0")} && ${anywhere("$t1")}]{_type, _id} | order(_id asc)[0...$__limit]._id`,
      { t0, t1, __types: ["page", "article"], __limit: 100 },
    );
  expect(await search("stag*")).toEqual(["a", "b"]);
  expect(await search("robot*")).toEqual(["a"]);
  expect(await search("stage*", "créat*")).toEqual(["a"]);
  expect(await search("été*", "robot*")).toEqual([]);
});

test("a long query posted as a body, with comments and parameters, is answered like a short one", async () => {
  const { client } = await testLake();
  await client.create({ _id: "a", _type: "page", title: "x" });
  const query = `// ${"a comment ".repeat(2000)}\n*[_type == $type && title in $__titles][0]._id`;
  expect(await client.fetch(query, { type: "page", __titles: ["x"] })).toBe("a");
});

test("a field is named by a parameter, another one each time", async () => {
  const { client } = await testLake();
  await client.create({ _id: "a", _type: "page", first: "2", second: "1" });
  await client.create({ _id: "b", _type: "page", first: "1", second: "2" });
  const query = '*[_type == "page"] | order(@[$field] asc)._id';
  expect(await client.fetch(query, { field: "first" })).toEqual(["b", "a"]);
  expect(await client.fetch(query, { field: "second" })).toEqual(["a", "b"]);
});

test("a document is fetched by a reference, written for this dataset or any", async () => {
  const { client } = await testLake();
  await client.create({ _id: "plan", _type: "plan", title: "Un" });
  await client.create({
    _id: "page",
    _type: "page",
    plan: { _ref: "dataset:test.production:plan" },
    elsewhere: { _ref: "dataset:other.production:plan" },
  });
  const query = `*[_id == "page"][0]{
    "here": documents::get(plan).title, "there": documents::get(elsewhere), "plain": documents::get({"_ref": "plan"})._id
  }`;
  expect(await client.fetch(query)).toEqual({ here: "Un", there: null, plain: "plan" });
});

test("a query knows the attributes of who asks", async () => {
  const { client, clientOf } = await testLake({
    access: "tokens",
    users: [{ id: "a", name: "A", attributes: { region: "BE" } }],
    tokens: { t: { role: "viewer", user: "a" } },
  });
  expect(await clientOf({ token: "t" }).fetch("user::attributes().region")).toBe("BE");
  expect(await client.fetch("user::attributes()")).toBe(null);
});

test("places are compared on the globe", async () => {
  const { client } = await testLake();
  await client.create({
    _id: "oslo",
    _type: "place",
    location: { _type: "geopoint", lat: 59.913889, lng: 10.752222 },
  });
  const query = `*[_id == "oslo"][0]{
    "metres": geo::distance(location, geo::latLng(59.329444, 18.068611)),
    "inside": geo::contains(geo($area), location),
    // geo(no call in a comment
    "text": "geo(location)",
    "broken": geo({"lat": 1})
  }`;
  const area = {
    type: "Polygon",
    coordinates: [
      [
        [10, 59],
        [11, 59],
        [11, 60],
        [10, 60],
        [10, 59],
      ],
    ],
  };
  expect(await client.fetch(query, { area })).toEqual({
    metres: expect.closeTo(416_760.77, 1),
    inside: true,
    text: "geo(location)",
    broken: null,
  });
});

test("a path is found in a path", async () => {
  const { client } = await testLake();
  expect(await client.fetch('[path("a.b") in path("a.*"), path("a.b") in path("b.*")]')).toEqual([
    true,
    false,
  ]);
});

test("a list without what is there twice keeps one null, and objects that look the same", async () => {
  const { client } = await testLake();
  const query = 'array::unique([2, null, "a", 2, null, now(), now(), {"a": 1}, {"a": 1}][0...$all])';
  const found = await client.fetch<unknown[]>(query, { all: 9 });
  expect(found.toSpliced(3, 1)).toEqual([2, null, "a", { a: 1 }, { a: 1 }]);
  expect(await client.fetch("[array::unique($list), array::unique(1)]", { list: [null, null] })).toEqual([
    [null],
    null,
  ]);
  // In the way that compares documents, too.
  expect(await client.fetch("[diff::changedAny({}, {}, a), array::unique([1, 1])]")).toEqual([false, [1]]);
});

test("documents are compared as they were and are", async () => {
  const { client } = await testLake();
  const query =
    "[diff::changedAny({'a': 1, 'b': 2}, {'a': 1, 'b': 3}, b), diff::changedOnly({'a': 1}, {'a': 2}, b)]";
  expect(await client.fetch(query)).toEqual([true, false]);
});

test("an ordered list follows what is added, changed and deleted, whatever is ordered by", async () => {
  const { client } = await testLake();
  const values = [3, 1, "b", "a", "B", true, null, { x: 1 }, 2, false, [1], "a"];
  const transaction = client.transaction();
  for (const [n, value] of values.entries())
    transaction.create({ _id: `d${n}`, _type: "page", value, deep: { rank: n % 3 } });
  await transaction.commit();
  const orders = [
    "order(value)",
    "order(value desc)",
    "order(deep.rank desc, value asc)",
    "order(none, _id desc)",
  ];
  async function check() {
    for (const order of orders) {
      const [kept, sorted] = await client.fetch<unknown[]>(
        `[*[_type == "page"] | ${order}._id, *[_type + "" == "page"] | ${order}._id]`,
      );
      expect(kept, order).toEqual(sorted);
    }
  }
  await check();
  await client.patch("d3").set({ value: 2.5 }).commit();
  await client.patch("d0").set({ _type: "page", "deep.rank": 9 }).commit();
  await check();
  await client.delete("d5");
  await client.create({ _id: "a0", _type: "page", value: "a" });
  await check();
  await client.createOrReplace({ _id: "d8", _type: "post" });
  await check();
});

test("an index follows what is added, renamed, retyped and deleted", async () => {
  const { client } = await testLake();
  const add = (_id: string, slug: string, _type = "page") => client.createOrReplace({ _id, _type, slug });
  const ids = async (from: string) =>
    client.fetch<string[]>(`${from}[_type == "page" && slug == "a"]._id + ${from}[_type == "page"]._id`);
  const steps = [
    () => add("b", "a"),
    () => add("d", "a"),
    () => add("a", "x"),
    () => add("c", "a"),
    () => add("d", "x"),
    () => add("a", "a"),
    () => add("b", "a", "post"),
    () => client.delete("c"),
    () => add("b", "a"),
  ];
  for (const step of steps) {
    await step();
    expect(await ids("*")).toEqual(await ids("*[]"));
  }
  expect(await ids("*")).toEqual(["a", "b", "a", "b", "d"]);
});

test("what counts the words of a text follows its changes", async () => {
  const { client } = await testLake();
  const body = (text: string) => [
    { _type: "block", _key: "a", children: [{ _type: "span", _key: "b", text }] },
  ];
  const words = () =>
    client.fetch('*[_type == "post"]{ "words": count(string::split(pt::text(body), " ")) }.words');
  await client.create({ _id: "post", _type: "post", body: body("un deux trois") });
  expect([await words(), await words()]).toEqual([[3], [3]]);
  await client
    .patch("post")
    .set({ body: body("un deux") })
    .commit();
  expect(await words()).toEqual([2]);
});

test("a text is split wherever it stands: by itself, in a list, in what a projection made", async () => {
  const { client } = await testLake();
  const tags = ["ia-ecole", "robot", "a-b-c"];
  await client.create({ _id: "post", _type: "post", title: "un deux", tags });
  const query = `{
    "alone": string::split("a,b", ","),
    "unique": array::unique(string::split("a b a", " ")),
    "chosen": select(count(string::split("a b", " ")) > 1 => "many", "one"),
    "filtered": *[_id == "post"][0].tags[count(string::split(@, "-")) > 1],
    "begun": *[_type == "post"]{ "tags": tags[string::split(@, "-")[0] == "ia"] },
    "ordered": *[_type == "post"][0].tags[] | order(count(string::split(@, "-")) desc),
    "ofTitle": *[_type == "post"]{ "words": title }{ "count": count(string::split(words, " ")) }
  }`;
  const expected = {
    alone: ["a", "b"],
    unique: ["a", "b"],
    chosen: "many",
    filtered: ["ia-ecole", "a-b-c"],
    begun: [{ tags: ["ia-ecole"] }],
    ordered: ["a-b-c", "ia-ecole", "robot"],
    ofTitle: [{ count: 2 }],
  };
  // What is remembered, too.
  for (let time = 0; time < 3; time++) expect(await client.fetch(query)).toEqual(expected);
});
