import { buffer } from "node:stream/consumers";

import { own } from "studio/addresses";

import { createWebhook } from "../webhook.ts";
import { type Exchange, sendText } from "./send.ts";

/** Where Sanity says by a signed webhook that something was published: no address, without a secret. */
export function webhookAnswers(
  secret: string | undefined,
  heard: () => void,
): [path: string, answer: (exchange: Exchange) => Promise<void>][] {
  if (!secret) return [];
  const hear = createWebhook(secret);
  const answer = async (exchange: Exchange) => {
    const { headers } = exchange.request;
    const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
    const body = new Uint8Array(await buffer(exchange.request));
    const said = await hear(
      new Request("http://site/hooks/sanity", { method: "POST", headers: given, body }),
    );
    if (said.heard) heard();
    sendText(exchange, said.status, said.body);
  };
  return [[`${own.hooks}sanity`, answer]];
}
