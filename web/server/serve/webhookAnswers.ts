import { buffer } from "node:stream/consumers";

import { SIGNATURE_HEADER_NAME } from "@sanity/webhook";
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
    const said = await hear({
      body: (await buffer(exchange.request)).toString("utf8"),
      signature: String(headers[SIGNATURE_HEADER_NAME] ?? ""),
      key: headers["idempotency-key"]?.toString(),
    });
    if (said.heard) heard();
    sendText(exchange, said.status, said.body);
  };
  return [[`${own.hooks}sanity`, answer]];
}
