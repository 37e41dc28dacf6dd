import { z } from "zod";

/** `https://École.example/` is the origin that a browser names `https://xn--cole-9oa.example`. */
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** Keys by name, as the platform has them: `{"default": "sb_secret_…"}`. */
const namedKeys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue("expected: JSON");
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.string().min(1)))
  .transform((keys) => Object.values(keys));

/** What each function reads of its environment. */
export const common = z
  .object({
    SUPABASE_URL: z.url(),
    SUPABASE_SECRET_KEYS: namedKeys.default([]),
    SUPABASE_SERVICE_ROLE_KEY: z
      .string()
      .transform((key) => [key])
      .default([]),
    SITE_ORIGINS: z
      .string()
      .transform((origins) => origins.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(origin).min(1)),
    SANITY_PROJECT_ID: z.string().min(1),
    SANITY_DATASET: z.string().min(1).default("production"),
    SANITY_API_HOST: z.url().optional(),
  })
  .refine((env) => serviceKeysOf(env).length, { path: ["SUPABASE_SECRET_KEYS"], message: "no key" });

/** The secret keys, and the legacy one behind them: it is set still where it opens nothing any more. */
const serviceKeysOf = (env: Record<"SUPABASE_SECRET_KEYS" | "SUPABASE_SERVICE_ROLE_KEY", string[]>) => [
  ...env.SUPABASE_SECRET_KEYS,
  ...env.SUPABASE_SERVICE_ROLE_KEY,
];

export const fromCommon = (env: z.infer<typeof common>) => ({
  supabaseUrl: env.SUPABASE_URL,
  /** What the database is asked with. */
  serviceKey: serviceKeysOf(env)[0]!,
  serviceKeys: serviceKeysOf(env),
  siteOrigins: env.SITE_ORIGINS,
  lake: {
    // The API and not its CDN: what is said follows a publication at once.
    url: env.SANITY_API_HOST ?? `https://${env.SANITY_PROJECT_ID}.api.sanity.io`,
    dataset: env.SANITY_DATASET,
  },
});
