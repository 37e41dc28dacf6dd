import { expect, test } from "vitest";

import { readContent } from "./content.ts";
import { getBlockNextStep } from "./nextStep.ts";
import { testLake } from "./testLake.ts";

const lakeOf = testLake();

test("after a block stands the lowest price of what is followed in an edition, whatever else costs less", async () => {
  const plan = { _type: "plan", audience: "jeunes", kind: "plan" };
  const client = await lakeOf([
    { ...plan, _id: "trial", name: "Séance d’essai", price: 15 },
    { ...plan, _id: "half", name: "Six mois", price: 780, followsEdition: true },
    { ...plan, _id: "month", name: "Au mois", price: 149, followsEdition: true },
  ]);
  const next = await getBlockNextStep(readContent(client, undefined, new Date()), "block-1");
  expect(next?.offer).toMatchObject({ _id: "month", price: 149 });
});
