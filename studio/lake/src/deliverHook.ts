import { createHmac } from "node:crypto";
import type { Hook } from "./hook.ts";
import type { Attempt, Message } from "./hookStore.ts";

/** As hosted. */
const timeLimit = 30_000;
const longestBody = 10_000;

/** Sends a message once. Its signature is what `@sanity/webhook` verifies. */
export async function deliver(hook: Hook, message: Message, closing: AbortSignal): Promise<Attempt> {
  const createdAt = new Date().toISOString();
  const started = performance.now();
  const result = await send(hook, message, closing);
  return { createdAt, duration: Math.round(performance.now() - started), ...result };
}

type Result = Pick<Attempt, "failureReason" | "resultCode" | "resultBody">;

async function send(hook: Hook, message: Message, closing: AbortSignal): Promise<Result> {
  const patience = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(hook.url, {
      method: hook.httpMethod,
      headers: headersOf(hook, message),
      // `fetch` sends no body with a GET.
      body: hook.httpMethod === "GET" ? null : message.payload,
      redirect: "manual",
      signal: AbortSignal.any([patience, closing]),
    });
    const resultBody = await beginningOf(response);
    return { failureReason: response.ok ? null : "http", resultCode: response.status, resultBody };
  } catch {
    return { failureReason: patience.aborted ? "timeout" : "other", resultCode: null, resultBody: null };
  }
}

/** As much of an answer as is kept: the rest is not awaited. */
async function beginningOf({ body }: Response): Promise<string> {
  let text = "";
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.length >= longestBody) break;
  }
  return text.slice(0, longestBody);
}

function headersOf(
  { id, projectId, headers, secret }: Hook,
  { id: message, dataset, change, payload }: Message,
) {
  return {
    ...headers,
    "content-type": "application/json",
    "user-agent": "Sanity.io webhook delivery",
    "idempotency-key": `${id}-${message}`,
    "sanity-webhook-id": id,
    "sanity-project-id": projectId,
    "sanity-dataset": dataset,
    "sanity-document-id": change.documentId,
    "sanity-operation": change.operation,
    "sanity-transaction-id": change.transactionId,
    "sanity-transaction-time": change.transactionTime,
    ...(secret && { "sanity-webhook-signature": signature(secret, payload ?? "") }),
  };
}

function signature(secret: string, payload: string): string {
  const time = Date.now();
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${payload}`).digest("base64url")}`;
}
