import { createLake, type Lake } from "local-content-lake";
import { lakeClient } from "studio/lakeClient";
import { localProject } from "studio/localProject";
import { seedDocuments } from "studio/seed";
import { afterAll, beforeAll, expect, test } from "vitest";

import { readContent } from "./content.ts";
import { getProgrammeBlock } from "./programmeBlock.ts";

let lake: Lake;
beforeAll(async () => {
  lake = await createLake({
    project: localProject.projectId,
    datasets: [localProject.dataset],
    access: "open",
  });
  const transaction = lakeClient(lake.url).transaction();
  for (const document of seedDocuments()) transaction.createOrReplace(document);
  await transaction.commit();
});
afterAll(() => lake.close());

test("a block leads back to the page of the programme by the title staff give it, while that page is there", async () => {
  const client = lakeClient(lake.url, { perspective: "published" });
  const page = client.patch({ query: '*[path.current == "/programme-mensuel"]' });
  const trail = async () => (await getProgrammeBlock(readContent(client), "bloc-1"))?.trail;
  await page.set({ title: "Le parcours" }).commit();
  expect(await trail()).toEqual([{ label: "Le parcours", href: "/programme-mensuel" }]);
  await page.set({ showUntil: "2020-01-01T00:00:00.000Z" }).commit();
  expect(await trail()).toEqual([]);
});
