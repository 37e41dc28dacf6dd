import { randomInt } from "node:crypto";
import { assertFree } from "./assert-free.mjs";
import type { Environment } from "./environment.ts";

/** A port nobody listens on, below those the browser's tests have for their own and those outgoing connections take. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 23_000);
    const [tried] = await Promise.allSettled([assertFree([["", port]])]);
    if (tried.status === "fulfilled") return port;
  }
}

/** Throws a sentence naming the first taken port and the variable that moves it. */
export const assertPortsFree = ({ ports, smtpHost }: Pick<Environment, "ports" | "smtpHost">) =>
  assertFree([
    ["SUPABASE_PORT", ports.gateway],
    ["DB_PORT", ports.database],
    ...(smtpHost
      ? []
      : ([
          ["MAIL_PORT", ports.mailbox],
          ["SMTP_PORT", ports.smtp],
        ] as const)),
  ]);
