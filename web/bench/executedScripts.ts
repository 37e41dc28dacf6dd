import { brotliCompressSync } from "node:zlib";

import type { Browser } from "@playwright/test";

import { phone } from "./load.ts";

/** Bytes (Brotli) of the scripts that a page runs by itself; what is only fetched for later does not count. */
export async function executedScripts(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage(phone);
  await page.coverage.startJSCoverage();
  await page.goto(address, { waitUntil: "networkidle" });
  const scripts = await page.coverage.stopJSCoverage();
  await page.close();
  return scripts
    .filter(({ functions }) => functions.some(({ ranges }) => ranges[0] && ranges[0].count > 0))
    .reduce((sum, { source = "" }) => sum + brotliCompressSync(source).length, 0);
}
