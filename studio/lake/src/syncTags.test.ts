import type { Mutation } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import { testLake } from "./testLake.ts";

type Lake = Awaited<ReturnType<typeof testLake>>;

/** The tags that each commit announces, one after the other. */
async function announcements(lake: Lake) {
  const told: string[][] = [];
  const hear = Promise.withResolvers<void>();
  const subscription = lake
    .clientOf()
    .live.events()
    .subscribe((event) => {
      if (event.type === "welcome") hear.resolve();
      if (event.type === "message") told.push(event.tags);
    });
  onTestFinished(() => subscription.unsubscribe());
  await hear.promise;
  return async (mutations: Mutation[]) => {
    const before = told.length;
    await lake.client.mutate(mutations as Parameters<Lake["client"]["mutate"]>[0], { visibility: "sync" });
    await expect.poll(() => told.length).toBeGreaterThan(before);
    return new Set(told.slice(before).flat());
  };
}

const read = (lake: Lake, query: string) =>
  lake.client.fetch<unknown>(query, {}, { filterResponse: false, perspective: "published" });

const article = (id: string, more: object = {}) => ({
  _id: id,
  _type: "article",
  title: `Titre ${id}`,
  date: "2026-01-01",
  category: { _ref: "c1", _weak: true },
  ...more,
});

test("a new title touches what shows it, and none of the lists and numbers around it", async () => {
  const lake = await testLake();
  const commit = await announcements(lake);
  const day = (at: number) => `2026-01-${String(at).padStart(2, "0")}`;
  await commit(
    Array.from({ length: 60 }, (_, at) => ({ create: article(`a${at}`, { date: day(1 + (at % 28)) }) })),
  );
  const queries = {
    itself: '*[_type == "article" && _id == "a30"][0]{ title }',
    previous:
      '*[_id == "a31"][0]{ "previous": *[_type == "article" && category._ref == ^.category._ref && date < ^.date] | order(date desc, _id asc)[0]{ title } }',
    others:
      '*[_id == "a40"][0]{ "others": *[_type == "article" && category._ref == ^.category._ref] | order(date desc)[0...3]{ title } }',
    further: '*[_type == "article"] | order(date desc, _id asc)[33...45]{ title }',
    number: 'count(*[_type == "article" && (!defined(showFrom) || showFrom < "2030")])',
    choice: 'count(select(1 == 2 => *[_type == "page"], *[_type == "article" && category._ref == "c1"]))',
    addresses: '*[_type == "article"]{ "path": "/blog/" + _id, date }',
    moments:
      '*[_type == "article" && (showFrom > "2026" || showUntil > "2026")]{ "moments": [showFrom, showUntil] }.moments',
    referring:
      '*[_type == "article" && defined(date) && references("c1")] | order(date desc)[0...3]{ title }',
    titles: '*[_type == "article"].title',
  };
  const answers = Object.entries(queries).map(
    async ([name, query]) => [name, await read(lake, query)] as const,
  );
  const before = await Promise.all(answers);
  const touchedBy = (tags: Set<string>) =>
    before.filter(([, { syncTags }]) => syncTags?.some((tag) => tags.has(tag))).map(([name]) => name);

  const renamed = await commit([{ patch: { id: "a30", set: { title: "Autre titre" } } }]);
  expect(touchedBy(renamed)).toEqual(["itself", "titles"]);
  const added = await commit([{ create: article("a60", { category: { _ref: "c2", _weak: true } }) }]);
  expect(touchedBy(added)).toEqual(["further", "number", "addresses", "titles"]);
});

/** The same numbers each time, from 0 to `below`. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test("whatever is written, a query whose answer it changes is told of it", async () => {
  const lake = await testLake();
  const commit = await announcements(lake);
  const number = numbers(20_261_201);
  const oneOf = <Item>(items: readonly Item[]) => items[number(items.length)]!;
  const id = () => `d${number(90)}`;
  const values: Record<string, () => unknown> = {
    title: () => oneOf(["un", "deux", "trois quatre"]),
    date: () => oneOf(["2026-01-01", "2026-02-01", "2026-03-01", 7, null]),
    category: () => oneOf([{ _ref: "d1", _weak: true }, { _ref: "d2", _weak: true }, { name: "un" }]),
    tags: () => oneOf([["un"], ["un", "deux"], [{ _key: "k", name: "un", of: { _ref: "d3", _weak: true } }]]),
    showFrom: () => oneOf(["2025", "2027", { deep: "2027" }]),
    rank: () => number(5),
  };
  const some = () => {
    const names = Object.keys(values).filter(() => number(2) === 0);
    return Object.fromEntries(names.map((name) => [name, values[name]!()]));
  };
  const mutation = (): Mutation => {
    const [type, target] = [oneOf(["article", "article", "page"]), id()];
    const kind = number(6);
    if (kind === 0) return { delete: { id: target } };
    if (kind <= 2) return { createOrReplace: { _id: target, _type: type, ...some() } };
    if (kind === 3)
      return {
        patch: { query: "*[_id == $id]", params: { id: target }, unset: [oneOf(Object.keys(values))] },
      };
    return { patch: { query: "*[_id == $id]", params: { id: target }, set: some() } };
  };
  const articles = '_type == "article"';
  const queries = [
    `*[${articles}] | order(date desc, _id asc)[0...3]{ _id, title }`,
    `*[${articles}] | order(date)[5...8]._id`,
    `*[${articles}] | order(date desc, _id asc)[33...36]{ title, rank }`,
    `*[${articles}] | order(lower(title), _id)[0..2]{ _id, rank }`,
    `*[${articles} && category._ref == "d1"] | order(date desc)[0]{ title, "of": category->title }`,
    `*[${articles} && category._ref == "d1"]{ _id }`,
    `count(*[${articles} && rank > 2])`,
    `count(select(1 == 2 => *[${articles}], *[${articles} && rank > 2]))`,
    `count(*[${articles}])`,
    `*[${articles} && (showFrom > "2026" || rank == 3)]{ "moments": [showFrom, rank] }.moments`,
    `*[${articles} && defined(showFrom)]._id`,
    `*[${articles} && !(rank < 3)]._id`,
    `*[${articles} && "un" in tags]{ _id, tags }`,
    `*[${articles} && "un" in tags[].name]._id`,
    `*[${articles} && tags[0].of->title == "un"]._id`,
    `*[${articles} && title match "tr*"]{ _id, ... }`,
    `*[${articles} && @ match text::query("quatre")]._id`,
    `*[${articles}] | score(title match "un") | order(_score desc)[_score > 0]{ _id }`,
    `*[${articles}] | score(title match text::query("quatre")) [_score > 0]._id`,
    `*[_type in ["article", "page"] && rank == 1]{ _type, title }`,
    `*[_type == "page"]{ _id, "of": *[_type == "article" && category._ref == ^._id]{ title }, "n": count(*[references(^._id)]) }`,
    `*[_type == "page" && title in *[${articles} && rank == 2].title]._id`,
    `*[_type == "page" && count(tags[@ == ^.title]) > 0]._id`,
    `*[${articles} && references("d3")]{ title }`,
    `*[${articles} && rank > 1 && references("d1", "d3")] | order(date, _id)[0...2]{ title }`,
    `*[_type == "page"]{ "of": *[${articles} && references(^._id) && category._ref == "d1"]._id }`,
    `*[${articles}]{ _type == "article" => { rank }, "first": tags[0], category->{ title } }`,
    `{ "a": *[${articles}] | order(select(rank > 2 => 0, 1), _id)[0]._id, "b": *[_id == "d5"][0] }`,
    `*[_id in ["d6", "d7"]]{ title, "next": *[${articles} && date > ^.date] | order(date)[0]._id }`,
    `*[${articles} && rank in 1..2]._id`,
    `*[rank == 4]._id`,
  ];
  await commit(
    Array.from({ length: 80 }, (_, at) => ({ create: { _id: `d${at}`, _type: "article", ...some() } })),
  );

  let changed = 0;
  for (let at = 0; at < 120; at++) {
    const before = await Promise.all(queries.map((query) => read(lake, query)));
    const mutations = [{ createOrReplace: { _id: "clock", _type: "clock", at } }, mutation(), mutation()];
    const tags = await commit(mutations);
    const after = await Promise.all(queries.map((query) => read(lake, query)));
    for (const [index, { result, syncTags }] of before.entries()) {
      if (JSON.stringify(result) === JSON.stringify(after[index]!.result)) continue;
      changed++;
      const isTold = syncTags?.some((tag) => tags.has(tag));
      expect(isTold, `${queries[index]} after ${JSON.stringify(mutations)}`).toBe(true);
    }
  }
  expect(changed).toBeGreaterThan(300);
});
