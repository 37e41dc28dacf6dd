import { nothingHosted } from "functions/nothing-hosted";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ["the local lake", { LAKE_PORT: "4334" }, "http://127.0.0.1:4334"],
  ["the Studio’s project", { SANITY_STUDIO_PROJECT_ID: "abc" }, "projet Sanity abc, production"],
  ["the site’s project", { SANITY_PROJECT_ID: "abc", SANITY_DATASET: "essai" }, "projet Sanity abc, essai"],
])("what is read is %s where that is named", async (_, named, read) => {
  for (const [name, value] of Object.entries({ ...nothingHosted, ...named })) vi.stubEnv(name, value);
  const { lakeRead } = await import("./liveDocuments.ts");
  expect(lakeRead).toBe(read);
});
