import { expect as patient, type Page, test as base } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { lakeClient } from "studio/lakeClient";

import { keepContent } from "./keepContent.ts";
import { StudioWindow } from "./studio/StudioWindow.ts";
import { startSystem, type System } from "./system.ts";

/** Playwright's, which looks ten times a second at what it polls, where Playwright would let a second pass. */
export const expect: typeof patient = new Proxy(patient, {
  get: (_, name: keyof typeof patient) => (name === "poll" ? poll : patient[name]),
});
const poll: typeof patient.poll = (actual, options) =>
  patient.poll(actual, {
    intervals: [100],
    ...(typeof options === "string" ? { message: options } : options),
  });

type OfATest = {
  baseURL: string;
  contentPutBack: void;
  /** A window of the Studio that is open already. */
  studio: Page;
};
type OfAWorker = {
  system: System;
  /** Staff's hands without the Studio. */
  lake: SanityClient;
  putContentBack: () => Promise<void>;
  studioWindow: StudioWindow;
};

/** Playwright's test with the running system; `page` opens addresses of the site. */
export const test = base.extend<OfATest, OfAWorker>({
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
  lake: [async ({ system }, use) => use(lakeClient(system.lake)), { scope: "worker" }],
  putContentBack: [
    async ({ lake, system }, use) => use(await keepContent(lake, system.site)),
    { scope: "worker", timeout: 60_000 },
  ],
  studioWindow: [async ({ system }, use) => use(new StudioWindow(system.studio)), { scope: "worker" }],
  studio: async ({ studioWindow, browser }, use) => {
    await use(await studioWindow.open(browser));
    await studioWindow.leave();
  },
  // Automatic, and set up before `page`: what a test published is put back once its browser is closed.
  contentPutBack: [
    async ({ putContentBack }, use) => {
      await use();
      await putContentBack();
    },
    { auto: true, timeout: 60_000 },
  ],
});
