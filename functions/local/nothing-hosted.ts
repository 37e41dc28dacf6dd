/** Every name, in the rooms' `.env.example`, of a service that is hosted or of who uses it. */
const names = [
  "SITE_URL",
  "SITE_SECRET",
  "SITE_ORIGINS",
  "TRUSTED_PROXIES",
  "SANITY_PROJECT_ID",
  "SANITY_DATASET",
  "SANITY_API_HOST",
  "SANITY_READ_TOKEN",
  "SANITY_WEBHOOK_SECRET",
  "SANITY_STUDIO_PROJECT_ID",
  "SANITY_STUDIO_DATASET",
  "SANITY_STUDIO_API_HOST",
  "SANITY_STUDIO_HOSTNAME",
  "SANITY_STUDIO_SITE_URL",
  "SANITY_STUDIO_SUPABASE_URL",
  "SANITY_STUDIO_SUPABASE_ANON_KEY",
  "STUDIO_URL",
  "SUPABASE_URL",
  "SUPABASE_ANON_KEY",
  "PROXY_SECRET",
  "CLOUDFLARE_ZONE_ID",
  "CLOUDFLARE_API_TOKEN",
  "CLOUDFLARE_API_URL",
  "FASTLY_SERVICE_ID",
  "FASTLY_API_TOKEN",
  "FASTLY_API_URL",
  "SMTP_HOST",
  "SMTP_SECURE",
  "SMTP_USER",
  "SMTP_PASS",
  "MAIL_FROM",
  "CONTACT_TO",
  "AI_BASE_URL",
  "AI_API_KEY",
  "AI_MODEL",
];

/**
 * The environment of what is tested or measured: on this machine alone, whatever the rooms' `.env` files say. Empty,
 * and not left out: what a file says is read where a name is not set.
 */
export const nothingHosted: Record<string, string> = Object.fromEntries(names.map((name) => [name, ""]));
