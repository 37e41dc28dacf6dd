import { z } from "zod";
import { parseEnvironment } from "../_shared/parse-environment.ts";

const schema = z
  .object({
    SUPABASE_URL: z.url(),
    SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
    SITE_ORIGINS: z.string().min(1),
    SMTP_HOST: z.string().min(1),
    SMTP_PORT: z.coerce.number().int().default(465),
    SMTP_SECURE: z.enum(["true", "false"]).default("true"),
    SMTP_USER: z.string().optional(),
    SMTP_PASS: z.string().optional(),
    CONTACT_TO: z.email(),
    SANITY_PROJECT_ID: z.string().min(1),
    SANITY_DATASET: z.string().min(1).default("production"),
    SANITY_API_HOST: z.url().optional(),
    SANITY_READ_TOKEN: z.string().optional(),
    MAIL_FROM: z.string().regex(/^[^<>\r\n]*<[^<>\s]+@[^<>\s]+>$/, "expected: Name <address@domain>"),
  })
  .transform((env) => ({
    supabaseUrl: env.SUPABASE_URL,
    serviceRoleKey: env.SUPABASE_SERVICE_ROLE_KEY,
    siteOrigins: env.SITE_ORIGINS.split(",").map((origin) => origin.trim()),
    contactTo: env.CONTACT_TO,
    mailFrom: env.MAIL_FROM,
    /** Where the school's words for its e-mails stand. */
    lake: {
      url: env.SANITY_API_HOST ?? `https://${env.SANITY_PROJECT_ID}.api.sanity.io`,
      dataset: env.SANITY_DATASET,
      token: env.SANITY_READ_TOKEN,
    },
    smtp: {
      host: env.SMTP_HOST,
      port: env.SMTP_PORT,
      secure: env.SMTP_SECURE === "true",
      ...(env.SMTP_USER && { auth: { user: env.SMTP_USER, pass: env.SMTP_PASS ?? "" } }),
    },
  }));

export type Environment = z.infer<typeof schema>;

export const readEnvironment = (values: Record<string, string | undefined>) =>
  parseEnvironment("send-contact-email", schema, values);
