import { z } from "zod";
import { common, fromCommon } from "../_shared/environment.ts";
import { parseEnvironment } from "../_shared/parse-environment.ts";

const schema = common
  .extend({
    SMTP_HOST: z.string().min(1),
    SMTP_PORT: z.coerce.number().int().default(465),
    SMTP_SECURE: z.enum(["true", "false"]).default("true"),
    SMTP_USER: z.string().optional(),
    SMTP_PASS: z.string().optional(),
    CONTACT_TO: z.email(),
    MAIL_FROM: z.string().regex(/^[^<>\r\n]*<[^<>\s]+@[^<>\s]+>$/, "expected: Name <address@domain>"),
  })
  .transform((env) => ({
    ...fromCommon(env),
    contactTo: env.CONTACT_TO,
    mailFrom: env.MAIL_FROM,
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
