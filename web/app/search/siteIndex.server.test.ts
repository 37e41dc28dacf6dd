import { createLake, type Lake } from "local-content-lake";
import { lakeClient } from "studio/lakeClient";
import { localProject } from "studio/localProject";
import { seedDocuments } from "studio/seed";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let lake: Lake;
beforeAll(async () => {
  lake = await createLake({
    project: localProject.projectId,
    datasets: [localProject.dataset],
    access: "open",
  });
  const transaction = lakeClient(lake.url).transaction();
  for (const document of seedDocuments()) transaction.createOrReplace(document);
  await transaction.commit();
  vi.stubEnv("LAKE_PORT", new URL(lake.url).port);
});
afterAll(() => lake.close());

test("a page that could not be read while it was indexed is read again by the next search", async () => {
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
