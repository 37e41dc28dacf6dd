import { expect, test } from "vitest";
import { testLake } from "./testLake.ts";

type Case = [what: string, method: string, path: string, body: unknown, status: number, says: RegExp];

const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);
const create = (document: unknown) => ({ mutations: [{ create: document }] });
const patch = (operations: object) => ({ mutations: [{ patch: { id: "home", ...operations } }] });
const mutate = "/data/mutate/production";
const query = (text: string) => `/data/query/production?query=${encodeURIComponent(text)}`;

const cases: Case[] = [
  ["an unknown endpoint", "GET", "/nothing/here", undefined, 404, /No such endpoint/],
  ["an unknown dataset", "GET", "/data/query/staging?query=1", undefined, 404, /Dataset "staging" not found/],
  [
    "a dataset's name cut short",
    "GET",
    "/data/query/%E0%A4?query=1",
    undefined,
    404,
    /Dataset "%E0%A4" not found/,
  ],
  [
    "another dataset's history",
    "GET",
    "/data/history/staging/documents/home?lastRevision=true",
    undefined,
    404,
    /Dataset "staging" not found/,
  ],
  ["an upload to another dataset", "POST", "/assets/images/staging", "x", 404, /Dataset "staging" not found/],
  ["the wrong method", "DELETE", mutate, undefined, 405, /DELETE is not allowed/],
  ["a query without end", "GET", query("*[_type == "), undefined, 400, /Unexpected end/],
  ["a query with an unknown function", "GET", query("foo::bar(1)"), undefined, 400, /foo/],
  [
    "a query without its parameter",
    "GET",
    query("*[_id == $id]"),
    undefined,
    400,
    /\$id referenced, but not provided/,
  ],
  ["a parameter that is not JSON", "GET", `${query("$a")}&$a=NaN`, undefined, 400, /Unable to parse/],
  ["no query", "GET", "/data/query/production", undefined, 400, /"query" must be/],
  [
    "a query nested without reason",
    "POST",
    "/data/query/production",
    { query: `${"(".repeat(50_000)}1${")".repeat(50_000)}` },
    400,
    /^Maximum call stack size exceeded$/,
  ],
  [
    "a search by meaning",
    "GET",
    query("*[text::semanticSimilarity('a') > 1]"),
    undefined,
    400,
    /not implemented/,
  ],
  [
    "a score of what is no document",
    "GET",
    query("*{a} | score(a == 1)"),
    undefined,
    400,
    /list of documents/,
  ],
  ["an unknown perspective", "GET", `${query("*")}&perspective=a%20b`, undefined, 400, /Invalid perspective/],
  [
    "raw among other perspectives",
    "GET",
    `${query("*")}&perspective=raw,drafts`,
    undefined,
    400,
    /Invalid perspective/,
  ],
  [
    "a posted query that is not a string",
    "POST",
    "/data/query/production",
    { query: 1 },
    400,
    /"query" must be/,
  ],
  [
    "parameters that are not an object",
    "POST",
    "/data/query/production",
    { query: "1", params: [1] },
    400,
    /"params"/,
  ],
  ["a listener without a query", "GET", "/data/listen/production", undefined, 400, /"query"/],
  [
    "a listener with a broken query",
    "GET",
    "/data/listen/production?query=*[",
    undefined,
    400,
    /^Unexpected end of query$/,
  ],
  ["a body that is not JSON", "POST", mutate, "{not json", 400, /not valid JSON/],
  ["no body", "POST", mutate, "", 400, /not valid JSON/],
  ["a body that is null", "POST", mutate, "null", 400, /"mutations"/],
  ["no mutations", "POST", mutate, {}, 400, /"mutations"/],
  ["mutations that are not a list", "POST", mutate, { mutations: { create: {} } }, 400, /"mutations"/],
  [
    "an unknown mutation",
    "POST",
    mutate,
    { mutations: [{ explode: { id: "home" } }] },
    400,
    /Unknown mutation kind "explode"/,
  ],
  [
    "two mutations in one",
    "POST",
    mutate,
    { mutations: [{ delete: { id: "home" }, create: {} }] },
    400,
    /exactly one key/,
  ],
  ["a mutation that is not an object", "POST", mutate, { mutations: [1] }, 400, /exactly one key/],
  ["a document that is not an object", "POST", mutate, create([1]), 400, /must be an object/],
  ["a document without a type", "POST", mutate, create({ _id: "a" }), 400, /"_type"/],
  ["a type that is not a string", "POST", mutate, create({ _id: "a", _type: 1 }), 400, /"_type"/],
  ["an id with a space", "POST", mutate, create({ _id: "a b", _type: "x" }), 400, /Invalid document ID/],
  [
    "an id that starts with a dash",
    "POST",
    mutate,
    create({ _id: "-a", _type: "x" }),
    400,
    /Invalid document ID/,
  ],
  [
    "an id of 129 characters",
    "POST",
    mutate,
    create({ _id: "a".repeat(129), _type: "x" }),
    400,
    /Invalid document ID/,
  ],
  ["an id that is a number", "POST", mutate, create({ _id: 1, _type: "x" }), 400, /"_id" must be a string/],
  ["an id that climbs", "POST", mutate, create({ _id: "a/../b", _type: "x" }), 400, /Invalid document ID/],
  [
    "a document 60 levels deep",
    "POST",
    mutate,
    create({ _id: "a", _type: "x", a: nested(60) }),
    400,
    /levels deep/,
  ],
  [
    "a document 50,000 levels deep",
    "POST",
    mutate,
    `{"mutations":[{"create":{"_type":"x","a":${"[".repeat(50_000)}${"]".repeat(50_000)}}}]}`,
    400,
    /levels deep/,
  ],
  [
    "prototype pollution in a document",
    "POST",
    mutate,
    '{"mutations":[{"create":{"_id":"a","_type":"x","__proto__":{"b":1}}}]}',
    400,
    /"__proto__"/,
  ],
  [
    "prototype pollution by a path",
    "POST",
    mutate,
    patch({ set: { "__proto__.polluted": 1 } }),
    400,
    /Invalid path/,
  ],
  [
    "prototype pollution between two quotes",
    "POST",
    mutate,
    patch({ set: { [`a['"'].__proto__['"']`]: 1 } }),
    400,
    /Invalid path/,
  ],
  [
    "an unknown patch operation",
    "POST",
    mutate,
    patch({ explode: { a: 1 } }),
    400,
    /Unknown patch operation/,
  ],
  [
    "a patch of the type",
    "POST",
    mutate,
    patch({ set: { _type: "other" } }),
    400,
    /immutable attribute "_type"/,
  ],
  ["a patch of the id", "POST", mutate, patch({ set: { _id: "other" } }), 400, /immutable attribute "_id"/],
  ["an increment by a word", "POST", mutate, patch({ inc: { n: "two" } }), 400, /takes numbers/],
  [
    "an insertion of nothing",
    "POST",
    mutate,
    patch({ insert: { after: "items[-1]" } }),
    400,
    /Invalid value/,
  ],
  [
    "a patch with a broken path",
    "POST",
    mutate,
    patch({ set: { "items[": 1 } }),
    400,
    /Invalid path "items\["/,
  ],
  ["an unset that is not a list", "POST", mutate, patch({ unset: "title" }), 400, /Invalid value/],
  [
    "a patch that is not an object",
    "POST",
    mutate,
    { mutations: [{ patch: "home" }] },
    400,
    /must be an object/,
  ],
  [
    "a patch of no one",
    "POST",
    mutate,
    { mutations: [{ patch: { set: { a: 1 } } }] },
    400,
    /Invalid document ID/,
  ],
  [
    "a deletion by a broken query",
    "POST",
    mutate,
    { mutations: [{ delete: { query: "*[" } }] },
    400,
    /^Unexpected end of query$/,
  ],
  [
    "a transaction id with a slash",
    "POST",
    mutate,
    { transactionId: "a/b", mutations: [] },
    400,
    /transactionId/,
  ],
  ["actions that are not a list", "POST", "/data/actions/production", { actions: {} }, 400, /"actions"/],
  [
    "the history of no time",
    "GET",
    "/data/history/production/documents/home?time=hier",
    undefined,
    400,
    /revision/,
  ],
  [
    "the history at an unknown revision",
    "GET",
    "/data/history/production/documents/home?revision=x",
    undefined,
    404,
    /"x" not found/,
  ],
  [
    "a history of no length",
    "GET",
    "/data/history/production/transactions/home?limit=-1",
    undefined,
    400,
    /"limit"/,
  ],
  ["settings that are not pairs", "PUT", "/users/me/keyvalue", { a: 1 }, 400, /array/],
  ["an upload of nothing", "POST", "/assets/images/production", "", 400, /empty/],
  ["an upload that is no image", "POST", "/assets/images/production", "hello", 400, /Invalid image/],
];

test("whatever is sent, the answer says what is wrong with it, and nothing is stored", async () => {
  const { client, api } = await testLake();
  const home = await client.create({ _id: "home", _type: "page", title: "un", n: 1 });
  for (const [what, method, path, body, status, says] of cases) {
    const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    const response = await fetch(api + path, { method, ...(sent !== undefined && { body: sent }) });
    const answer = JSON.parse(await response.text());
    expect([what, response.status]).toEqual([what, status]);
    expect(answer.error, what).toMatchObject({
      type: expect.any(String),
      description: expect.stringMatching(says),
    });
    expect(await client.fetch("*"), what).toEqual([home]);
  }
  expect({}).not.toHaveProperty("polluted");
});

test("a body that is too large is refused", async () => {
  const { api } = await testLake();
  const body = JSON.stringify(create({ _type: "x", text: "a".repeat(11 * 1024 * 1024) }));
  const response = await fetch(api + mutate, { method: "POST", body });
  expect([response.status, JSON.parse(await response.text()).error.type]).toEqual([
    413,
    "payloadTooLargeError",
  ]);
});

test("a client shows where a query is wrong", async () => {
  const { client } = await testLake();
  const query = '*[_type == "page" && ]';
  await expect(client.fetch(query)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(/GROQ query parse error/),
    details: { type: "queryParseError", query, start: expect.any(Number), end: expect.any(Number) },
  });
});
