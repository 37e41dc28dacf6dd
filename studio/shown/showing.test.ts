import type { SanityClient } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";

import { showing } from "./showing.ts";

const reference = (_ref: string) => ({ _type: "reference", _ref });
const path = (current: string) => ({ _type: "slug", current });
const section = { _key: "cards", _type: "plansSection", title: "Choisir", plans: [reference("month")] };
const dataset = [
  { _id: "month", _type: "plan", name: "Au mois", audience: "jeunes" },
  { _id: "pack", _type: "plan", name: "Pack", comparedTo: { plan: reference("month"), quantity: 3 } },
  { _id: "prices", _type: "page", title: "Tarifs", path: path("/tarifs"), sections: [section] },
  { _id: "packs", _type: "page", title: "Packs", path: path("/packs"), sections: [reference("pack")] },
  { _id: "blog", _type: "page", title: "Blog", path: path("/blog") },
  { _id: "about", _type: "page", title: "À propos", path: path("/a-propos"), link: reference("prices") },
  { _id: "question", _type: "faq", question: "Combien ?", answer: [{ plan: reference("month") }] },
  {
    _id: "list",
    _type: "faq",
    question: "Quelles formules ?",
    answer: [{ _type: "liveList", of: "plans", audience: "jeunes" }],
  },
  {
    _id: "days",
    _type: "faq",
    question: "Quand ?",
    answer: [{ _type: "liveList", of: "openDays", audience: "jeunes", camp: reference("winter") }],
  },
  {
    _id: "camps",
    _type: "faq",
    question: "Quels stages ?",
    answer: [{ _type: "liveList", of: "camps", camp: reference("winter") }],
  },
  { _id: "accepted", _type: "exception", document: reference("month") },
];

const client = {
  fetch: async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get() as unknown,
} as SanityClient;
const month = { _id: "month", _type: "plan", audience: "jeunes", kind: "plan" };

test("what the site shows is named by its page and its sections, its other forms are not said twice", async () => {
  const shown = await showing(client, month, [
    { address: "/tarifs", sections: ["cards"] },
    { address: "/tarifs.md", sections: [] },
    { address: "/social/tarifs.png", sections: [] },
    { address: "/agenda/calendrier.pdf", sections: [] },
    { address: "/confirmation?type=school", sections: [] },
    { address: "/blog?page=19", sections: [] },
    { address: "/blog?page=2", sections: [] },
  ]);
  expect(shown.pages).toMatchObject([
    { address: "/tarifs", document: { _id: "prices", name: "Tarifs" }, sections: [{ title: "Choisir" }] },
    { address: "/blog?page=2", document: { _id: "blog", name: "Blog, page 2" } },
    { address: "/blog?page=19", document: { _id: "blog", name: "Blog, page 19" } },
    { address: "/confirmation?type=school", sections: [] },
  ]);
  expect(shown.files).toEqual(["/agenda/calendrier.pdf"]);
  expect(shown.answers.map(({ name }) => name)).toEqual(["Combien ?", "Quelles formules ?"]);
  expect(shown.users.map(({ name }) => name)).toEqual(["Pack"]);
});

test("without the site, references say it, those of what refers to it too, and no further than a page", async () => {
  const { pages } = await showing(client, month, undefined);
  expect(pages.map(({ address }) => address)).toEqual(["/packs", "/tarifs"]);
});

test("a document that nothing refers to and no page shows is shown nowhere", async () => {
  const found = await showing(client, { _id: "partner", _type: "partner" }, []);
  expect(found).toEqual({ pages: [], files: [], answers: [], users: [] });
});

test("a list in an answer is of one public or camp where it may be, whatever staff had chosen before; dates are listed with their camps", async () => {
  const asked = async (camp: string) => {
    const document = { _id: "day", _type: "session", camp: reference(camp) };
    return (await showing(client, document, [])).answers.map(({ name }) => name);
  };
  expect(await asked("winter")).toEqual(["Quand ?", "Quels stages ?"]);
  expect(await asked("summer")).toEqual(["Quand ?"]);
});
