import { createClient, type SanityClient } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";

import { redirecting } from "./redirecting.ts";

/** What is written to a lake that has these redirects, when a page moves. */
async function written(from: string, to: string, redirects: object[] = []) {
  const client = createClient({ projectId: "a", dataset: "b", apiVersion: "2025-01-01", useCdn: false });
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset: redirects, params })).get();
  const answering = { withConfig: () => ({ fetch }) } as unknown as SanityClient;
  return (await redirecting(answering, client.transaction(), from, to)).toJSON();
}

const idOf = async (from: string) => {
  const last = (await written(from, "/")).at(-1);
  return last && "createOrReplace" in last ? last.createOrReplace._id : undefined;
};

test("a page at any address can move: its redirect has an id of its own that the lake takes", async () => {
  const addresses = ["/blog/radio-associative", "/blog-radio-associative", `/blog/${"a".repeat(300)}`];
  const ids = await Promise.all(addresses.map(idOf));
  expect(new Set(ids).size).toBe(addresses.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,128}$/);
  expect(await idOf(addresses[0]!)).toBe(ids[0]);
});

test("a redirect from the same address gives way, whatever its id, and what led there leads on", async () => {
  const redirects = [
    { _id: "redirect-blog-ia", _type: "redirect", from: "/blog/ia", to: "/" },
    { _id: "redirect-ia", _type: "redirect", from: "/ia", to: "/blog/ia" },
  ];
  expect(await written("/blog/ia", "/blog/agents", redirects)).toEqual([
    { delete: { id: "redirect-blog-ia" } },
    { patch: { id: "redirect-ia", set: { to: "/blog/agents" } } },
    { createOrReplace: expect.objectContaining({ from: "/blog/ia", to: "/blog/agents" }) },
  ]);
});

test("an address that leads nowhere any more is rid of its former redirect, and what led to it stays", async () => {
  const redirects = [
    { _id: "redirect-blog-ia", _type: "redirect", from: "/blog/ia/", to: "/" },
    { _id: "redirect-ia", _type: "redirect", from: "/ia", to: "/blog/ia" },
  ];
  expect(await written("/blog/ia", "", redirects)).toEqual([{ delete: { id: "redirect-blog-ia" } }]);
});

test("a redirect is told by where it starts and leads, however staff typed that", async () => {
  const redirects = [
    { _id: "slash", _type: "redirect", from: "/promo/", to: "/tarifs" },
    { _id: "accents", _type: "redirect", from: "/vieux", to: "/promo/" },
    { _id: "anchor", _type: "redirect", from: "/autre", to: "/promo#formules" },
    { _id: "whole", _type: "redirect", from: "/entier", to: "http://localhost:3000/promo?de=a" },
    { _id: "elsewhere", _type: "redirect", from: "/a", to: "https://exemple.be/promo" },
    { _id: "empty", _type: "redirect" },
  ];
  expect(await written("/promo", "/promo-ete", redirects)).toEqual([
    { delete: { id: "slash" } },
    { patch: { id: "accents", set: { to: "/promo-ete" } } },
    { patch: { id: "anchor", set: { to: "/promo-ete#formules" } } },
    { patch: { id: "whole", set: { to: "/promo-ete?de=a" } } },
    { createOrReplace: expect.objectContaining({ from: "/promo", to: "/promo-ete" }) },
  ]);
});
