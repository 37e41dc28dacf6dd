import { expect, onTestFinished, test, vi } from "vitest";

import { readContent } from "./content.ts";
import { getPage } from "./page.ts";
import { getSocialCard } from "./socialCard.ts";
import { testLake } from "./testLake.ts";

const lakeOf = testLake();
const prices = { _id: "prices", _type: "page", path: { current: "/tarifs" } };
const steps = { _key: "a", _type: "stepsSection", title: "Venir en trois pas", steps: [] };

test.each([
  ["by its own title", { title: "Tarifs", sections: [steps] }, "Tarifs"],
  ["as search engines are told", { title: 7, seo: { title: "Nos prix" }, sections: [steps] }, "Nos prix"],
  ["by its first section", { title: {}, seo: "Nos prix", sections: [7, steps] }, "Venir en trois pas"],
  ["by its address, where it has nothing else", { sections: 7 }, "/tarifs"],
])("a page is called %s", async (_, fields, title) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const content = readContent(await lakeOf([{ ...prices, ...fields }]));
  expect(await getPage(content, "/tarifs")).toMatchObject({ title });
  expect(await getSocialCard(content, "/tarifs")).not.toBeNull();
});
