import { expect, test } from "vitest";

import { readContent } from "./content.ts";
import { getLastChanges } from "./lastChanges.ts";
import { testLake } from "./testLake.ts";

const lakeOf = testLake();

const page = {
  _id: "page-essai",
  _type: "page",
  path: { current: "/essai" },
};
const reference = (_ref: string) => ({ _type: "reference", _ref });
const category = { _id: "theme", _type: "faqCategory", title: "Tarifs" };
const ofCategory = { _id: "faq-1", _type: "faq", question: "Combien ?", category: reference("theme") };
const other = { _id: "faq-2", _type: "faq", question: "Où ?" };

/** Whether the page, of these sections, changes with this document, the last that is written. */
async function changes(
  section: object,
  document: { _id: string; _type: string },
  ...others: { _id: string; _type: string }[]
) {
  const client = await lakeOf([...others, { ...page, sections: [{ _key: "a", ...section }] }]);
  const before = await getLastChanges(readContent(client), 0, 10);
  await client.createOrReplace(document);
  const after = await getLastChanges(readContent(client), 0, 10);
  expect(after.map(({ path }) => path)).toEqual(["/essai"]);
  return after[0]?.lastChange !== before[0]?.lastChange;
}

test.each([
  ["a workshop's month", "holidaysSection", "monthlyProgramme"],
  ["a session", "holidaysSection", "session"],
  ["a block", "monthsSection", "programmeBlock"],
  ["a camp", "campsSection", "camp"],
])("a page changes with %s that its %s shows", async (_, section, type) => {
  expect(await changes({ _type: section }, { _id: "x", _type: type })).toBe(true);
  expect(await changes({ _type: "statisticsSection" }, { _id: "x", _type: type })).toBe(false);
});

test("a page that shows a theme's questions changes with them, not with others", async () => {
  const themed = { _type: "faqSection", category: reference("theme") };
  const chosen = { _type: "faqSection", questions: [{ _key: "a", ...reference("faq-1") }] };
  expect(await changes(themed, ofCategory, category)).toBe(true);
  expect(await changes(themed, other, category)).toBe(false);
  expect(await changes(chosen, other, category, ofCategory)).toBe(false);
  expect(await changes(chosen, { ...ofCategory }, category, ofCategory)).toBe(true);
});

test("a page without sections is told of too", async () => {
  const client = await lakeOf([page]);
  const found = await getLastChanges(readContent(client), 0, 10);
  expect(found.map(({ path }) => path)).toEqual(["/essai"]);
});
