import { seedDocuments } from "studio/seed";
import { expect, test } from "vitest";

import { readContent } from "./content.ts";
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
