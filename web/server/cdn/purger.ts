import { setTimeout as wait } from "node:timers/promises";

import { anyTag, isTellable } from "./cacheTagHeaders.ts";
import type { Cdn } from "./cdn.ts";

export type Purge = (tags: Iterable<string>) => void;

export type Purger = {
  /** Has the CDN forget the responses that carry one of these tags. It is heard, or tried until it is; nothing is thrown. */
  purge: Purge;
  /** Has the CDN forget every response: for when anything may have changed unnoticed. */
  purgeAll: () => void;
  /** Whether it could not be told last time, and is to be told again. */
  readonly failing: boolean;
  /** Tries no more. */
  close: () => void;
};

/** All in milliseconds, but for the last. */
const usual = {
  /** What changes within it goes into one call: a CDN takes few in a minute. */
  moment: 1_000,
  /** How long a call may take. */
  patience: 10_000,
  /** The pause after a first failure; each next one is twice as long. */
  firstPause: 1_000,
  longestPause: 60_000,
  /** The longest pause that a CDN may ask for. */
  longestAsked: 300_000,
  /** With more tags than this to tell, everything is purged. */
  mostTags: 1_000,
};

/** Tells a CDN what changed: one call at a time, until it succeeds; what comes meanwhile, or within a moment, goes into the next. */
export function createPurger(cdn: Cdn, limits: Partial<typeof usual> = {}): Purger {
  const { moment, patience, firstPause, longestPause, longestAsked, mostTags } = { ...usual, ...limits };
  const closing = new AbortController();
  let untold: Set<string> | "everything" = new Set();
  let running = false;
  let failing = false;

  function add(tags: Iterable<string>) {
    for (const tag of tags) {
      if (untold === "everything") return;
      untold.add(isTellable(tag) ? tag : anyTag);
      if (untold.size > mostTags) untold = "everything";
    }
  }

  /** Takes what one call can tell. */
  function take(): string[] | "everything" {
    if (untold === "everything") {
      untold = new Set();
      return "everything";
    }
    const tags = [...untold].slice(0, cdn.tagsPerCall);
    for (const tag of tags) untold.delete(tag);
    return tags;
  }

  function putBack(told: string[] | "everything") {
    if (told === "everything") untold = told;
    else add(told);
  }

  async function run() {
    running = true;
    let pause = firstPause;
    while (untold === "everything" || untold.size > 0) {
      await rest(moment);
      if (closing.signal.aborted) break;
      const told = take();
      const failure = await call(told);
      failing = failure !== undefined;
      if (!failure) {
        pause = firstPause;
        continue;
      }
      putBack(told);
      if (closing.signal.aborted) break;
      console.error(
        `Le CDN n’a pas pu apprendre ce qui a changé (${failure.reason}) ; nouvel essai plus tard.`,
      );
      const asked = Math.min(failure.pause, longestAsked);
      await rest(Math.max(pause, asked));
      pause = Math.min(pause * 2, longestPause);
    }
    running = false;
  }

  /** Less where it is closed meanwhile. */
  const rest = (time: number) => wait(time, undefined, { signal: closing.signal }).catch(() => {});

  async function call(told: string[] | "everything"): Promise<Failure | undefined> {
    try {
      const response = await fetch(cdn.call(told === "everything" ? undefined : told), {
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(patience)]),
        redirect: "error",
      });
      const text = await response.text();
      if (response.ok && cdn.hasDone(text)) return;
      return { reason: `${response.status} ${text.slice(0, 500)}`, pause: askedPause(response) };
    } catch (error) {
      const { cause } = error as Error;
      return { reason: String(cause ?? error), pause: 0 };
    }
  }

  function begin() {
    if (!running) void run();
  }

  return {
    purge(tags) {
      const changed = [...tags];
      if (changed.length === 0) return;
      add([...changed, anyTag]);
      begin();
    },
    purgeAll() {
      untold = "everything";
      begin();
    },
    get failing() {
      return failing;
    },
    close: () => closing.abort(),
  };
}

type Failure = {
  reason: string;
  /** What the CDN asks to wait, in milliseconds. */
  pause: number;
};

/** Retry-After is a number of seconds, or a date. */
function askedPause({ headers }: Response): number {
  const asked = headers.get("Retry-After") ?? "0";
  return Number(asked) * 1000 || Date.parse(asked) - Date.now() || 0;
}
