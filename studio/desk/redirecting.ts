import type { SanityClient, Transaction } from "@sanity/client";

import { sourceOf, targetOf } from "../addresses.ts";
import { siteUrl } from "../environment.ts";

type Redirect = { _id: string; from?: string; to?: string };

/**
 * Adds to a transaction that an address leads to another one in one step: with it, what led there before.
 * @param to Empty where it leads nowhere, whatever it once led to.
 */
export async function redirecting(
  client: SanityClient,
  transaction: Transaction,
  from: string,
  to: string,
): Promise<Transaction> {
  const redirects = await client
    .withConfig({ perspective: "raw" })
    .fetch<Redirect[]>('*[_type == "redirect"]{ _id, from, to }');
  for (const known of redirects) {
    const start = sourceOf(known.from ?? "").address;
    const rest = restAfter(from, known.to ?? "");
    if (start === from || start === to) transaction.delete(known._id);
    else if (to && rest !== undefined) transaction.patch(known._id, { set: { to: to + rest } });
  }
  return to ? transaction.createOrReplace(await redirectOf(from, to)) : transaction;
}

/** That an address leads to another one. It counts once nothing stands at the first. */
export const redirectOf = async (from: string, to: string) => ({
  _id: await redirectIdOf(from),
  _type: "redirect",
  from,
  to,
  permanent: true,
});

/** What follows an address where staff typed that something leads there, `?de=prix#formules`; undefined where it leads elsewhere. */
function restAfter(address: string, typed: string): string | undefined {
  const target = targetOf(typed, siteUrl).address ?? "";
  const [path = ""] = target.split(/[?#]/, 1);
  return path.replace(/(.)\/$/, "$1") === address ? target.slice(path.length) : undefined;
}

/** One id for one address, whatever its length: the lake takes 128 characters. */
async function redirectIdOf(address: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(address)));
  return `redirect-${Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
