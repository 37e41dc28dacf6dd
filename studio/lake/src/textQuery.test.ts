import { expect, test } from "vitest";
import { testLake } from "./testLake.ts";

/** As the Studio's search strategy `groq2024` asks, which is its usual one. */
const studioSearch = `*[_type in $__types] | score(
  boost(_type in ["page"] && title match text::query($__query), 10),
  ([@, _id] match text::query($__query) || references($__rawQuery))
)[_score > 0]{_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc)[0...$__limit]`;

async function lakeOfPages() {
  const { client } = await testLake();
  const body = (text: string) => [
    { _type: "block", _key: "b", children: [{ _type: "span", _key: "s", text }] },
  ];
  await client.create({ _id: "a", _type: "page", title: "Stage de Pâques", body: body("La robotique") });
  await client.create({ _id: "b", _type: "page", title: "La robotique", body: body("Un stage d’été") });
  await client.create({ _id: "c", _type: "plan", title: "Stage", page: { _type: "reference", _ref: "a" } });
  const search = async (__query: string, __rawQuery = __query) => {
    const params = { __query, __rawQuery, __types: ["page", "plan"], __limit: 10 };
    const found = await client.fetch<{ _id: string }[]>(studioSearch, params);
    return found.map(({ _id }) => _id);
  };
  return { client, search };
}

test("the Studio's search finds words, beginnings and phrases anywhere in a document, titles first", async () => {
  const { search } = await lakeOfPages();
  expect(await search("robot*")).toEqual(["b", "a"]);
  expect(await search("ROBOTIQUE stag*")).toEqual(["a", "b"]);
  expect(await search("rob")).toEqual([]);
  expect(await search('"la robotique"')).toEqual(["b", "a"]);
  expect(await search('"robotique la"')).toEqual([]);
  expect(await search("pâques")).toEqual(["a"]);
  // A type and a key are no text.
  expect(await search("block")).toEqual([]);
  expect((await search("*")).toSorted()).toEqual(["a", "b", "c"]);
});

test("the Studio's search finds a document by its id, and what refers to it", async () => {
  const { search } = await lakeOfPages();
  expect((await search("a*", "a")).toSorted()).toEqual(["a", "c"]);
});

test("a search finds the same however much it can leave out beforehand", async () => {
  const { client, search } = await lakeOfPages();
  const transaction = client.transaction();
  for (let n = 0; n < 40; n++)
    transaction.create({ _id: `p${n}`, _type: n % 2 ? "page" : "plan", title: `Mot${n % 7} et mot${n % 5}` });
  await transaction.commit();
  for (const words of ["mot3", "mot* -mot2", '"et mot1"', "robot* mot1", "p3*", "-mot1", "*"]) {
    const query = studioSearch.replace("[_score > 0]", "[_score + 0 > 0]");
    const params = { __query: words, __rawQuery: words, __types: ["page", "plan"], __limit: 10 };
    const whole = await client.fetch<{ _id: string }[]>(query, params);
    expect(await search(words), words).toEqual(whole.map(({ _id }) => _id));
    const filter = "[title, slug, _id] match text::query($words)";
    const [some, all] = await client.fetch<unknown[]>(`[*[${filter}]._id, *[][${filter}]._id]`, { words });
    expect(some, words).toEqual(all);
  }
});

test("a list is filtered by words that must and must not be there", async () => {
  const { client } = await lakeOfPages();
  const found = (words: string) =>
    client.fetch("*[[title, pt::text(body)] match text::query($words)]._id", { words });
  expect(await found("stage -robotique")).toEqual(["c"]);
  expect(await found('-"la robotique"')).toEqual(["c"]);
  expect(await found("")).toEqual([]);
  expect(await client.fetch<unknown[]>("*[title match text::query(null)]")).toEqual([]);
});
