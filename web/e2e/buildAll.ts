import { buildSite } from "../run/buildSite.ts";
import { buildStudio } from "../run/buildStudio.ts";
import { findChromium } from "./chromium.ts";
import { placeOf } from "./system.ts";

/** Builds the site, and each worker's Studio, before the first of them needs it. */
export default async function buildAll({ workers }: { workers: number }) {
  await buildSite(console.log);
  for (let worker = 0; worker < workers; worker += 1)
    await buildStudio({ ...placeOf(worker), SANITY_DATASET: "production" }, console.log);
}

// By itself: all that the browser's tests would have to wait for.
if (import.meta.main) await Promise.all([buildAll({ workers: 1 }), findChromium()]);
