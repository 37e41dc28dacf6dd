import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import pg from "pg";
import { publishableKey, secretKey } from "../keys.ts";
import { nothingHosted } from "../nothing-hosted.ts";
import { freePorts } from "../ports.ts";
import { databaseUrl } from "../postgres/database-url.ts";

const main = resolve(import.meta.dirname, "../main.ts");

/** In milliseconds; on a machine that others use it is slow. Shorter than what a hook may take, which would not say why. */
const longestStart = 240_000;

type Health = { pids: Record<string, number>; mails: Record<string, number> };
export type System = Awaited<ReturnType<typeof startSystem>>;

/** A folder as a first start leaves it; empty where nothing was started before the tests. */
async function startedFolder() {
  const folder = await mkdtemp(join(tmpdir(), "functions-"));
  const once = process.env["STARTED_ONCE"];
  if (once) {
    await cp(once, folder, { recursive: true });
    // All that a copy leaves out, and Postgres insists on.
    await chmod(join(folder, "postgres"), 0o700);
  }
  return folder;
}

/** The whole local system as `npm start` runs it, on free ports and a folder of its own. */
export async function startSystem(extra: Record<string, string> = {}) {
  const dataDir = extra["DATA_DIR"] ?? (await startedFolder());
  const [gateway, database, mailbox, smtp, site, studioPort, lake] = await freePorts(7);
  const env: Record<string, string> = {
    SUPABASE_PORT: String(gateway),
    DB_PORT: String(database),
    MAIL_PORT: String(mailbox),
    SMTP_PORT: String(smtp),
    SITE_PORT: String(site),
    STUDIO_PORT: String(studioPort),
    LAKE_PORT: String(lake),
    DATA_DIR: dataDir,
    ...extra,
  };
  const url = `http://127.0.0.1:${env["SUPABASE_PORT"]}`;
  const origin = `http://localhost:${env["SITE_PORT"]}`;
  const studio = `http://localhost:${env["STUDIO_PORT"]}`;
  let child: ChildProcess;
  let output = "";

  async function start() {
    child = spawn(process.execPath, [main], {
      env: { ...process.env, ...nothingHosted, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      output += chunk;
    });
    const deadline = Date.now() + longestStart;
    while (!(await health())) {
      if (child.exitCode !== null || child.signalCode) throw new Error(`main.ts ended: ${output}`);
      if (Date.now() > deadline) throw new Error(`main.ts is not well: ${output}`);
      await sleep(30);
    }
  }
  async function health(): Promise<Health | undefined> {
    try {
      const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) });
      return answer.ok ? await answer.json() : undefined;
    } catch {
      return undefined;
    }
  }
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  }
  const forget = () => rm(dataDir, { recursive: true, force: true });
  await start().catch(async (error: Error) => {
    if (!extra["DATA_DIR"]) await forget();
    throw error;
  });

  return {
    url,
    origin,
    studio,
    dataDir,
    env,
    health,
    start,
    exitCode: () => child.exitCode,
    databaseUrl: databaseUrl(Number(env["DB_PORT"])),
    mailboxUrl: `http://127.0.0.1:${env["MAIL_PORT"]}`,
    anon: () => createClient(url, publishableKey, { auth: { persistSession: false } }),
    service: () => createClient(url, secretKey, { auth: { persistSession: false } }),
    /** A colleague at the Studio, by the link for developers. */
    staff: async () => {
      const client = createClient(url, publishableKey, { auth: { persistSession: false } });
      const { headers } = await fetch(`${url}/sign-in`, { redirect: "manual" });
      const brought = new URLSearchParams(new URL(headers.get("location")!).hash.slice(1));
      const { error } = await client.auth.verifyOtp({
        token_hash: brought.get("token_hash")!,
        type: "email",
      });
      if (error) throw error;
      return client;
    },
    interrupt: () => end("SIGINT"),
    kill: () => end("SIGKILL"),
    stop: async () => {
      await end("SIGTERM");
      await forget();
    },
    connect: async (user = "postgres") => {
      const client = new pg.Client(databaseUrl(Number(env["DB_PORT"]), user));
      client.on("error", () => {});
      await client.connect();
      return client;
    },
  };
}
