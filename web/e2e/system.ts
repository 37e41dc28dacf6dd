import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { assertFree } from "functions/assert-free";
import { nothingHosted } from "functions/nothing-hosted";

const root = resolve(import.meta.dirname, "../..");
// Below the range that outgoing connections take their ports from.
const firstPort = Number(process.env.E2E_PORT ?? 23000);

/** The folder and ports of a worker's system: tests run beside `npm start`, and beside those of other workers. */
export function placeOf(worker: number) {
  const port = firstPort + worker * 100;
  return {
    SITE_PORT: port,
    STUDIO_PORT: port + 1,
    LAKE_PORT: port + 2,
    SUPABASE_PORT: port + 3,
    DB_PORT: port + 4,
    MAIL_PORT: port + 5,
    SMTP_PORT: port + 6,
    DATA_DIR: join(root, `.data/e2e-${worker}`),
  };
}

const place = placeOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
export const dataDir = place.DATA_DIR;

const addresses = {
  site: `http://localhost:${place.SITE_PORT}`,
  studio: `http://localhost:${place.STUDIO_PORT}`,
  lake: `http://localhost:${place.LAKE_PORT}`,
  supabase: `http://localhost:${place.SUPABASE_PORT}`,
  mailbox: `http://localhost:${place.MAIL_PORT}`,
};

export type System = typeof addresses & {
  /** Ends everything with this signal, then starts again over the same data. */
  restart: (signal: "SIGTERM" | "SIGKILL") => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * The whole system as `npm start` brings it up, with the content it is seeded with.
 * @throws Error that names a taken port.
 */
export async function startSystem(): Promise<System> {
  const ports = Object.values(place).filter((value) => typeof value === "number");
  await assertFree(ports.map((port) => ["E2E_PORT", port]));
  // The built Studio is kept: it depends on sources and ports only.
  for (const kept of ["lake", "postgres", "mails", "site"])
    rmSync(join(dataDir, kept), { recursive: true, force: true });
  let process = await start();
  const stop = async (signal: NodeJS.Signals) => {
    const ended = process.exitCode !== null || process.signalCode !== null;
    const exited = ended || new Promise((done) => process.once("exit", done));
    process.kill(signal);
    await exited;
  };
  return {
    ...addresses,
    stop: () => stop("SIGTERM"),
    async restart(signal) {
      await stop(signal);
      await gone();
      process = await start();
    },
  };
}

async function start(): Promise<ChildProcess> {
  const env = {
    ...process.env,
    ...nothingHosted,
    ...asText(place),
    // As staff see it.
    SANITY_STUDIO_DEVELOPER: "",
    // An e-mail that is sent again leaves at the next sweep.
    SWEEP_SECONDS: "2",
  };
  const child = spawn(process.execPath, [join(root, "web/run/start.ts")], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  const ended = new Promise<never>((_, reject) => child.once("exit", () => reject(new Error(printed))));
  ended.catch(() => {});
  await Promise.race([ready(), ended]);
  return child;
}

/** What a killed copy had started ends by itself, a moment later: its site is not to be taken for the new one. */
async function gone(): Promise<void> {
  while (await fetch(`${addresses.site}/livez`).catch(() => undefined)) await wait(50);
}

/** The site answers last: what it stands on is up. */
async function ready(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${addresses.site}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
}

function asText(values: Record<string, number | string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
