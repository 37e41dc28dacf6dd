import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import type { Environment } from "./environment.ts";

const variables = {
  gateway: ["SUPABASE_PORT", "la passerelle Supabase"],
  database: ["DB_PORT", "la base de données"],
  mailbox: ["MAIL_PORT", "la boîte aux lettres"],
  smtp: ["SMTP_PORT", "la réception du courrier"],
} as const;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    // Whoever connects meanwhile would be waited for when the probe closes.
    const probe = createServer((socket) => socket.destroy());
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

/** A port nobody listens on, below the range that outgoing connections take theirs from. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    if (await isFree(port)) return port;
  }
}

/** Throws a sentence naming the first taken port and the variable that moves it. */
export async function assertPortsFree({ ports, smtpHost }: Environment) {
  for (const name of Object.keys(variables) as (keyof typeof variables)[]) {
    if (smtpHost && (name === "mailbox" || name === "smtp")) continue;
    if (await isFree(ports[name])) continue;
    const [variable, what] = variables[name];
    throw new Error(
      `Le port ${ports[name]} (${what}) est déjà pris : libérez-le, ou choisissez-en un autre avec ${variable}.`,
    );
  }
}
