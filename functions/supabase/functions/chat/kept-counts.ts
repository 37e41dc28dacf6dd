import type { Rpc } from "../_shared/rpc.ts";
import type { Log } from "./content/knowledge.ts";
import type { Counts } from "./find/counts.ts";

/** All that is counted of what is published, and from which sureness on an answer to it is stated. */
export type Counted = { stated: number; counts: Counts };

/** Counts what is published, unless it was done. `state` is told apart from any other that is or was published. */
export type Count = (state: string, count: () => Counted) => Promise<Counted>;

/**
 * Keeps in Postgres what was counted, under a name that what is published and the version of this code make: which instance
 * is the first to read a publication counts it, for all that start after.
 */
export function createKeptCounts(rpc: Rpc, version: string, log: Log): Count {
  const failed = ({ message }: Error) => {
    log(`What was counted is not kept: ${message}`);
  };
  return async (state, count) => {
    const name = await digestOf(`${version} ${state}`);
    // This version has written it, number by number, and reads it unchecked: they are half a million.
    const kept = (await rpc("kept_counts", { name }).catch(failed)) as Counted | null | undefined;
    if (kept) return kept;
    const made = count();
    // Nobody waits for it.
    rpc("keep_counts", { name, counted: made }).catch(failed);
    return made;
  };
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
