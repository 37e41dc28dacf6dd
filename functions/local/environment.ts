import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { originsOn } from "./local-only.ts";
import usualPorts from "./usual-ports.json" with { type: "json" };
import { dataFolder, port, setIn } from "./variables.ts";

const envFile = resolve(import.meta.dirname, "../.env");

const aDuration = "un nombre de secondes";

const schema = z
  .object({
    SUPABASE_PORT: port("SUPABASE_PORT"),
    DB_PORT: port("DB_PORT"),
    MAIL_PORT: port("MAIL_PORT"),
    LAKE_PORT: port("LAKE_PORT"),
    SITE_PORT: port("SITE_PORT"),
    STUDIO_PORT: port("STUDIO_PORT"),
    SMTP_HOST: z.string().optional(),
    SMTP_PORT: port("SMTP_PORT").unwrap().optional(),
    DATA_DIR: dataFolder,
    SWEEP_SECONDS: z.coerce.number({ error: aDuration }).nonnegative(aDuration).default(20),
  })
  .transform((env) => ({
    ports: {
      gateway: env.SUPABASE_PORT,
      database: env.DB_PORT,
      mailbox: env.MAIL_PORT,
      smtp: env.SMTP_PORT ?? (env.SMTP_HOST ? 465 : usualPorts.SMTP_PORT),
    },
    /** Set: mail leaves through it, and the local mailbox is not started. */
    smtpHost: env.SMTP_HOST,
    /** The local Content Lake; with SANITY_PROJECT_ID set, Sanity's is used. */
    lakeUrl: `http://127.0.0.1:${env.LAKE_PORT}`,
    siteOrigins: originsOn(env.SITE_PORT),
    studioUrl: `http://localhost:${env.STUDIO_PORT}`,
    studioOrigins: originsOn(env.STUDIO_PORT),
    gatewayUrl: `http://127.0.0.1:${env.SUPABASE_PORT}`,
    dataDir: env.DATA_DIR,
    sweepSeconds: env.SWEEP_SECONDS,
  }));

export type Environment = z.infer<typeof schema>;

/** Reads the environment once, `functions/.env` included. Throws a French sentence per wrong variable. */
export function readEnvironment(): Environment {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const parsed = schema.safeParse(setIn(process.env));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} (${issue.message})`);
  throw new Error(`Variable d’environnement incorrecte : ${wrong.join(", ")}. Voir functions/.env.example.`);
}
