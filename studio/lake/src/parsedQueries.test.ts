import { evaluateSync, parse } from "groq-js";
import { expect, test } from "vitest";
import { answerQuery } from "./answerQuery.ts";
import { parseQueryText } from "./parsedQueries.ts";
import { Replica } from "./replica.ts";

type Params = Record<string, unknown>;

const documents = Array.from({ length: 6 }, (_, at) => ({
  _id: `d${at}`,
  _type: "page",
  at,
  title: { fr: `Bonjour ${at}`, nl: `Hallo ${5 - at}` },
  items: ["x", "y", "z"],
}));
const replica = new Replica();
for (const document of documents) replica.set(document._id, document);

async function ask(query: string, params: Params): Promise<unknown> {
  const timestamp = "2031-02-03T00:00:00Z";
  const request = { query, params, perspective: "raw", user: null, timestamp } as const;
  return JSON.parse((await answerQuery(replica, request, { projectId: "p", dataset: "d" })).result);
}

const asGroqJs = (query: string, params: Params): unknown =>
  evaluateSync(parse(query, { params }), { dataset: documents, params }).data ?? null;

const page = '*[_type == "page"]';

test("a parameter in brackets names a field or counts an item, as its value is a text or a number", async () => {
  const asked: [query: string, ...params: Params[]][] = [
    [`${page}{ "t": title[$lang] }`, { lang: "fr" }, { lang: "nl" }, { lang: "de" }],
    [`${page}.title[ $lang // the reader’s\n ]`, { lang: "fr" }, { lang: "nl" }],
    [`${page}{ "t": coalesce(title[$lang], title.fr) }`, { lang: "nl" }, { lang: "de" }],
    [`${page}{ "t": title["f" + $rest] }`, { rest: "r" }, { rest: "x" }],
    ['*[title[$lang] == "Hallo 2"]._id', { lang: "nl" }, { lang: "fr" }],
    [`${page} | order(title[$lang])._id`, { lang: "fr" }, { lang: "nl" }],
    [`${page}[$i]._id`, { i: 0 }, { i: 3 }, { i: -1 }, { i: 9 }],
    [`${page} | order(at desc)[($i + 1) * 2]{ _id }`, { i: 0 }, { i: 1 }],
    [`${page}[$i].items[$j]`, { i: 0, j: 1 }, { i: 1, j: 2 }],
    [`${page}{ "one": items[$x], "same": @[$x] }`, { x: 1 }, { x: "_id" }, { x: true }, { x: null }],
    [`${page}[at in [$one, 3]]._id`, { one: 1 }, { one: "1" }],
    [`${page}[$yes]._id`, { yes: true }, { yes: false }],
  ];
  for (const [query, ...given] of asked)
    for (const params of given)
      expect(await ask(query, params), `${query} ${JSON.stringify(params)}`).toEqual(asGroqJs(query, params));
});

test("the bounds of a slice are worked out of whatever parameters are given", async () => {
  const posts = `${page} | order(at)`;
  const asked: [query: string, ...params: Params[]][] = [
    [
      `{ "items": ${posts}[$start...$end].at, "next": ${posts}[$end...$end+1].at }`,
      { start: 0, end: 3 },
      { start: 2, end: 5 },
    ],
    [`${posts}[$start...$start+2].at`, { start: 2 }, { start: 0 }],
    [`${posts}[($page-1)*2...$page*2].at`, { page: 1 }, { page: 3 }],
    [`${posts}[$a..$b]{ "sum": at + $a }`, { a: 1, b: 2 }, { a: -3, b: -1 }, { a: 0.5, b: 1 }],
    [`${posts}[$a..$b]{ "named": title[$c], at }`, { a: 1, b: 2, c: "fr" }, { a: 0, b: 1, c: "nl" }],
    [`{ "one": ${posts}[$a..$b].at, "two": ${posts}[$a].at }`, { a: 1, b: 2 }, { a: 3, b: 4 }],
    [`{ "of": ${posts}[$a..4][0..$b]{ "items": items[$b...3] } }`, { a: 1, b: 2 }, { a: -3, b: 0 }],
    [
      `{ "large": 7000000000000, "list": [1, 2, 3][0..7000000000001], "cut": ${posts}[$a..$b].at }`,
      { a: 0, b: 1 },
    ],
  ];
  for (const [query, ...given] of asked)
    for (const params of given)
      expect(await ask(query, params), `${query} ${JSON.stringify(params)}`).toEqual(asGroqJs(query, params));
});

test("a query is parsed once, whatever the bounds of its slices", () => {
  const treeAt = (from: number) =>
    parseQueryText(`${page}[$from...$to]{ title }`, { from, to: from + 2 }).tree as unknown as Record<
      "base" | "expr",
      object
    >;
  const [first, second] = [treeAt(0), treeAt(2)];
  expect(second.expr).toBe(first.expr);
  expect([first.base, second.base]).toMatchObject([
    { left: 0, right: 2 },
    { left: 2, right: 4 },
  ]);
});

test("a bracketed parameter that is not given is named", async () => {
  await expect(ask(`${page}.title[$lang]`, {})).rejects.toThrow("param $lang referenced, but not provided");
  await expect(ask(`${page}[$constructor]`, {})).rejects.toThrow("param $constructor referenced");
  await expect(ask(`${page}[$a..2]`, {})).rejects.toThrow("slicing must use constant numbers");
  await expect(ask(`${page}[$a..2]`, { a: "1" })).rejects.toThrow("slicing must use constant numbers");
});

test("what stands in a text or in a comment is not taken for a bracket", async () => {
  const query = `// [$lang]\n${page}[0]{ "a": "[$lang]", 'b': '\\'[$lang]', "c": title[$lang] }`;
  expect(await ask(query, { lang: "fr" })).toEqual({ a: "[$lang]", b: "'[$lang]", c: "Bonjour 0" });
});
