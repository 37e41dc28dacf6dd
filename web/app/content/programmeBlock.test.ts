import { seedDocuments } from "studio/seed";
import { expect, onTestFinished, test, vi } from "vitest";

import { readContent } from "./content.ts";
import { getPage } from "./page.ts";
import { getProgrammeBlock } from "./programmeBlock.ts";
import { testLake } from "./testLake.ts";

const lakeOf = testLake();

test("a block leads back to the page of the programme by the title staff give it, while that page is there", async () => {
  const client = await lakeOf(seedDocuments());
  const page = client.patch({ query: '*[path.current == "/programme-mensuel"]' });
  const trail = async () => (await getProgrammeBlock(readContent(client), "bloc-1"))?.trail;
  await page.set({ title: "Le parcours" }).commit();
  expect(await trail()).toEqual([{ label: "Le parcours", href: "/programme-mensuel" }]);
  await page.set({ showUntil: "2020-01-01T00:00:00.000Z" }).commit();
  expect(await trail()).toEqual([]);
});

test("a section of a block comes and goes at its hours, and the page holds until then", async () => {
  const client = await lakeOf(seedDocuments());
  const block = client.patch({ query: '*[slug.current == "bloc-6"]' });
  const leaves = "2026-12-01T07:30:00.000Z";
  await block.set({ "extras[0].showUntil": leaves }).commit();
  const shown = async (now: string) => {
    const content = readContent(client, undefined, new Date(now));
    const found = await getProgrammeBlock(content, "bloc-6");
    return [found?.extras.length, content.reading.until];
  };
  const [all = 0, until] = await shown("2026-12-01T07:29:59.000Z");
  expect(until).toBe(Date.parse(leaves));
  expect(await shown(leaves)).toEqual([all - 1, Infinity]);
});

test("the final button of a block stands in place of the next one: once another follows, it is gone", async () => {
  const client = await lakeOf(seedDocuments());
  const last = async () => {
    const block = await getProgrammeBlock(readContent(client), "bloc-6");
    return [block?.next?.title, block?.finalAction?.label];
  };
  expect(await last()).toEqual([undefined, "S'inscrire à la formation"]);
  const { _id, ...block } = (await client.getDocument("block-6"))!;
  await client.create({ ...block, _id: "block-7", number: 7, title: "Robots", slug: { current: "bloc-7" } });
  expect(await last()).toEqual(["Robots", undefined]);
});

test("a block without an address, or whose title is no text, takes no page from the blocks beside it", async () => {
  const client = await lakeOf(seedDocuments());
  await client.patch("block-2").unset(["slug"]).commit();
  await client.patch("block-4").set({ title: {} }).commit();
  const block = await getProgrammeBlock(readContent(client), "bloc-3");
  expect(block).toMatchObject({ number: 3, previous: null, next: null });
});

test("a block that an import gave numbers and objects stands by its number and its title, also among the others", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const client = await lakeOf(seedDocuments());
  const weeks = [{ _key: "a", title: "Semaine", topics: 7, outcome: {} }, { _key: "b" }];
  const odd = { duration: "4", color: 7, themes: 7, skills: {}, objectives: ["Écrire", 7], tools: 7 };
  const texts = { lead: "Bonjour", project: {}, deliverables: 7, seo: 7, exercise: 7, extras: 7 };
  await client
    .patch("block-3")
    .set({ ...odd, ...texts, weeks })
    .commit();
  const content = readContent(client);
  const read = { number: 3, duration: null, color: "iris", lead: [], project: [] };
  expect(await getProgrammeBlock(content, "bloc-3")).toMatchObject({
    ...read,
    objectives: ["Écrire"],
    tools: [],
    deliverables: [],
    weeks: [{ title: "Semaine", topics: [], outcome: null }],
    exercise: null,
    extras: [],
  });
  const page = await getPage(content, "/programme-mensuel");
  const blocks = page?.sections.flatMap((section) => ("blocks" in section ? section.blocks : [])) ?? [];
  expect(blocks.find(({ number }) => number === 3)).toMatchObject({ ...read, themes: [], skills: [] });
});
