import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { originsOn } from "./local-only.ts";

const root = resolve(import.meta.dirname, "../..");
const envFile = resolve(import.meta.dirname, "../.env");

const aPort = "un port entre 1 et 65535";
const port = z.coerce.number({ error: aPort }).int(aPort).min(1, aPort).max(65535, aPort);
const aDuration = "un nombre de secondes";

const schema = z
  .object({
    SUPABASE_PORT: port.default(54321),
    DB_PORT: port.default(54322),
    MAIL_PORT: port.default(54324),
    LAKE_PORT: port.default(3334),
    SITE_PORT: port.default(3000),
    STUDIO_PORT: port.default(3333),
    SMTP_HOST: z.string().optional(),
    SMTP_PORT: port.optional(),
    DATA_DIR: z.string().default(".data"),
    SWEEP_SECONDS: z.coerce.number({ error: aDuration }).nonnegative(aDuration).default(20),
  })
  .transform((env) => ({
    ports: {
      gateway: env.SUPABASE_PORT,
      database: env.DB_PORT,
      mailbox: env.MAIL_PORT,
      smtp: env.SMTP_PORT ?? (env.SMTP_HOST ? 465 : 54325),
    },
    /** Set: mail leaves through it, and the local mailbox is not started. */
    smtpHost: env.SMTP_HOST,
    /** The local Content Lake; with SANITY_PROJECT_ID set, Sanity's is used. */
    lakeUrl: `http://127.0.0.1:${env.LAKE_PORT}`,
    siteOrigins: originsOn(env.SITE_PORT),
    studioUrl: `http://localhost:${env.STUDIO_PORT}`,
    studioOrigins: originsOn(env.STUDIO_PORT),
    gatewayUrl: `http://127.0.0.1:${env.SUPABASE_PORT}`,
    dataDir: resolve(root, env.DATA_DIR),
    sweepSeconds: env.SWEEP_SECONDS,
  }));

export type Environment = z.infer<typeof schema>;

/** Reads the environment once, `functions/.env` included. Throws a French sentence per wrong variable. */
export function readEnvironment(): Environment {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  // An empty variable is one that is not set.
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} (${issue.message})`);
  throw new Error(`Variable d’environnement incorrecte : ${wrong.join(", ")}. Voir functions/.env.example.`);
}
