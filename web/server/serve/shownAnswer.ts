import type { SanityClient } from "@sanity/client";
import { LRUCache } from "lru-cache";
import { baseId } from "studio/baseId";
import {
  isCopy,
  isFile,
  type ListAnswer,
  type Listed,
  type SiteAnswer,
  siteAnswerPath,
} from "studio/siteAnswer";

import type { Publisher } from "../publish/Publisher.ts";
import type { Traces } from "../publish/Traces.ts";
import { writtenAt } from "../publish/writtenAt.ts";
import { type Exchange, sendFresh, sendText } from "./send.ts";

type Parts = {
  /** Known once the site knows how the lake is asked: who asks before that waits. */
  client: Promise<Pick<SanityClient, "fetch">>;
  publisher: () => Pick<Publisher, "publication" | "publicationsSince" | "behindSince">;
  traces: () => Pick<Traces, "renew" | "showing">;
  studioUrl: string;
};

type Stored = { _rev: string; _updatedAt: string };

/** What the lake answers, and its own time. */
type Read<Found> = { found: Found; moment: string };

/** How far what is known of the lake's clock may be off, in milliseconds: it has several, and this server's may be set. */
const clocks = 5_000;
const mostFailing = 5;
/** How late the site may hear of a publication that it missed, in milliseconds. */
const heardWithin = 60_000;
/** Of how many documents it is looked up one by one whether they are shown. */
const mostLookedUp = 100;
/** How long who asks the same is told the same, in milliseconds. */
const sharedFor = 1_000;

/**
 * Where a document is shown, and whether its last publication is: of what is published alone, no secret. Of the pages of
 * other sites the Studio's alone may read it.
 */
export function shownAnswer({ client, publisher, traces, studioUrl }: Parts) {
  /** What is being answered, or was just now, by question. */
  const shared = new Map<string, Promise<SiteAnswer | ListAnswer>>();
  /** The sync tags of a document's revision alone. */
  const ownTags = new LRUCache<string, readonly string[]>({ max: 10_000 });

  const answer = async (exchange: Exchange): Promise<void> => {
    const asked = new URL(exchange.request.url ?? "/", "http://site").searchParams;
    const id = baseId(asked.get("document") ?? "");
    const type = asked.get("type") ?? "";
    if (/^\w{1,128}$/.test(type)) return sendJson(exchange, await once(`type ${type}`, () => listOf(type)));
    if (!/^[\w.-]{1,128}$/.test(id)) return sendText(exchange, 400, "De quel document s’agit-il ?");
    await sendJson(exchange, await once(`document ${id}`, () => answerOf(id)));
  };

  /** However many ask, the lake is asked once. */
  function once(question: string, find: () => Promise<SiteAnswer | ListAnswer>) {
    const known = shared.get(question);
    if (known) return known;
    const found = find().finally(() => {
      setTimeout(() => shared.delete(question), sharedFor).unref();
    });
    shared.set(question, found);
    return found;
  }

  async function answerOf(id: string): Promise<SiteAnswer> {
    const { tags, ...live } = await liveness(id);
    // Anybody may ask for an id that there is not.
    const isNowhere = live.state === "shown" && live.rev === null && traces().showing(id).size === 0;
    const partial = !isNowhere && !(await traced(tags, [live]));
    const places = [...traces().showing(id)].map(([address, sections]) => ({ address, sections }));
    return { ...live, places, ...(partial && { partial }) };
  }

  const sendJson = (exchange: Exchange, body: SiteAnswer | ListAnswer) =>
    sendFresh(exchange, {
      status: 200,
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Access-Control-Allow-Origin": studioUrl,
      },
      body: Buffer.from(JSON.stringify(body)),
    });

  /** Of all published documents of a type; none where the lake does not answer. */
  async function listOf(type: string): Promise<ListAnswer> {
    const query = `{ "found": *[_type == $type] | order(_updatedAt desc){ _id, _rev, _updatedAt }, "moment": now() }`;
    const lake = await client;
    const asked = Date.now();
    const answer = await lake
      .fetch<Read<(Stored & { _id: string })[]>>(query, { type }, { filterResponse: false })
      .catch(() => undefined);
    if (!answer) return { documents: undefined };
    const { found, moment } = answer.result;
    const settled = Math.min(publisher().behindSince ?? Infinity, Date.now() - heardWithin) - clocks;
    const lives = await Promise.all(
      found.map(async ({ _id, _rev, _updatedAt }, index) => {
        const published = writtenAt(_updatedAt, moment, asked);
        if (published < settled || index >= mostLookedUp)
          return { rev: _rev, state: "shown" as const, since: _updatedAt };
        const tags = ownTags.get(`${_id} ${_rev}`) ?? (await read(_id))?.tags;
        if (!tags) return { rev: null, state: "unreachable" as const, since: null };
        const { state, since = null } = whether(_updatedAt, published, tags);
        return { rev: _rev, state, since };
      }),
    );
    const partial = !(await traced(answer.syncTags ?? [], lives));
    const listed = found.map(({ _id }, index): [string, Listed] => [
      _id,
      { ...lives[index]!, ...kindsOf(new Set(traces().showing(_id).keys())) },
    ]);
    return { documents: Object.fromEntries(listed), ...(partial && { partial }) };
  }

  /**
   * Has it traced which pages show what has these tags, and waits for it but where more is on its way.
   * @returns whether it is known of all.
   */
  async function traced(tags: readonly string[], lives: Pick<SiteAnswer, "state">[]): Promise<boolean> {
    if (lives.some(({ state }) => state === "unreachable")) return false;
    const renewed = traces().renew(tags);
    return lives.every(({ state }) => state === "shown") && renewed;
  }

  async function liveness(id: string): Promise<Omit<SiteAnswer, "places"> & { tags: readonly string[] }> {
    const none = { rev: null, since: null, waiting: 0, failing: [], tags: [] };
    const found = await read(id);
    if (!found) return { ...none, state: "unreachable" };
    const { stored, published, tags } = found;
    if (!stored) return { ...none, state: "shown" };
    return { ...none, tags, rev: stored._rev, ...whether(stored._updatedAt, published, tags) };
  }

  /** A document as it is published, since when by this server's clock; undefined where the lake does not answer. */
  async function read(id: string) {
    const query = `{ "found": *[_id == $id][0]{ _rev, _updatedAt }, "moment": now() }`;
    const lake = await client;
    const asked = Date.now();
    const answer = await lake
      .fetch<Read<Stored | null>>(query, { id }, { filterResponse: false })
      .catch(() => undefined);
    if (!answer) return undefined;
    const { result, syncTags: tags = [] } = answer;
    const { found: stored, moment } = result;
    if (stored) ownTags.set(`${id} ${stored._rev}`, tags);
    return { stored, published: writtenAt(stored?._updatedAt ?? moment, moment, asked), tags };
  }

  /** Whether what was published at a moment is shown. @param published that moment by this server's clock. */
  function whether(updatedAt: string, published: number, tags: readonly string[]) {
    const last = publisher().publication(tags);
    const heard = last !== undefined && last.heard >= published - clocks;
    // What was published before the first that is known was shown by then, or is missed and checked.
    if (!heard && published < publisher().publicationsSince)
      return { state: "shown", since: updatedAt } as const;
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

function kindsOf(addresses: ReadonlySet<string>): Pick<Listed, "pages" | "files"> {
  const [files, pages] = [[...addresses].filter(isFile), [...addresses].filter((one) => !isFile(one))];
  const has = (address: string) => addresses.has(address);
  return { pages: pages.length, files: files.filter((address) => !isCopy(address, has)).length };
}
