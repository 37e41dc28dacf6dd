import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("what staff open on the site is at the same address whether its own ends with a slash or not", async () => {
  vi.stubEnv("SANITY_STUDIO_SITE_URL", "https://ecole.example/");
  vi.resetModules();
  const { siteUrl } = await import("./environment.ts");
  expect(siteUrl).toBe("https://ecole.example");
});
