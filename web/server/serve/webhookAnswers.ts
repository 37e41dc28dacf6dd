import { decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { own } from "studio/addresses";

import { bodyOf } from "./bodyOf.ts";
import { type Exchange, sendText } from "./send.ts";

/** How old a signature may be, and how far ahead Sanity's clock, in milliseconds. */
const oldest = 5 * 60_000;
const ahead = 60_000;

/** Where Sanity says by a signed webhook that something was published. */
export const webhookPath = `${own.hooks}sanity`;

/** What answers there: nothing, without a secret. */
export function webhookAnswers(
  secret: string | undefined,
  heard: () => void,
): [path: string, answer: (exchange: Exchange) => Promise<void>][] {
  if (!secret) return [];
  const answer = async (exchange: Exchange) => {
    const { request } = exchange;
    const body = (await bodyOf(request)).toString("utf8");
    const wrong = await problemOf(body, String(request.headers[SIGNATURE_HEADER_NAME] ?? ""), secret);
    if (wrong) return sendText(exchange, 401, wrong);
    heard();
    sendText(exchange, 200, "Heard.");
  };
  return [[webhookPath, answer]];
}

/** Why a delivery is not believed, for whoever reads the webhook's log at Sanity. One that comes again soon is no harm. */
async function problemOf(body: string, signature: string, secret: string): Promise<string | undefined> {
  if (!(await isValidSignature(body, signature, secret)))
    return "The signature is not that of SANITY_WEBHOOK_SECRET (web/.env.example).";
  const age = Date.now() - decodeSignatureHeader(signature).timestamp;
  if (age > oldest) return "The signature is more than 5 minutes old.";
  if (age < -ahead) return "The signature is from the future: is this server's clock right?";
}
