import type { SanityClient } from "@sanity/client";

import { getAddressed } from "../content/addressed.ts";
import { readContent } from "../content/content.ts";
import { getSynonyms } from "../content/synonyms.ts";
import { getWriters, readMarkdown } from "../markdown/readMarkdown.server.ts";
import { createSiteIndex, type SiteIndex } from "./siteIndex.ts";

/** Two numbers that no publication, and no deletion, leaves as they were. */
const revision = `{ "newest": *[!(_type match "system.*")] | order(_updatedAt desc)[0]._rev, "count": count(*) }`;

let kept: { revision: string; index: Promise<SiteIndex> } | undefined;

/** The index of all that is published, made anew when something was published since. */
export async function getSiteIndex(client: SanityClient): Promise<SiteIndex> {
  const now = JSON.stringify(await client.fetch(revision));
  if (kept?.revision !== now) kept = { revision: now, index: indexSite(client) };
  const { index } = kept;
  // What failed is not kept.
  index.catch(() => (kept = undefined));
  return index;
}

async function indexSite(client: SanityClient): Promise<SiteIndex> {
  const content = readContent(client);
  const [writers, synonyms, documents] = await Promise.all([
    getWriters(content),
    getSynonyms(content),
    getAddressed(content),
  ]);
  const pages = await Promise.all(
    documents
      .filter(({ hidden }) => !hidden)
      .map(async ({ _type, path, title, description }) => {
        const markdown = await readMarkdown(content, path, writers(path)).catch((error) =>
          console.error(`search: ${path}:`, error),
        );
        return {
          path,
          title,
          description: description ?? "",
          markdown: markdown ?? "",
          article: _type === "article",
        };
      }),
  );
  return createSiteIndex(pages, synonyms);
}
