import { evaluate, parse } from "groq-js";
import { describe, expect, it, test } from "vitest";

import { addressedTypes, addressGroq, addressOf, documentAt } from "./addresses.ts";

const stored = [
  [{ _type: "page", path: { current: "/" } }, "/"],
  [{ _type: "page", path: { current: "/tarifs" } }, "/tarifs"],
  [{ _type: "page", path: { current: "/stages/noel" } }, "/stages/noel"],
  [{ _type: "programmeBlock", slug: { current: "bloc-1" } }, "/programme/bloc-1"],
  [{ _type: "article", slug: { current: "agents" } }, "/blog/agents"],
] as const;

const nowhere = [
  { _type: "article" },
  { _type: "article", slug: { current: "" } },
  { _type: "page", slug: { current: "tarifs" } },
  { _type: "plan", slug: { current: "mensuel" } },
  null,
];

test("every type with an address has an example here", () => {
  expect(new Set(stored.map(([{ _type }]) => _type))).toEqual(new Set(addressedTypes));
});

describe("a document stands where the site has it", () => {
  it.each(stored)("%j: %s", (document, address) => {
    expect(addressOf(document)).toBe(address);
  });

  it.each(nowhere)("%j: nowhere", (document) => {
    expect(addressOf(document)).toBeUndefined();
  });

  it("whether its slug is as stored or as a query gives it", () => {
    expect(addressOf({ _type: "article", slug: "agents" })).toBe("/blog/agents");
    expect(addressOf({ _type: "page", path: "/tarifs" })).toBe("/tarifs");
  });
});

describe("an address leads back to its document", () => {
  it.each([
    ["/", { type: "page", path: "/" }],
    ["/tarifs", { type: "page", path: "/tarifs" }],
    ["/blog", { type: "page", path: "/blog" }],
    ["/blog/", { type: "page", path: "/blog/" }],
    ["/blog/agents", { type: "article", slug: "agents" }],
    ["/blog/categorie/jeunes", { type: "page", path: "/blog/categorie/jeunes" }],
    ["/programme/bloc-1", { type: "programmeBlock", slug: "bloc-1" }],
    ["/programme-mensuel", { type: "page", path: "/programme-mensuel" }],
    ["/stages/noel", { type: "page", path: "/stages/noel" }],
  ])("%s: %j", (path, document) => {
    expect(documentAt(path)).toEqual(document);
  });
});

describe("GROQ gives the same address", () => {
  const ask = async (query: string, dataset: object[]) => (await evaluate(parse(query), { dataset })).get();

  it.each(stored)("%j: %s", async (document, address) => {
    expect(await ask(`*[0]{"address": ${addressGroq()}}.address`, [document])).toBe(address);
    const link = { _id: "link", to: { _ref: "a" } };
    const linked = await ask(`*[_id == "link"][0]{"address": ${addressGroq("to->")}}.address`, [
      link,
      { _id: "a", ...document },
    ]);
    expect(linked).toBe(address);
  });

  it("and none for a document without one", async () => {
    expect(await ask(`*[0]{"address": ${addressGroq()}}`, [{ _type: "plan" }])).toEqual({ address: null });
  });
});
