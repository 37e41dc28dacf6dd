import { evaluate, parse } from "groq-js";
import { describe, expect, it, test } from "vitest";

import {
  addressedTypes,
  addressGroq,
  addressOf,
  addressProblem,
  documentAt,
  isAddressed,
  placedTypes,
  sourceOf,
  targetOf,
} from "./addresses.ts";

const stored = [
  [{ _type: "page", path: { current: "/" } }, "/"],
  [{ _type: "page", path: { current: "/tarifs" } }, "/tarifs"],
  [{ _type: "page", path: { current: "/stages/noel" } }, "/stages/noel"],
  [{ _type: "programmeBlock", slug: { current: "bloc-1" } }, "/programme/bloc-1"],
  [{ _type: "article", slug: { current: "agents" } }, "/blog/agents"],
  [{ _type: "articleCategory", slug: { current: "outils" } }, "/blog/categorie/outils"],
] as const;

const nowhere = [
  { _type: "article" },
  { _type: "article", slug: { current: "" } },
  { _type: "page", slug: { current: "tarifs" } },
  { _type: "plan", slug: { current: "mensuel" } },
  null,
];

test("every type with an address has an example here", () => {
  expect(new Set(stored.map(([{ _type }]) => _type))).toEqual(new Set(placedTypes));
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
    ["/blog/categorie/jeunes", { type: "articleCategory", slug: "jeunes" }],
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

  it("to the same types", async () => {
    const dataset = [...placedTypes, "plan"].map((_type) => ({ _type }));
    expect(await ask(`*[${isAddressed}]._type`, dataset)).toEqual(addressedTypes);
  });

  it("and none for a document without one", async () => {
    expect(await ask(`*[0]{"address": ${addressGroq()}}`, [{ _type: "plan" }])).toEqual({ address: null });
  });
});

describe("a document has an address the site can show it at", () => {
  it.each(stored)("%j: %s", ({ _type }, address) => {
    expect(addressProblem(_type, address)).toBeUndefined();
  });

  it.each([
    ["page", "tarifs", "commence par /"],
    ["page", "/nos tarifs", "minuscules"],
    ["page", "/Tarifs", "minuscules"],
    ["page", "/cœur", "minuscules"],
    ["page", "/a\u0008", "minuscules"],
    ["page", "/a\n", "minuscules"],
    ["page", "/../../etc", "minuscules"],
    ["page", "//autre", "deux /"],
    ["page", "/a/b/c/d/e/f/g/h/i", "8 parties"],
    ["page", "/tarifs/", "finit"],
    ["page", "/blog/accueil", "/blog/"],
    ["page", "/index", "page d’accueil"],
    ["article", "/blog/agents/ia", "pas de /"],
    ["article", "/blog//agents", "pas de /"],
    ["article", "/blog/été\uD800", "minuscules"],
    ["programmeBlock", "/programme/bloc 1", "minuscules"],
    ["programmeBlock", "/blog/bloc-1", "/blog/"],
    ["article", `/blog/${"a".repeat(97)}`, "trop longue"],
    ["page", `/stages/${"a".repeat(97)}/noel`, "trop longue"],
  ] as const)("%s at %j: %s", (type, address, problem) => {
    expect(addressProblem(type, address)).toContain(problem);
  });

  it("also one that ends as the first page's Markdown starts", () => {
    expect(addressProblem("page", "/stages/index")).toBeUndefined();
    expect(addressProblem("article", "/blog/index")).toBeUndefined();
  });

  it("of 96 characters between two /, and no more", () => {
    expect(addressProblem("page", `/${"a".repeat(96)}/${"b".repeat(96)}`)).toBeUndefined();
  });
});

type Pair = [typed: string, expected: string];

const sameEverywhere: Pair[] = [
  ["/tarifs", "/tarifs"],
  ["/", "/"],
  ["/cœur", "/c%C5%93ur"],
  ["/c%C5%93ur", "/c%C5%93ur"],
  ["/mon%20fichier.PDF", "/mon%20fichier.PDF"],
  ['/a"<b>', "/a%22%3Cb%3E"],
];

/** Each with a part of what staff are told. */
const refusedEverywhere: Pair[] = [
  ["/a b", "espace"],
  ["/a\u00a0b", "espace"],
  [" /a", "espace"],
  ["/a\tb", "invisible"],
  ["/a\r\nSet-Cookie: a=b", "invisible"],
  ["/a\u0000", "invisible"],
  ["/a\u0085", "invisible"],
  ["/a\u200b", "invisible"],
  ["/\u202egro.live", "invisible"],
  ["/a\uD800", "invisible"],
  ["/a%0d%0aSet-Cookie:a=b", "invisible"],
  ["/a%00", "invisible"],
  ["//evil.example", "deux /"],
  ["/a//evil.example", "deux /"],
  ["/%2Fevil.example", "deux /"],
  ["/\\evil.example", "sans \\"],
  ["/%5Cevil.example", "sans \\"],
  ["\\\\evil.example", "sans \\"],
  ["/.//evil.example", "deux /"],
  ["/./evil.example", ". ni .."],
  ["/a/../b", ". ni .."],
  ["/%2e%2e/b", ". ni .."],
  ["/100%", "%25"],
  ["/%E9cole", "%25"],
  ["", "commence par"],
  ["tarifs", "commence par"],
  ["javascript:alert(1)", "commence par"],
];

describe("a redirect starts at a path of the site", () => {
  it.each<Pair>([...sameEverywhere, ["/ancien/", "/ancien"]])("%s: %s", (typed, address) => {
    expect(sourceOf(typed)).toEqual({ address });
  });

  it.each<Pair>([
    ...refusedEverywhere,
    ["https://ecole.example/", "commence par"],
    ["/a?b=c", "sans ? ni #"],
    ["/a#b", "sans ? ni #"],
    ["/*", "une seule adresse"],
    ["/blog/:slug", "une seule adresse"],
  ])("%j is refused: %s", (typed, problem) => {
    expect(sourceOf(typed).problem).toContain(problem);
  });
});

const siteUrl = "https://www.ia4school.example";

describe("a redirect leads to a path of the site, or to the site that staff named", () => {
  it.each<Pair>([
    ...sameEverywhere,
    ["/tarifs?de=//a&b=é#prix-fermés", "/tarifs?de=//a&b=%C3%A9#prix-ferm%C3%A9s"],
    ["/ancien/", "/ancien/"],
    ["https://ecole.example", "https://ecole.example/"],
    ["https://ecole.example:8443/à?b=c#d", "https://ecole.example:8443/%C3%A0?b=c#d"],
    ["https://école.example/", "https://xn--cole-9oa.example/"],
    ["https://www.ia4school.example", "/"],
    ["https://WWW.ia4school.example:443/tarifs?de=é#prix", "/tarifs?de=%C3%A9#prix"],
    ["https://www.ia4school.example?de=lettre", "/?de=lettre"],
    ["https://ia4school.example/tarifs", "https://ia4school.example/tarifs"],
    ["https://www.ia4school.example.evil.example/", "https://www.ia4school.example.evil.example/"],
  ])("%s: %s", (typed, address) => {
    expect(targetOf(typed, siteUrl)).toEqual({ address });
  });

  it.each<Pair>([
    ...refusedEverywhere,
    ["http://ecole.example/", "commence par"],
    ["https:evil.example", "commence par"],
    ["https:/evil.example", "commence par"],
    ["https:///evil.example", "nom d’un site"],
    ["https://", "nom d’un site"],
    ["https://tarifs", "nom d’un site"],
    ["https://ecole.example@evil.example/", "nom d’un site"],
    ["https://ecole.example:abc/", "nom d’un site"],
    ["https://ecole.example\\@evil.example/", "sans \\"],
    ["https://ecole.example/a b", "espace"],
    ["https://www.ia4school.example//evil.example", "deux /"],
    ["https://www.ia4school.example/%2Fevil.example", "deux /"],
    ["https://ecole.example@www.ia4school.example/", "nom d’un site"],
    ["https://ecole.example/\r\nA: b", "invisible"],
  ])("%j is refused: %s", (typed, problem) => {
    expect(targetOf(typed, siteUrl).problem).toContain(problem);
  });

  it("is as long as headers may be, encoded", () => {
    for (const typed of [
      `/${"a".repeat(2000)}`,
      `/${"œ".repeat(400)}`,
      `https://a.example/${"é".repeat(400)}`,
    ]) {
      expect(targetOf(typed, siteUrl).problem).toContain("trop longue");
    }
  });

  it("whatever is typed, what is accepted stands in a header and leads where it says", () => {
    for (const [typed] of [...sameEverywhere, ...refusedEverywhere]) {
      const { address } = targetOf(typed, siteUrl);
      if (!address) continue;
      expect(() => new Response(null, { headers: { Location: address } })).not.toThrow();
      expect(address).toMatch(/^[!-~]+$/);
      expect(new URL(address, "https://ia4school.example").origin).toBe("https://ia4school.example");
    }
  });
});
