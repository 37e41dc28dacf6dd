import { defineConfig } from "@playwright/test";

import { findChromium } from "./e2e/chromium.ts";

const { executablePath, args, env } = await findChromium();

export default defineConfig({
  testDir: "e2e",
  snapshotPathTemplate: "{testDir}/layout/{arg}{ext}",
  outputDir: "node_modules/.cache/playwright",
  // One system at a time: the tests publish content and read it back.
  workers: 1,
  timeout: 90_000,
  // The Studio opens its first form in some seconds on a busy machine.
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    [
      "json",
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "node_modules/.cache/playwright.json" },
    ],
  ],
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions: { executablePath, args, env: { ...(process.env as Record<string, string>), ...env } },
    locale: "fr-BE",
    timezoneId: "Europe/Brussels",
    trace: "retain-on-failure",
  },
});
