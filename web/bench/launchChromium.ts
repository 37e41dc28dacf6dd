import { type Browser, chromium } from "@playwright/test";

import { findChromium } from "../e2e/chromium.ts";

/** The browser of the tests, by itself. */
export async function launchChromium(): Promise<Browser> {
  const { env, ...browser } = await findChromium();
  return chromium.launch({ ...browser, env: { ...(process.env as Record<string, string>), ...env } });
}
