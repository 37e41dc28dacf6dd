import { firstValueFrom, type Observable } from "rxjs";
import { type DocumentStore, listenQuery } from "sanity";
import type { DocumentLocationsState } from "sanity/presentation";
import { expect, onTestFinished, test, vi } from "vitest";

import { lakeClient } from "../lakeClient.ts";
import { testLake } from "../testLake.ts";
import { locations, locationsOf } from "./locations.ts";
import type { SiteAnswer } from "./siteAnswer.ts";

const plan = { _type: "plan" };
const pages = [
  { address: "/", document: { _id: "home", _type: "page", name: "Accueil" }, sections: [] },
  { address: "/tarifs", document: { _id: "prices", _type: "page", name: "Tarifs" }, sections: [] },
  { address: "/confirmation?type=school", sections: [] },
];

test("a document is seen where the site says, its own page first, by its name where it has one", () => {
  expect(locationsOf(pages, "/tarifs", plan).locations).toEqual([
    { title: "Tarifs", href: "/tarifs" },
    { title: "Accueil", href: "/" },
    { title: "/confirmation?type=school", href: "/confirmation?type=school" },
  ]);
});

test("a page that waits to be published leads to its preview", () => {
  expect(locationsOf([], "/nouvelle", undefined)).toEqual({
    message: "Pas publié : aucune page ne le montre.",
    tone: "caution",
    locations: [{ title: "/nouvelle", href: "/nouvelle" }],
  });
});

test("what no page shows says so", () => {
  expect(locationsOf([], undefined, plan).message).toMatch(
    /^Aucune page ne montre ce document : choisissez-le dans une section/,
  );
  expect(locationsOf([], undefined, undefined).message).toMatch(/^Pas publié/);
});

test("of what is not for the site no page is looked for", () => {
  const documentStore = {} as DocumentStore;
  for (const type of ["emailText", "exception", "faqCategory"])
    expect(locations({ id: "any", type } as Parameters<typeof locations>[0], { documentStore })).toBeNull();
});

test("until the site has looked at all its pages, or while it is away, nothing is said to be shown nowhere", () => {
  expect(locationsOf([], undefined, plan, false).message).toBe(
    "Le site n’a pas encore dit où ce document est montré.",
  );
  const known = locationsOf(pages, undefined, plan, false);
  expect(known).toMatchObject({ message: "Paraît sur au moins 3 pages", locations: { length: 3 } });
});

test("nothing is to be done about what is at work on no page, or waits; an announcement that gives way can wait for its turn", () => {
  const told = (document: { _type: string; showFrom?: string }) => locationsOf([], undefined, document);
  expect(told({ _type: "faq" })).toEqual({
    message: "L’assistant s’en sert ; aucune page ne la montre.",
    tone: "positive",
  });
  expect(told({ _type: "faq", showFrom: "2099-01-10T08:00:00Z" }).message).toMatch(/Hors de ses heures/);
  const article = { _type: "article", showFrom: "2099-01-10T08:00:00Z" };
  expect(locationsOf([], "/blog/a-venir", article)).toEqual({
    message:
      "Paraît le 10 janv. 2099, 09:00. Hors de ses heures, aucune page ne le montre, même là où un texte s’en sert.",
    tone: "caution",
    locations: [{ title: "/blog/a-venir", href: "/blog/a-venir" }],
  });
  expect(told({ _type: "announcement" })).toMatchObject({
    message: expect.stringMatching(/^Une autre annonce.*« Disparaît le »/),
    tone: "caution",
  });
});

test("what has disappeared is not said to be shown by the pages whose texts still use it", () => {
  const gone = { ...plan, showUntil: "2020-01-10T08:00:00Z" };
  const told = locationsOf(pages, undefined, gone, false);
  expect(told).toMatchObject({ tone: "caution", locations: { length: 3 } });
  expect(told.message).toMatch(/^Disparu le 10 janv. 2020.*aucune page ne le montre/);
});

test("what hundreds of pages show opens: some of them are named, all are counted", async () => {
  const lake = await testLake();
  onTestFinished(() => lake.close());
  const client = lakeClient(lake.url);
  const slugs = Array.from({ length: 300 }, (_, index) => `${"long-".repeat(17)}${1000 + index}`);
  const { _rev: rev } = await client.create({ _id: "pack", _type: "plan", name: "Pack" });
  const transaction = client.transaction();
  for (const slug of slugs)
    transaction.create({
      _id: slug,
      _type: "article",
      title: `Article ${slug.slice(-4)}`,
      slug: { current: slug },
    });
  await transaction.commit();
  const answer: SiteAnswer = {
    rev,
    state: "shown",
    since: null,
    waiting: 0,
    failing: [],
    places: slugs.map((slug) => ({ address: `/blog/${slug}`, sections: [] })),
  };
  const fetching = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(answer));
  onTestFinished(() => fetching.mockRestore());
  const documentStore = {
    listenQuery: (query, params, options) => listenQuery(client, query, params, options),
  } as DocumentStore;

  const found = locations({ id: "pack", type: "plan" } as Parameters<typeof locations>[0], { documentStore });
  const told = await firstValueFrom(found as Observable<DocumentLocationsState>);
  expect(told).toMatchObject({ message: "Paraît sur 300 pages, dont celles-ci", tone: "positive" });
  expect(told.locations?.length).toBe(30);
  expect(told.locations?.[0]).toEqual({ title: "Article 1000", href: `/blog/${slugs[0]}` });
});
