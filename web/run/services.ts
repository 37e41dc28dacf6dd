import { join } from "node:path";

import { addressOf } from "../server/serve/addressOf.ts";
import { studioEnvironment, studioFolder } from "./buildStudio.ts";
import type { Environment } from "./readEnvironment.ts";
import { root } from "./root.ts";

export type Service = {
  name: string;
  /** What it is, in the table. */
  title: string;
  command: string[];
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Answers 200 once the service is ready. */
  ready: string;
  /** Addresses for the table. */
  addresses: [title: string, address: string][];
  /** What it listens on, by the variable that moves it. */
  ports: Record<string, number>;
};

const node = (file: string, ...flags: string[]) => [process.execPath, ...flags, join(root, file)];

export function lakeService({ LAKE_PORT, SITE_PORT, STUDIO_PORT, DATA_DIR }: Environment): Service {
  return {
    name: "lake",
    title: "Content Lake",
    command: node("studio/localLake.ts"),
    folder: root,
    env: environmentWith({ LAKE_PORT, SITE_PORT, STUDIO_PORT, DATA_DIR }),
    ready: `http://127.0.0.1:${LAKE_PORT}/healthz`,
    addresses: [["Content Lake", `http://localhost:${LAKE_PORT}`]],
    ports: { LAKE_PORT },
  };
}

/** The built Studio, or in development its sources with hot reload. */
export function studioService(environment: Environment, dev: boolean): Service {
  const { STUDIO_PORT, SITE_PORT, LAKE_PORT, SUPABASE_PORT, DATA_DIR } = environment;
  const own = `http://localhost:${STUDIO_PORT}`;
  const vite = [join(root, "studio/node_modules/.bin/sanity"), "dev", "--port", String(STUDIO_PORT)];
  return {
    name: "studio",
    title: "Studio",
    command: dev ? vite : node("studio/serve.ts"),
    folder: dev ? join(root, "studio") : root,
    env: environmentWith({
      STUDIO_PORT,
      SITE_PORT,
      LAKE_PORT,
      SUPABASE_PORT,
      STUDIO_FOLDER: studioFolder(DATA_DIR),
      ...(dev && studioEnvironment(environment)),
      DO_NOT_TRACK: 1,
    }),
    ready: dev ? `${own}/` : `http://127.0.0.1:${STUDIO_PORT}/healthz`,
    addresses: [["Studio", own]],
    ports: { STUDIO_PORT },
  };
}

export function supabaseService(environment: Environment): Service {
  const { SUPABASE_PORT, DB_PORT, SITE_PORT, STUDIO_PORT, LAKE_PORT, DATA_DIR } = environment;
  const mailbox = mailboxOf(environment);
  return {
    name: "supabase",
    title: "Supabase",
    command: node("functions/local/main.ts"),
    folder: root,
    env: environmentWith({
      SUPABASE_PORT,
      DB_PORT,
      ...mailbox.ports,
      SITE_PORT,
      STUDIO_PORT,
      LAKE_PORT,
      DATA_DIR,
    }),
    ready: `http://127.0.0.1:${SUPABASE_PORT}/healthz`,
    addresses: [
      ["Supabase", `http://localhost:${SUPABASE_PORT}`],
      ["Postgres", `postgresql://postgres:postgres@127.0.0.1:${DB_PORT}/postgres`],
      ["Connexion aux demandes", `http://localhost:${SUPABASE_PORT}/sign-in`],
      ...mailbox.addresses,
    ],
    ports: { SUPABASE_PORT, DB_PORT, ...mailbox.ports },
  };
}

/** Mail that leaves by a server named in the environment needs no mailbox here. */
function mailboxOf({ SMTP_HOST, SMTP_PORT, MAIL_PORT }: Environment): Pick<Service, "addresses" | "ports"> {
  if (SMTP_HOST) return { addresses: [], ports: {} };
  return {
    addresses: [["Boîte aux lettres", `http://localhost:${MAIL_PORT}`]],
    ports: { MAIL_PORT, SMTP_PORT },
  };
}

/** The built site, or in development the sources with hot reload. */
export function siteService(environment: Environment, dev: boolean): Service {
  const { HOST, SITE_PORT, STUDIO_PORT, LAKE_PORT, SUPABASE_PORT, DATA_DIR } = environment;
  const own = `http://localhost:${SITE_PORT}`;
  const config = ["--config", "vite.dev.config.ts", "--port", String(SITE_PORT)];
  const vite = [join(root, "web/node_modules/.bin/react-router"), "dev", ...config];
  return {
    name: "site",
    title: "Site",
    // What a request leaves behind is of no use after it: without a limit, room is kept for ten times as much. So little
    // is sooner cleared away by one thread than by several that wait for each other.
    command: dev ? vite : node("web/server/main.ts", "--max-semi-space-size=4", "--no-parallel-scavenge"),
    folder: join(root, "web"),
    env: environmentWith({
      SITE_PORT,
      STUDIO_PORT,
      LAKE_PORT,
      SUPABASE_PORT,
      DATA_DIR,
      NODE_ENV: dev ? "development" : "production",
      // Many threads that each keep a pool of their own hold twice the memory, and what is free is given back.
      MALLOC_ARENA_MAX: 2,
      MALLOC_TRIM_THRESHOLD_: 131_072,
      // From the second start on no thread holds what reads TypeScript, 11 MB in each.
      NODE_COMPILE_CACHE: join(DATA_DIR, "compiled"),
      // The search's index: where a system keeps what is temporary may be memory.
      SQLITE_TMPDIR: DATA_DIR,
    }),
    // The first page has Vite read the sources: nobody is to wait for that later.
    ready: dev ? `${own}/` : `http://${addressOf({ host: HOST, port: SITE_PORT })}/healthz`,
    addresses: [["Site", own]],
    ports: { SITE_PORT },
  };
}

function environmentWith(values: Record<string, string | number>): NodeJS.ProcessEnv {
  const asText = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return { ...process.env, ...Object.fromEntries(asText) };
}
