import type { SanityClient } from "@sanity/client";
import { type SiteAnswer, siteAnswerPath } from "studio/siteAnswer";

import type { Publisher } from "../publish/Publisher.ts";
import type { Tree } from "../publish/Tree.ts";
import { type Exchange, sendFresh, sendText } from "./send.ts";

type Parts = {
  client: () => Pick<SanityClient, "fetch">;
  publisher: () => Pick<Publisher, "publication" | "publicationsSince">;
  tree: Pick<Tree, "showing">;
  studioUrl: string;
};

type Stored = { _rev: string; _updatedAt: string } | null;

/** How far the lake's clock and this server's may be apart, in milliseconds. */
const clocks = 5_000;
const mostFailing = 5;

/** Where a document is shown, and whether its last publication is. The Studio alone may read it. */
export function shownAnswer({ client, publisher, tree, studioUrl }: Parts) {
  const answer = async (exchange: Exchange): Promise<void> => {
    const asked = new URL(exchange.request.url ?? "/", "http://site").searchParams.get("document") ?? "";
    const id = asked.replace(/^(drafts|versions\.[^.]+)\./, "");
    if (!/^[\w.-]{1,128}$/.test(id)) return sendText(exchange, 400, "De quel document s’agit-il ?");
    const live = await liveness(id);
    const places = [...tree.showing(id)].map(([address, sections]) => ({ address, sections }));
    const shown: SiteAnswer = { ...live, places };
    await sendFresh(exchange, {
      status: 200,
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Access-Control-Allow-Origin": studioUrl,
      },
      body: Buffer.from(JSON.stringify(shown)),
    });
  };

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
