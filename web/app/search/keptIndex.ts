import { setImmediate as pause, setTimeout as wait } from "node:timers/promises";

import { ContentMoved } from "../content/content.ts";
import { createSiteIndex, type Findable, type FoundPage } from "./siteIndex.ts";

/** A page there is to find, its version another one when what it says may be another. */
export type Version = { path: string; version: string };

/** What an index is made of. */
export type Source = {
  /** Changes with every publication, and with all that changes by itself. */
  revision: () => Promise<string>;
  contents: (revision: string) => Promise<{ synonyms: string[][]; pages: Version[] }>;
  /** What some of the pages say; those whose content does not fit are left out. */
  read: (paths: string[]) => Promise<Findable[]>;
};

/** How many pages are read at once: what is made of them must not hold up the requests meanwhile. */
const batch = 2;
/** How long, in milliseconds, a search waits for what was published to be indexed, before it is answered from what is. */
const patience = { first: 5_000, later: 300 };

/** An index that follows its source: what changed is read again, nothing else, and the index as it is answers meanwhile. */
export function keepIndex(source: Source) {
  const index = createSiteIndex();
  const versions = new Map<string, string>();
  let revision: string | undefined;
  let updating: Promise<void> | undefined;

  async function update() {
    const now = await source.revision();
    if (now === revision) return;
    const { synonyms, pages } = await source.contents(now);
    index.equate(synonyms);
    const paths = new Set(pages.map(({ path }) => path));
    for (const path of versions.keys()) if (!paths.has(path)) forget(path);
    const changed = pages.filter(({ path, version }) => versions.get(path) !== version);
    for (let start = 0; start < changed.length; start += batch)
      await take(changed.slice(start, start + batch));
    revision = now;
  }

  async function take(changed: Version[]) {
    for (const page of await source.read(changed.map(({ path }) => path))) {
      index.put(page);
      await pause();
    }
    for (const { path, version } of changed) versions.set(path, version);
  }

  function forget(path: string) {
    versions.delete(path);
    index.remove(path);
  }

  return {
    /** Pages that say what is asked for; null while nothing could be indexed yet. */
    async find(query: string, page?: number): Promise<FoundPage | null> {
      updating ??= update()
        .catch(tell)
        .finally(() => (updating = undefined));
      const limit = versions.size === 0 ? patience.first : patience.later;
      await Promise.race([updating, wait(limit, undefined, { ref: false })]);
      return versions.size > 0 ? index.find(query, page) : null;
    },
  };
}

/** What the lake changed under is read again by the next search. */
function tell(error: unknown): void {
  if (!(error instanceof ContentMoved)) console.error("search:", error);
}
