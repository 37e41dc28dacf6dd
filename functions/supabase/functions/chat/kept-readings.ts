import { inBackground } from "../_shared/in-background.ts";
import type { Rpc } from "../_shared/rpc.ts";
import type { Log, Reading } from "./content/knowledge.ts";

/** Readings of what is published, or what is counted of one so far, each by its state, which tells it from all others. */
export type KeptReadings = {
  of: (state: string) => Promise<Reading | undefined>;
  /** In the place of what was kept of this state. */
  keep: (state: string, reading: Reading) => Promise<void>;
};

/**
 * Keeps readings in Postgres, under a name that what is published and the version of this code make: which instance is the
 * first to read a publication does so for all that start after.
 */
export function createKeptReadings(rpc: Rpc, version: string, log: Log): KeptReadings {
  const failed = ({ message }: Error) => {
    log(`What was read is not kept: ${message}`);
  };
  const nameOf = (state: string) => digestOf(`${version} ${state}`);
  return {
    async of(state) {
      // This version has written it, number by number, and reads it unchecked: they are half a million.
      const kept = await rpc("kept_reading", { name: await nameOf(state) }).catch(failed);
      return (kept as Reading | null | undefined) ?? undefined;
    },
    async keep(state, reading) {
      const kept = nameOf(state)
        .then((name) => rpc("keep_reading", { name, reading }))
        .catch(failed);
      inBackground(kept);
      await kept;
    },
  };
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
