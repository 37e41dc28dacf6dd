import { createClient } from "@sanity/client";
import { createLake } from "local-content-lake";
import { expect, onTestFinished, test } from "vitest";

import { readContent } from "./content.ts";
import { getSynonyms } from "./synonyms.ts";

test("the settings are those the Studio edits, or their draft, whatever others there are", async () => {
  const lake = await createLake({ access: "open" });
  onTestFinished(() => lake.close());
  const client = createClient({ ...lake.clientConfig, apiVersion: "2025-02-19", useCdn: false });
  const settings = (_id: string) => ({ _id, _type: "settings", chat: { synonyms: [{ words: [_id] }] } });
  const transaction = client.transaction();
  for (const id of ["another", "settings", "zero", "drafts.settings"]) transaction.create(settings(id));
  await transaction.commit();
  const words = (perspective: "published" | "drafts") =>
    getSynonyms(readContent(client.withConfig({ perspective })));
  expect(await words("published")).toEqual([["settings"]]);
  expect(await words("drafts")).toEqual([["drafts.settings"]]);
});
