import { setTimeout as wait } from "node:timers/promises";

import type { SanityClient, SanityDocument } from "@sanity/client";

const home = "page-accueil";

/**
 * Keeps the lake as it is now, drafts and history included.
 * @returns what puts it back where it changed, and waits until the site shows it.
 */
export async function keepContent(lake: SanityClient, site: string): Promise<() => Promise<void>> {
  let kept = await snapshot(lake);

  return async () => {
    const url = `/lake/snapshots/${kept}/restore`;
    const { changed } = await lake.request<{ changed: number }>({ url, method: "POST" });
    if (changed === 0) return;

    // The sitemap, which is made last, says since when the home page is so.
    const document = await lake.getDocument<SanityDocument>(home);
    const { _updatedAt } = await lake.createOrReplace<SanityDocument>(document!);
    kept = await snapshot(lake);
    while (!(await sitemapOf(site)).includes(`<loc>${site}/</loc><lastmod>${_updatedAt}</lastmod>`))
      await wait(50);
    while (!(await (await fetch(`${site}/healthz`)).text()).includes("retard : 0.0 s")) await wait(50);
  };
}

async function snapshot(lake: SanityClient): Promise<string> {
  return (await lake.request<{ id: string }>({ url: "/lake/snapshots", method: "POST" })).id;
}

const sitemapOf = async (site: string) => (await fetch(`${site}/sitemap.xml`)).text();
