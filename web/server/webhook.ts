import { decodeSignatureHeader, isValidSignature } from "@sanity/webhook";

export type Delivery = {
  body: string;
  signature: string;
  /** Sanity's own name for it, the same when it comes again. */
  key: string | undefined;
};

export type WebhookAnswer = {
  status: number;
  /** For whoever reads the webhook's log at Sanity. */
  body: string;
  /** Whether something was published that may not be known yet. */
  heard: boolean;
};

export type Webhook = (delivery: Delivery) => Promise<WebhookAnswer>;

/** How old a signature may be, and how far ahead Sanity's clock, in milliseconds. */
const oldest = 5 * 60_000;
const ahead = 60_000;

/** How many signatures and keys of deliveries are remembered. */
const most = 2_000;

/** Hears Sanity's webhook: a publication, signed with the secret, recent, and not heard before. */
export function createWebhook(secret: string): Webhook {
  const heard = new Set<string>();

  function remember(delivery: string) {
    heard.add(delivery);
    for (const first of heard) {
      if (heard.size <= most) break;
      heard.delete(first);
    }
  }

  return async ({ body, signature, key }) => {
    if (!(await isValidSignature(body, signature, secret)))
      return refuse(401, "The signature is not that of SANITY_WEBHOOK_SECRET (web/.env.example).");

    // The key is not signed: who replays a delivery under another is known by the signature.
    const deliveries = [signature, key].filter((id) => id !== undefined);
    if (deliveries.some((delivery) => heard.has(delivery)))
      return { status: 200, body: "Heard before.", heard: false };

    const age = Date.now() - decodeSignatureHeader(signature).timestamp;
    if (age > oldest) return refuse(401, "The signature is more than 5 minutes old.");
    if (age < -ahead) return refuse(401, "The signature is from the future: is this server's clock right?");

    for (const delivery of deliveries) remember(delivery);
    return { status: 200, body: "Heard.", heard: true };
  };
}

function refuse(status: number, reason: string): WebhookAnswer {
  return { status, body: reason, heard: false };
}
