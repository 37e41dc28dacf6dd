import { randomInt } from "node:crypto";
import { assertFree } from "./assert-free.mjs";
import type { Environment } from "./environment.ts";

/** Ports nobody listens on, side by side below those the browser's tests have for their own and those outgoing connections take. */
export async function freePorts(count: number): Promise<number[]> {
  for (;;) {
    const first = randomInt(10_000, 23_000 - count);
    const ports = Array.from({ length: count }, (_, at) => first + at);
    const [tried] = await Promise.allSettled([assertFree(ports.map((port) => ["", port]))]);
    if (tried.status === "fulfilled") return ports;
  }
}

export const freePort = async () => (await freePorts(1))[0]!;

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
