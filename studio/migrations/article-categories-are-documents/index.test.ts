import { collectMigrationMutations } from "sanity/migrate";
import { expect, test } from "vitest";

import migration from "./index.ts";

test("an article refers to the category it named, which is made; one that does stays as it is", async () => {
  const reference = { _type: "reference", _ref: "articleCategory-jeunes" };
  const stored = async function* () {
    const about = { _type: "article", _rev: "1", _createdAt: "", _updatedAt: "" };
    yield* [
      { ...about, _id: "drafts.a", category: "Cas d'usage" },
      { ...about, _id: "b", category: reference },
    ];
  };
  const made = [];
  for await (const mutation of collectMigrationMutations(migration, stored, {} as never)) made.push(mutation);
  const _id = "articleCategory-cas-d-usage";
  expect(made.flat()).toEqual([
    {
      type: "createIfNotExists",
      document: {
        _id,
        _type: "articleCategory",
        title: "Cas d'usage",
        slug: { _type: "slug", current: "cas-d-usage" },
      },
    },
    {
      type: "patch",
      id: "drafts.a",
      patches: [{ path: ["category"], op: { type: "set", value: { _type: "reference", _ref: _id } } }],
      options: undefined,
    },
  ]);
});
