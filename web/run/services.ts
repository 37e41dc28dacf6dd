import { join } from "node:path";

import { type Environment, root } from "./environment.ts";
import { studioFolder } from "./builds.ts";
import type { Port } from "./ports.ts";

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
  ports: Port[];
};

const node = (file: string) => [process.execPath, join(root, file)];

export function lakeService({ LAKE_PORT, SITE_PORT, STUDIO_PORT, DATA_DIR }: Environment): Service {
  return {
    name: "lake",
    title: "Content Lake",
    command: node("studio/lake/main.ts"),
    folder: root,
    env: ports({ LAKE_PORT, SITE_PORT, STUDIO_PORT, DATA_DIR }),
    ready: `http://127.0.0.1:${LAKE_PORT}/healthz`,
    addresses: [["Content Lake", `http://localhost:${LAKE_PORT}`]],
    ports: [{ variable: "LAKE_PORT", number: LAKE_PORT }],
  };
}

export function studioService({ STUDIO_PORT, SITE_PORT, LAKE_PORT, DATA_DIR }: Environment): Service {
  return {
    name: "studio",
    title: "Studio",
    command: node("studio/serve.ts"),
    folder: root,
    env: ports({ STUDIO_PORT, SITE_PORT, LAKE_PORT, STUDIO_FOLDER: studioFolder(DATA_DIR) }),
    ready: `http://127.0.0.1:${STUDIO_PORT}/healthz`,
    addresses: [["Studio", `http://localhost:${STUDIO_PORT}`]],
    ports: [{ variable: "STUDIO_PORT", number: STUDIO_PORT }],
  };
}

export function supabaseService(environment: Environment): Service {
  const { SUPABASE_PORT, DB_PORT, MAIL_PORT, SITE_PORT, LAKE_PORT, DATA_DIR } = environment;
  return {
    name: "supabase",
    title: "Supabase",
    command: node("functions/local/main.ts"),
    folder: root,
    env: ports({ SUPABASE_PORT, DB_PORT, MAIL_PORT, SITE_PORT, LAKE_PORT, DATA_DIR }),
    ready: `http://127.0.0.1:${SUPABASE_PORT}/healthz`,
    addresses: [
      ["Supabase", `http://localhost:${SUPABASE_PORT}`],
      ["Postgres", `postgresql://postgres:postgres@127.0.0.1:${DB_PORT}/postgres`],
      ["Boîte aux lettres", `http://localhost:${MAIL_PORT}`],
    ],
    ports: [
      { variable: "SUPABASE_PORT", number: SUPABASE_PORT },
      { variable: "DB_PORT", number: DB_PORT },
      { variable: "MAIL_PORT", number: MAIL_PORT },
    ],
  };
}

/** The built site, or in development the sources with hot reload. */
export function siteService(environment: Environment, dev: boolean): Service {
  const { SITE_PORT, STUDIO_PORT, LAKE_PORT, SUPABASE_PORT, DATA_DIR } = environment;
  const vite = [join(root, "web/node_modules/.bin/react-router"), "dev", "--port", String(SITE_PORT)];
  return {
    name: "site",
    title: "Site",
    command: dev ? vite : node("web/server/main.ts"),
    folder: join(root, "web"),
    env: ports({
      SITE_PORT,
      STUDIO_PORT,
      LAKE_PORT,
      SUPABASE_PORT,
      DATA_DIR,
      NODE_ENV: dev ? "development" : "production",
    }),
    ready: `http://localhost:${SITE_PORT}/healthz`,
    addresses: [["Site", `http://localhost:${SITE_PORT}`]],
    ports: [{ variable: "SITE_PORT", number: SITE_PORT }],
  };
}

function ports(values: Record<string, string | number>): NodeJS.ProcessEnv {
  const asText = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return { ...process.env, ...Object.fromEntries(asText) };
}
