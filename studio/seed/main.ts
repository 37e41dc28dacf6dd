// Loads the school's content into the local lake, unless it has content already.
import { ServerError } from "@sanity/client";

import { lakeClient, localLakeUrl } from "../lakeClient.ts";

const client = lakeClient(localLakeUrl());

if (!(await client.fetch<boolean>('defined(*[_id == "settings"][0]._id)'))) {
  // Reading the seed loads the whole schema: not wanted at every start.
  const { loadSeed } = await import("./load.ts");
  const start = performance.now();
  const documents = await loadSeed(client, (done, total) => {
    if (done % 10 === 0 || done === total) console.log(`Contenu de l’école : ${done} images sur ${total}…`);
  }).catch((error: unknown) => {
    // What the lake says of itself stands in a sentence.
    if (!(error instanceof ServerError)) throw error;
    console.error(`Le contenu de l’école ne s’écrit pas : ${error.message}`);
    process.exit(1);
  });
  console.log(
    `Contenu de l’école : ${documents} documents, ${Math.round((performance.now() - start) / 1000)} s.`,
  );
}
