import type { SanityClient } from "@sanity/client";
import {
  isCopy,
  isFile,
  type Listed,
  type SiteAnswer,
  siteAnswerPath,
  type SiteList,
} from "studio/siteAnswer";

import type { Publisher } from "../publish/Publisher.ts";
import type { Tree } from "../publish/Tree.ts";
import { type Exchange, sendFresh, sendText } from "./send.ts";

type Parts = {
  client: () => Pick<SanityClient, "fetch">;
  publisher: () => Pick<Publisher, "publication" | "publicationsSince" | "behindSince">;
  tree: Pick<Tree, "showing" | "shown">;
  studioUrl: string;
};

type Stored = { _rev: string; _updatedAt: string } | null;

/** How far the lake's clock and this server's may be apart, in milliseconds. */
const clocks = 5_000;
const mostFailing = 5;
/** How late the site may hear of a publication that it missed, in milliseconds. */
const heardWithin = 60_000;
/** Of how many documents it is looked up one by one whether they are shown. */
const mostLookedUp = 100;

/** Where a document is shown, and whether its last publication is. The Studio alone may read it. */
export function shownAnswer({ client, publisher, tree, studioUrl }: Parts) {
  const answer = async (exchange: Exchange): Promise<void> => {
    const asked = new URL(exchange.request.url ?? "/", "http://site").searchParams;
    const id = (asked.get("document") ?? "").replace(/^(drafts|versions\.[^.]+)\./, "");
    const type = asked.get("type") ?? "";
    if (/^\w{1,128}$/.test(type)) return sendJson(exchange, await listOf(type));
    if (!/^[\w.-]{1,128}$/.test(id)) return sendText(exchange, 400, "De quel document s’agit-il ?");
    const live = await liveness(id);
    const places = [...tree.showing(id)].map(([address, sections]) => ({ address, sections }));
    await sendJson(exchange, { ...live, places });
  };

  const sendJson = (exchange: Exchange, body: SiteAnswer | { documents: SiteList | undefined }) =>
    sendFresh(exchange, {
      status: 200,
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Access-Control-Allow-Origin": studioUrl,
      },
      body: Buffer.from(JSON.stringify(body)),
    });

  /** Of all published documents of a type; none where the lake does not answer. */
  async function listOf(type: string): Promise<{ documents: SiteList | undefined }> {
    const query = "*[_type == $type] | order(_updatedAt desc){ _id, _rev, _updatedAt }";
    const found = await client()
      .fetch<{ _id: string; _rev: string; _updatedAt: string }[]>(query, { type })
      .catch(() => undefined);
    if (!found) return { documents: undefined };
    const shown = tree.shown();
    const settled = Math.min(publisher().behindSince ?? Infinity, Date.now() - heardWithin) - clocks;
    const listed = found.map(async ({ _id, _rev, _updatedAt }, index): Promise<[string, Listed]> => {
      const isSettled = Date.parse(_updatedAt) < settled || index >= mostLookedUp;
      const { rev, state, since } = isSettled
        ? { rev: _rev, state: "shown" as const, since: _updatedAt }
        : await liveness(_id);
      return [_id, { rev, state, since, ...counted(shown.get(_id)) }];
    });
    return { documents: Object.fromEntries(await Promise.all(listed)) };
  }

  async function liveness(id: string): Promise<Omit<SiteAnswer, "places">> {
    const none = { rev: null, since: null, waiting: 0, failing: [] };
    const query = "*[_id == $id][0]{ _rev, _updatedAt }";
    const found = await client()
      .fetch<Stored>(query, { id }, { filterResponse: false })
      .catch(() => undefined);
    if (!found) return { ...none, state: "unreachable" };
    const { result: stored, syncTags = [] } = found;
    if (!stored) return { ...none, state: "shown" };
    return { ...none, rev: stored._rev, ...whether(Date.parse(stored._updatedAt), syncTags) };
  }

  /** Whether what was published at a moment is shown. */
  function whether(published: number, tags: readonly string[]) {
    const last = publisher().publication(tags);
    const heard = last !== undefined && last.heard >= published - clocks;
    // What was published before the first that is known was shown by then, or is missed and checked.
    if (!heard && published < publisher().publicationsSince)
      return { state: "shown", since: new Date(published).toISOString() } as const;
    if (!heard) return { state: "waiting", waiting: 1 } as const;
    // What was not announced is shown since some time or other.
    const since = last.tags && last.shown !== undefined ? new Date(last.shown).toISOString() : null;
    if (last.shown !== undefined) return { state: "shown", since } as const;
    const failing = last.failing.slice(0, mostFailing);
    return {
      state: failing.length > 0 ? "failing" : "waiting",
      waiting: last.waiting.size,
      failing,
    } as const;
  }

  return [siteAnswerPath, answer] as const;
}

function counted(addresses = new Set<string>()): Pick<Listed, "pages" | "files"> {
  const [files, pages] = [[...addresses].filter(isFile), [...addresses].filter((one) => !isFile(one))];
  const has = (address: string) => addresses.has(address);
  return { pages: pages.length, files: files.filter((address) => !isCopy(address, has)).length };
}
