import { randomBytes } from "node:crypto";

import { anonKey, localProxySecret } from "functions/local-keys";
import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65535);

/** What the site reads from its environment; each value's meaning stands in `.env.example`. */
const variables = z.object({
  SITE_PORT: port.default(3000),
  SITE_URL: z.url().optional(),
  HOST: z.string().default("localhost"),
  DATA_DIR: z.string().default(".data"),
  STUDIO_URL: z.url().optional(),
  STUDIO_PORT: port.default(3333),
  LAKE_PORT: port.default(3334),
  SANITY_PROJECT_ID: z.string().min(1).optional(),
  SANITY_DATASET: z.string().min(1).default("production"),
  SANITY_READ_TOKEN: z.string().min(1).optional(),
  SUPABASE_PORT: port.default(54321),
  SUPABASE_URL: z.url().optional(),
  SUPABASE_ANON_KEY: z.string().min(1).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  PROXY_SECRET: z.string().min(16).optional(),
  PREVIEW_SECRET: z.string().min(16).optional(),
  SANITY_WEBHOOK_SECRET: z.string().min(16).optional(),
  CLOUDFLARE_ZONE_ID: z.string().min(1).optional(),
  CLOUDFLARE_API_TOKEN: z.string().min(1).optional(),
  CLOUDFLARE_API_URL: z.url().default("https://api.cloudflare.com"),
  FASTLY_SERVICE_ID: z.string().min(1).optional(),
  FASTLY_API_TOKEN: z.string().min(1).optional(),
  FASTLY_API_URL: z.url().default("https://api.fastly.com"),
});

const shape = variables.refine((values) => !values.SUPABASE_URL || values.SUPABASE_ANON_KEY, {
  path: ["SUPABASE_ANON_KEY"],
  message: "needed with SUPABASE_URL; it stands in the Supabase dashboard, Project Settings → API Keys",
});

const complete = shape
  .refine((values) => !values.CLOUDFLARE_ZONE_ID || values.CLOUDFLARE_API_TOKEN, {
    path: ["CLOUDFLARE_API_TOKEN"],
    message: "va avec CLOUDFLARE_ZONE_ID ; il se crée chez Cloudflare, My Profile → API Tokens",
  })
  .refine((values) => !values.FASTLY_SERVICE_ID || values.FASTLY_API_TOKEN, {
    path: ["FASTLY_API_TOKEN"],
    message: "va avec FASTLY_SERVICE_ID ; il se crée sur https://manage.fastly.com/account/tokens",
  });

function parse(environment: NodeJS.ProcessEnv) {
  // An empty variable is one that is not set.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = complete.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment is not complete (see web/.env.example):\n${lines.join("\n")}`);
  }
  const values = result.data;
  return {
    ...values,
    SITE_URL: origin(values.SITE_URL, values.SITE_PORT),
    STUDIO_URL: origin(values.STUDIO_URL, values.STUDIO_PORT),
    SUPABASE_URL: origin(values.SUPABASE_URL, values.SUPABASE_PORT),
    SUPABASE_ANON_KEY: values.SUPABASE_ANON_KEY ?? anonKey,
    PROXY_SECRET: values.PROXY_SECRET ?? (values.SUPABASE_URL ? undefined : localProxySecret),
    // Without a secret of its own, a preview ends when the site restarts.
    PREVIEW_SECRET: values.PREVIEW_SECRET ?? randomBytes(32).toString("hex"),
  };
}

function origin(url: string | undefined, port: number): string {
  return (url ?? `http://localhost:${port}`).replace(/\/$/, "");
}

export const env = parse(process.env);
