import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";
import { answerQuery } from "./answerQuery.ts";
import { Replica } from "./replica.ts";

/** The same numbers each time. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const random = randomFrom(7);
const oneOf = <Item>(items: readonly Item[]) => items[random(items.length)]!;

/** Of every type that can be compared, and of those that cannot. */
const values = [0, 1, 2, 2.5, -1, "", "a", "b", "B", "é", true, false, null, undefined, { c: 1 }, [1], ["a"]];
const types = ["a", "b", "c"];
const listed = () => oneOf([{ _ref: `d${random(60)}`, z: oneOf(values) }, [{ z: 1 }], oneOf(values)]);
const documentAt = (id: string) => ({
  _id: id,
  _type: oneOf(types),
  x: oneOf(values),
  y: oneOf(values),
  s: oneOf(["a", "b", "c", "d"]),
  deep: oneOf([{ z: oneOf(values) }, undefined]),
  ...(random(3) === 0 && { link: { _type: "reference", _ref: `d${random(30)}` } }),
  list: oneOf([undefined, "a", { _ref: "d1" }, [], Array.from({ length: 3 }, listed)]),
});

const field = () => oneOf(["x", "y", "s", "deep.z", "_id", "none"]);
const constants = ["1", "2", '"a"', '"b"', "true", "null", "$one", "$text", "$none"];
const comparison = () =>
  `${field()} ${oneOf(["<", "<=", ">", ">=", "==", "!="])} ${oneOf([...constants, field()])}`;

function condition(depth: number): string {
  if (depth === 0 || random(4) === 0)
    return oneOf([
      comparison,
      comparison,
      () => `${oneOf(constants)} ${oneOf(["<", ">=", "=="])} ${field()}`,
      () => `${field()} in ["a", 1, null]`,
      () => `defined(${field()})`,
      () => `references("d${random(30)}")`,
      () => `coalesce(${field()}, 1) == 1`,
      () => `select(${comparison()} => true, ${comparison()})`,
      () => `x + 1 > 2`,
      () => `x in 1..2`,
    ])();
  const [left, right] = [condition(depth - 1), condition(depth - 1)];
  return oneOf([`(${left} || ${right})`, `(${left} && ${right})`, `!(${left})`]);
}

const type = () =>
  oneOf([`_type == "${oneOf(types)}" && `, `_type == "${oneOf(types)}" && `, `_type in ["a", "b"] && `, ""]);
const key = () =>
  `${oneOf([field(), field(), field(), "select(x == 1 => 0, 1)", "coalesce(x, y)"])}${oneOf([" desc", " asc", ""])}`;
const order = () =>
  oneOf([` | order(${key()})`, ` | order(${key()}, ${key()})`, ` | order(${key()}, _id desc)`, ""]);
const part = () => oneOf(["", "[0]", "[2]", "[-1]", "[0...3]", "[1..4]", "[3...1]", "[2...-1]"]);
const list = () => `*[${type()}${condition(2)}]${order()}${part()}`;
const nested = () =>
  `*[_type == "${oneOf(types)}"][0...6]{ "n": *[${type()}${field()} ${oneOf(["<", ">", "==", "<="])} ^.${field()} && ${condition(1)}]${order()}[0...2]._id }`;
const named = () =>
  `*[_type == "${oneOf(types)}"][0...6]{ "n": *[${type()}${oneOf(["", "!", `${condition(1)} || `])}(${oneOf(["_id", "_id", "s", field()])} in ^.${oneOf(["list", "none", "deep"])}[]${oneOf(["._ref", "._ref", ".z", "[].z", "[z == 1]._ref", "->_id", ""])})]${order()}[0...3]._id }`;
const chosen = () =>
  `select(${random(2)} == 1 => *[${type()}${condition(1)}], *[${type()}${condition(1)}])${order()}${part()}{_id}`;
const within = () =>
  oneOf([() => `${list()}{_id}`, () => `count(*[${type()}${condition(2)}])`, nested, named, chosen])();

test("what an index finds is what groq-js finds in a scan, in the same order, of whatever is asked", async () => {
  const replica = new Replica();
  const stored = new Map<string, object>();
  const ids = Array.from({ length: 60 }, (_, at) => `d${at}`);
  for (let round = 0; round < 40; round++) {
    for (let change = 0; change < (round === 0 ? 150 : 5); change++) {
      const id = oneOf(["", "", "drafts.", "versions.spring."]) + oneOf(ids);
      const document = random(6) > 0 ? (JSON.parse(JSON.stringify(documentAt(id))) as never) : null;
      replica.set(id, document);
      if (document) stored.set(id, document);
      else stored.delete(id);
    }
    for (const perspective of [
      "raw",
      ["published"],
      ["drafts", "published"],
      ["spring", "published"],
    ] as const) {
      const asked = { perspective: typeof perspective === "string" ? perspective : [...perspective] };
      const dataset = replica.view(asked.perspective).all();
      for (let times = 0; times < 12; times++) {
        const query = within();
        const params = { one: 1, text: "a", none: null };
        const request = { ...asked, query, params, user: null, timestamp: "2031-02-03T00:00:00Z" };
        const { result } = await answerQuery(replica, request, { projectId: "p", dataset: "d" });
        const scanned = await (await evaluate(parse(query, { params }), { dataset, params })).get();
        expect(JSON.parse(result), query).toEqual(JSON.parse(JSON.stringify(scanned ?? null)));
      }
    }
  }
});

test("a list that goes by one value depends on which documents have it, inside a document too, and on what it found", async () => {
  const replica = new Replica();
  for (const id of ["a", "b"]) replica.set(id, { _id: id, _type: "post", slug: id, category: `of ${id}` });
  const query =
    '*[_type == "post" && slug == "a"][0]{ "others": *[_type == "post" && category == ^.category]._id }';
  const request = {
    query,
    params: {},
    perspective: "raw",
    user: null,
    timestamp: "2031-02-03T00:00:00Z",
  } as const;
  const { keys } = await answerQuery(replica, request, { projectId: "p", dataset: "d" });
  expect(keys).toEqual(["of:post slug=a", "id:a", "of:post category=of a"]);
});

test("what the references in a document's list lead to depends on that alone, and is not looked for among all", async () => {
  const replica = new Replica();
  const list = ["b", "c"].map((_ref) => ({ _type: "reference", _ref }));
  for (const id of ["a", "b", "c", "d"])
    replica.set(id, { _id: id, _type: "post", ...(id === "a" && { list }) });
  const ask = (id: string, path: string) => {
    const query = `*[_id == "${id}"][0]{ "others": *[_id in ^.${path}]._id }`;
    const request = {
      query,
      params: {},
      perspective: "raw",
      user: null,
      timestamp: "2031-02-03T00:00:00Z",
    } as const;
    return answerQuery(replica, request, { projectId: "p", dataset: "d" });
  };
  const found = { result: '{"others":["b","c"]}', keys: ["id:a", "id:b", "id:c"] };
  for (const path of ["list[]._ref", "list[]{_ref}._ref"]) expect(await ask("a", path)).toEqual(found);
  expect(await ask("d", "list[]._ref")).toEqual({ result: '{"others":[]}', keys: ["id:d"] });
});

test("the bounds of a slice are those given each time, negative ones too", async () => {
  const replica = new Replica();
  for (const at of [0, 1, 2, 3, 4]) replica.set(`d${at}`, { _id: `d${at}`, _type: "post", at });
  const ask = async (query: string, params: Record<string, unknown>) => {
    const request = {
      query,
      params,
      perspective: "raw",
      user: null,
      timestamp: "2031-02-03T00:00:00Z",
    } as const;
    return JSON.parse(
      (await answerQuery(replica, request, { projectId: "p", dataset: "d" })).result,
    ) as unknown;
  };
  const query =
    '{ "part": *[_type == "post"][$from...$to].at, "from": $from, "one": *[_type == "post"][$from].at }';
  expect(await ask(query, { from: 1, to: 3 })).toEqual({ part: [1, 2], from: 1, one: 1 });
  expect(await ask(query, { from: 2, to: -1 })).toEqual({ part: [2, 3], from: 2, one: 2 });
  expect(await ask("*[_type == 'post'][$from..4].at", { from: -2 })).toEqual([3, 4]);
  await expect(ask(query, { from: "a", to: 3 })).rejects.toThrow("slicing must use constant numbers");
});
