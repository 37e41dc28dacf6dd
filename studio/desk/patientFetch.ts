import type { ClientConfig } from "@sanity/client";

import { Tally } from "./tally.ts";

type Fetch = ReturnType<NonNullable<ClientConfig["resolveFetch"]>>;
type Request = Parameters<Fetch>[1];

/** Milliseconds between two tries, once the first ones have failed. */
const longestPause = 3000;
/** Milliseconds that the lake may take to store a change: a lake that hangs answers nothing, not even an error. */
const longestAnswer = 10_000;
/** 507: the lake has no room left. */
const unavailable = new Set([502, 503, 504, 507]);
/** The document is gone, or is no longer what the change was made for: the Studio drops what was typed and says nothing. */
const overtaken = new Set([404, 409]);
/** Changes that the lake does not store, more than once or for long: they are sent again, or waited for, until it does. */
export const held = new Tally<Request>();
/** Changes that came too late. */
const refused = new Tally<Request>();

/** A lake that never answered may be one that refuses this address: the Studio says that better. */
let hasAnswered = false;

/**
 * Repeats what the network swallowed until it is answered. The Studio falls over when a reading gives up; and when
 * the first change of a document gives up, it forgets what was typed.
 */
export const patientFetch: Fetch = async (input, init) => {
  const changes = transactionIn(init) !== undefined;
  const late = changes && setTimeout(() => held.mark(init, true), longestAnswer);
  try {
    const answer = await untilAnswered(input, init);
    if (overtaken.has(answer.status) && changes) refused.mark(init, true);
    return answer;
  } finally {
    if (late) clearTimeout(late);
    held.mark(init, false);
  }
};

/** How many changes were not stored, as far as nobody was told. */
export const useRefused = refused.useSize;
export const forgetRefused = refused.clear;

const untilAnswered: Fetch = async (input, init) => {
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await fetch(input, init);
      hasAnswered = true;
      if (tries > 0 && answer.status === 409) return (await storedBefore(answer, init)) ?? answer;
      if (!unavailable.has(answer.status) || !repeatable(input, init)) return answer;
    } catch (error) {
      if (!hasAnswered || init?.signal?.aborted || !repeatable(input, init)) throw error;
    }
    if (tries > 0 && transactionIn(init) !== undefined) held.mark(init, true);
    await pause(Math.min(200 * 2 ** tries, longestPause), init?.signal);
  }
};

/** Readings, and changes with a number of their own, which the lake takes once. */
function repeatable(input: Parameters<Fetch>[0], init: Request): boolean {
  const reads = ["GET", "HEAD"].includes(init?.method ?? "GET") || input.includes("/data/query/");
  return reads || transactionIn(init) !== undefined;
}

function transactionIn(init: Request): string | undefined {
  if (typeof init?.body !== "string") return undefined;
  return /"transactionId":"([^"]+)"/.exec(init.body)?.[1];
}

/** The answer that got lost on its way, to a change that had arrived: its number is refused, and nothing that it changes. */
async function storedBefore(answer: Response, init: Request): Promise<Response | undefined> {
  const transactionId = transactionIn(init);
  const refusal = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { error?: { items?: unknown } };
  if (transactionId === undefined || !refusal.error || refusal.error.items) return undefined;
  return Response.json({ transactionId, results: [] });
}

/** Ends early when the network is back. */
function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      signal?.removeEventListener("abort", end);
      if (signal?.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener("online", end);
    signal?.addEventListener("abort", end);
  });
}
