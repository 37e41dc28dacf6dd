import { z } from "zod";

/** `https://École.example/` is the origin that a browser names `https://xn--cole-9oa.example`. */
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** What each function reads of its environment. */
export const common = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
  SITE_ORIGINS: z
    .string()
    .transform((origins) => origins.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin).min(1)),
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1).default("production"),
  SANITY_API_HOST: z.url().optional(),
  SANITY_READ_TOKEN: z.string().optional(),
});

export const fromCommon = (env: z.infer<typeof common>) => ({
  supabaseUrl: env.SUPABASE_URL,
  serviceRoleKey: env.SUPABASE_SERVICE_ROLE_KEY,
  siteOrigins: env.SITE_ORIGINS,
  lake: {
    // The API and not its CDN: what is said follows a publication at once.
    url: env.SANITY_API_HOST ?? `https://${env.SANITY_PROJECT_ID}.api.sanity.io`,
    dataset: env.SANITY_DATASET,
    token: env.SANITY_READ_TOKEN,
  },
});
