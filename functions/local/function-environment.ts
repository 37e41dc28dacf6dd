import { randomUUID } from "node:crypto";
import type { Environment } from "./environment.ts";
import { anonKey, publishableKey, secretKey, serviceRoleKey } from "./keys.ts";
import { databaseUrl } from "./postgres/database-url.ts";
import { setIn } from "./variables.ts";

/** What hosted functions find in their environment, for local ones; what is set already is kept. */
export const functionEnvironment = (env: Omit<Environment, "studioUrl" | "studioOrigins">) => ({
  SITE_ORIGINS: env.siteOrigins.join(","),
  SMTP_HOST: "127.0.0.1",
  SMTP_SECURE: String(env.ports.smtp === 465),
  CONTACT_TO: "contact@ia4school.example",
  MAIL_FROM: "IA4School <site@ia4school.example>",
  ...setIn(process.env),
  // The local lake does not know the dataset of a hosted project.
  ...(!process.env["SANITY_PROJECT_ID"] && {
    SANITY_PROJECT_ID: "ia4school",
    SANITY_DATASET: "production",
    SANITY_API_HOST: env.lakeUrl,
  }),
  SMTP_PORT: String(env.ports.smtp),
  SUPABASE_URL: env.gatewayUrl,
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
  SUPABASE_ANON_KEY: anonKey,
  SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
  SUPABASE_DB_URL: databaseUrl(env.ports.database),
  // Their code may have changed since the last start.
  DENO_DEPLOYMENT_ID: randomUUID(),
});
