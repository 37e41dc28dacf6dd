import type { InitialValueResolverContext } from "sanity";
import { afterAll, expect, test } from "vitest";

import { lakeClient } from "../lakeClient.ts";
import { testLake } from "../testLake.ts";
import { begunInList } from "./begunInList.ts";

const lake = await testLake();
const client = lakeClient(lake.url);
afterAll(() => lake.close());

type Resolve = (given: Record<string, string>, context: InitialValueResolverContext) => Promise<object>;

/** What a draft begun in a list is written with first. */
async function begun(template: string, given: Record<string, string>) {
  const { schemaType: _type, value } = begunInList.find(({ id }) => id === template)!;
  const context = { getClient: () => client } as unknown as InitialValueResolverContext;
  return client.create<Record<string, unknown>>({
    _id: "drafts.",
    _type,
    ...(await (value as Resolve)(given, context)),
  });
}

test.each([
  ["faq-in-category", "category", "faqCategory"],
  ["month-in-edition", "edition", "edition"],
  ["date-of-camp", "camp", "camp"],
  ["article-in-category", "category", "articleCategory"],
])("what is begun by %s is kept, be its %s published or a draft itself", async (template, field, _type) => {
  await client.create({ _id: `drafts.new-${_type}`, _type });
  await client.create({ _id: `known-${_type}`, _type });
  expect(await begun(template, { [field]: `new-${_type}` })).toMatchObject({
    [field]: { _ref: `new-${_type}`, _weak: true, _strengthenOnPublish: { type: _type } },
  });
  expect((await begun(template, { [field]: `known-${_type}` }))[field]).toEqual({
    _type: "reference",
    _ref: `known-${_type}`,
  });
});
