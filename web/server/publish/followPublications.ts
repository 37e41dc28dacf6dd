import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

import type { LiveEvent, SanityClient } from "@sanity/client";

import { writtenAt } from "./writtenAt.ts";

type Followed = {
  client: SanityClient;
  /** The lake's state when all of it was shown; undefined when that is not known. */
  known: string | undefined;
  /** Something was published: the tags of what it may have changed. */
  published: (tags: readonly string[], event: string) => void;
  /** Publications may have been missed: anything may have changed. */
  missed: (reason: string) => void;
  /** Publications are announced from now on, or no longer. */
  followed: (following: boolean) => void;
  /** The lake was looked at. `state` is its last one of which everything was announced, if there is one. */
  looked: (lake: { reachable: boolean; state: string | undefined }) => void;
  intervals?: Intervals;
};

type Intervals = {
  /** How long a stream may stay without a welcome. */
  patience: number;
  /** Before a stream that ended is opened again: the first time, and at most. One that outlasts the next such pause is well. */
  again: readonly [number, number];
  /** How often the lake is asked whether it changed without saying so. */
  looking: number;
  /** After an announcement, when it is asked too. */
  soon: number;
  /** After a look that failed, when it is asked again. */
  retry: number;
  /** What an announcement may take to arrive. */
  delay: number;
};

const usual: Intervals = {
  patience: 10_000,
  again: [500, 30_000],
  looking: 20_000,
  soon: 200,
  retry: 1_000,
  delay: 2_000,
};

/** Changes with every publication and deletion, also where an import brought a date to come; and what time it is there. */
const stateQuery = `{ "newest": *[_updatedAt <= now()] | order(_updatedAt desc)[0]{ _id, _rev, _updatedAt }, "count": count(*), "moment": now() }`;

const unheard = "le Content Lake a changé sans le dire";

/** When each tag was announced. */
type Announced = ReadonlyMap<string, number>;

type State = { newest: { _id: string; _rev: string; _updatedAt: string } | null; count: number };

/**
 * Follows the lake's live events, for good: a stream that ends, is refused or stays silent is opened again, and
 * one that says nothing while the lake changes is not believed.
 */
export function followPublications({
  client,
  known,
  published,
  missed,
  followed,
  looked,
  intervals = usual,
}: Followed) {
  let state = known === undefined ? undefined : (JSON.parse(known) as State);
  /** The tags announced since the lake was last looked at, and when each was last, in milliseconds since 1970. */
  let announced = new Map<string, number>();
  let following = false;
  /** How often a stream ended since one stood. */
  let failures = 0;
  let stood = false;
  let closed = false;
  let stream: { unsubscribe: () => void } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  /** Why all is to be checked once the lake says that it changed. */
  let owed: string | undefined;
  let soon: NodeJS.Timeout | undefined;

  function open() {
    stream = client.live.events().subscribe({
      next: receive,
      error: (error) => lost(String(error)),
      complete: () => lost("le flux s’est terminé"),
    });
    expectWelcome();
  }

  function follow(now: boolean) {
    following = now;
    followed(now);
  }

  function expectWelcome() {
    follow(false);
    stood = false;
    clearTimeout(timer);
    timer = setTimeout(() => lost("rien n’est venu à l’ouverture"), intervals.patience);
  }

  function receive(event: LiveEvent) {
    if (event.type === "message") {
      for (const tag of event.tags) announced.set(tag, Date.now());
      published(event.tags, event.id);
      lookSoon();
    } else if (event.type === "welcome") {
      clearTimeout(timer);
      timer = setTimeout(stand, pause());
      follow(true);
      look("les publications sont annoncées de nouveau");
    } else if (event.type === "restart") missed("le Content Lake le demande");
    else if (event.type === "goaway") lost(event.reason);
    // The client opens the stream again by itself, over and over, and as soon where it never stands.
    else if (following && stood) expectWelcome();
    else if (following) lost("le flux s’est interrompu");
  }

  function pause() {
    const [first, most] = intervals.again;
    return Math.min(first * 2 ** failures, most);
  }

  function stand() {
    stood = true;
    failures = 0;
  }

  function lost(reason: string) {
    if (closed) return;
    if (failures === 0) console.error(`Les publications ne sont plus annoncées (${reason}).`);
    stream?.unsubscribe();
    follow(false);
    clearTimeout(timer);
    timer = setTimeout(open, pause());
    failures += 1;
    look();
  }

  /** Looks at the lake, one look after the other. @param opened why it may have changed unheard: a stream was opened. */
  function look(opened?: string): void {
    owed ??= opened;
    last = last.then(lookOnce).catch((fault: unknown) => console.error(fault));
  }

  /** However often it is asked for meanwhile, one look does. */
  function lookSoon(after = intervals.soon): void {
    soon ??= setTimeout(() => look(), after);
  }

  /** Compares the lake's state with the last one. */
  async function lookOnce() {
    clearTimeout(soon);
    soon = undefined;
    const [before, reason] = [announced, owed];
    announced = new Map();
    owed = undefined;
    const seen = await see(before, reason).catch(() => undefined);
    if (closed) return;
    if (!seen) return unseen(before, reason);
    const { now, same, heard } = seen;
    state = now;
    // What changed just now may be announced in a moment: only what stays is known to be.
    looked({ reachable: true, state: same ? JSON.stringify(now) : undefined });
    // A stream may have been opened meanwhile, after what changed.
    const opened = reason ?? owed;
    if (!same && opened) missed(opened);
    if (!heard) {
      missed(unheard);
      if (following) lost(unheard);
    }
  }

  /** Asks the lake for its state: whether it is the last one, and if not, whether what changed was announced. */
  async function see(before: Announced, reason: string | undefined) {
    const asked = Date.now();
    const { moment, ...now } = await client.fetch<State & { moment: string }>(stateQuery);
    const same = isDeepStrictEqual(now, state);
    const written = writtenAt(now.newest?._updatedAt ?? moment, moment, asked);
    return { now, same, heard: same || reason !== undefined || (await wasAnnounced(now, written, before)) };
  }

  function unseen(before: Announced, reason: string | undefined) {
    owed ??= reason;
    // Once it answers, what changed after this cannot be told from what was announced before.
    if (before.size > 0) owed ??= "le Content Lake n’a pas répondu après une publication";
    looked({ reachable: false, state: undefined });
    // What it cannot tell now it is asked again soon.
    if (owed) lookSoon(intervals.retry);
  }

  /** Whether the newest change was announced, or is in a moment: what came before it then was too. */
  async function wasAnnounced({ newest }: State, written: number, before: Announced): Promise<boolean> {
    const last = state?.newest;
    const isChanged = newest && newest._rev !== last?._rev && newest._updatedAt >= (last?._updatedAt ?? "");
    const tags = isChanged ? await tagsOf(newest._id) : undefined;
    const heard = () => {
      const all = new Map([...before, ...announced]);
      // A deletion leaves no document to ask for; of the newest one, an older one stands first.
      if (!tags) return all.size > 0;
      // What was announced before it was written was the one before.
      return tags.some((tag) => (all.get(tag) ?? 0) >= written);
    };
    if (heard()) return true;
    await wait(intervals.delay);
    return heard();
  }

  async function tagsOf(id: string): Promise<readonly string[]> {
    const answer = await client.fetch("*[_id == $id][0]._rev", { id }, { filterResponse: false });
    return answer.syncTags ?? [];
  }

  const looking = setInterval(() => look(), intervals.looking);
  looking.unref();
  look("le site démarre");
  open();

  return {
    /** Somebody else says that something was published: one look tells whether it was announced too. */
    hint: () => lookSoon(),
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(soon);
      clearInterval(looking);
      stream?.unsubscribe();
    },
  };
}
