import type { SanityClient, Transaction } from "@sanity/client";

type Known = { _id: string; from?: string };

/** Adds to a transaction that an address leads to another one in one step: with it, what led there before. */
export async function redirecting(
  client: SanityClient,
  transaction: Transaction,
  from: string,
  to: string,
): Promise<Transaction> {
  const around = await client
    .withConfig({ perspective: "raw" })
    .fetch<Known[]>('*[_type == "redirect" && (from in [$from, $to] || to == $from)]{ _id, from }', {
      from,
      to,
    });
  for (const { _id, from: start } of around) {
    if (start === from || start === to) transaction.delete(_id);
    else transaction.patch(_id, { set: { to } });
  }
  const _id = await redirectIdOf(from);
  return transaction.createOrReplace({ _id, _type: "redirect", from, to, permanent: true });
}

/** One id for one address, whatever its length: the lake takes 128 characters. */
async function redirectIdOf(address: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(address)));
  return `redirect-${Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
