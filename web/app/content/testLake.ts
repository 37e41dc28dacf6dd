import type { SanityClient } from "@sanity/client";
import type { Lake } from "local-content-lake";
import { lakeClient } from "studio/lakeClient";
import { testLake as emptyLake } from "studio/testLake";
import { afterAll, beforeAll } from "vitest";

type Document = { _id: string; _type: string; [field: string]: unknown };

/** A lake for the tests of a file. @returns what fills it with these documents alone, as they are published from then on. */
export function testLake(): (documents: readonly Document[]) => Promise<SanityClient> {
  let lake: Lake;
  beforeAll(async () => {
    lake = await emptyLake();
  });
  afterAll(() => lake.close());
  return async (documents) => {
    const client = lakeClient(lake.url, { perspective: "published" });
    const transaction = client.transaction();
    for (const id of await client.fetch<string[]>("*[]._id")) transaction.delete(id);
    for (const document of documents) transaction.createOrReplace(document);
    await transaction.commit();
    return client;
  };
}
