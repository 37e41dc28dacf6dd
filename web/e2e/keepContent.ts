import { setTimeout as wait } from "node:timers/promises";

import type { SanityClient, SanityDocument } from "@sanity/client";

const home = "page-accueil";

/**
 * Keeps the documents of the lake as they are now, drafts included.
 * @returns what puts back those that changed, and waits until the site shows it.
 */
export async function keepContent(published: SanityClient, site: string): Promise<() => Promise<void>> {
  const lake = published.withConfig({ perspective: "raw" });
  let kept = await lake.fetch<SanityDocument[]>("*[]");

  return async () => {
    const now = await lake.fetch<Pick<SanityDocument, "_id" | "_rev">[]>("*[]{_id, _rev}");
    const keptIds = new Set(kept.map(({ _id }) => _id));
    const revisions = new Map(now.map(({ _id, _rev }) => [_id, _rev]));
    const added = now.filter(({ _id }) => !keptIds.has(_id));
    const changed = kept.filter(({ _id, _rev }) => revisions.get(_id) !== _rev);
    if (added.length + changed.length === 0) return;

    const transaction = lake.transaction();
    for (const { _id } of added) transaction.delete(_id);
    // The home page with them: the sitemap, which is made last, then says since when it is so.
    for (const document of kept)
      if (changed.includes(document) || document._id === home) transaction.createOrReplace(document);
    await transaction.commit();

    kept = await lake.fetch<SanityDocument[]>("*[]");
    const since = kept.find(({ _id }) => _id === home)?._updatedAt;
    while (!(await sitemapOf(site)).includes(`<loc>${site}/</loc><lastmod>${since}</lastmod>`))
      await wait(50);
    while (!(await (await fetch(`${site}/healthz`)).text()).includes("retard : 0.0 s")) await wait(50);
  };
}

const sitemapOf = async (site: string) => (await fetch(`${site}/sitemap.xml`)).text();
