import { defineConfig } from "@playwright/test";

import { findChromium } from "./e2e/chromium.ts";

const { executablePath, args, env } = await findChromium();

export default defineConfig({
  testDir: "e2e",
  snapshotPathTemplate: "{testDir}/layout/{arg}{ext}",
  outputDir: "node_modules/.cache/playwright",
  globalSetup: "./e2e/buildAll.ts",
  // Each has a whole system of its own, for the tests publish content and read it back: two take as long on two cores.
  workers: 1,
  // Only what hangs takes that long: once in some hundreds of forms filled in, Chromium (147, 153) waits for ever for
  // tiles that nothing draws, and no frame comes though the page's code runs on.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { intervals: [100] } },
  reporter: [
    ["list"],
    ["./e2e/failedPage.ts"],
    [
      "json",
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "node_modules/.cache/playwright.json" },
    ],
  ],
  // One test among all is chosen by --grep.
  forbidOnly: true,
  use: {
    launchOptions: { executablePath, args, env: { ...(process.env as Record<string, string>), ...env } },
    locale: "fr-BE",
    timezoneId: "Europe/Brussels",
    // A test that fails is looked into with --trace on: it takes a sixth of the time.
    trace: "off",
    // The Studio's waiting signs, drawn without a graphics card, take as long as the Studio.
    contextOptions: { reducedMotion: "reduce" },
  },
});
