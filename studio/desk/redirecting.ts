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
  const _id = `redirect-${from.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "")}`;
  return transaction.createOrReplace({ _id, _type: "redirect", from, to, permanent: true });
}
