import { test as base } from "@playwright/test";

import { startSystem, type System } from "./system.ts";

export { expect } from "@playwright/test";

/** Playwright's test with the running system; `page` opens addresses of the site. */
export const test = base.extend<{ baseURL: string }, { system: System }>({
  system: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const system = await startSystem();
      await use(system);
      await system.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ system }, use) => use(system.site),
});
