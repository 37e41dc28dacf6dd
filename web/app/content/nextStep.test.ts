import { createLake, type Lake } from "local-content-lake";
import { lakeClient } from "studio/lakeClient";
import { localEditor, localProject } from "studio/localProject";
import { afterAll, beforeAll, expect, test } from "vitest";

import { readContent } from "./content.ts";
import { getBlockNextStep } from "./nextStep.ts";

let lake: Lake;
beforeAll(async () => {
  lake = await createLake({
    project: localProject.projectId,
    datasets: [localProject.dataset],
    tokens: { [localEditor]: "administrator" },
  });
});
afterAll(() => lake.close());

test("after a block stands the lowest price of what is followed in an edition, whatever else costs less", async () => {
  const client = lakeClient(lake.url, { perspective: "published" });
  const plan = { _type: "plan", audience: "jeunes", kind: "plan" };
  await client
    .transaction()
    .create({ ...plan, _id: "trial", name: "Séance d’essai", price: 15 })
    .create({ ...plan, _id: "half", name: "Six mois", price: 780, followsEdition: true })
    .create({ ...plan, _id: "month", name: "Au mois", price: 149, followsEdition: true })
    .commit();
  const next = await getBlockNextStep(readContent(client, undefined, new Date()), "block-1");
  expect(next?.offer).toMatchObject({ _id: "month", price: 149 });
});
