import { seedDocuments } from "studio/seed";
import { expect, test, vi } from "vitest";

import { testLake } from "../content/testLake.ts";

const lakeOf = testLake();

test("a page that could not be read while it was indexed is read again by the next search", async () => {
  const lake = await lakeOf(seedDocuments());
  vi.stubEnv("LAKE_PORT", new URL(lake.config().apiHost).port);
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { publishedClient } = await import("../content/client.server.ts");
  const { siteIndex } = await import("./siteIndex.server.ts");
  const fetch = publishedClient.fetch.bind(publishedClient);
  let isSlow = true;
  vi.spyOn(publishedClient, "fetch").mockImplementation(((query: string, params: object, options: object) =>
    isSlow && Object.values(params).includes("/tarifs")
      ? Promise.reject(new Error("timeout"))
      : fetch(query, params as never, options as never)) as never);
  const found = async () => (await siteIndex.find("tarifs"))?.map(({ path }) => path) ?? [];

  expect(await found()).not.toContain("/tarifs");
  isSlow = false;
  await expect.poll(found).toContain("/tarifs");
});
