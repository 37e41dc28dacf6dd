import { z } from "zod";
import { parseEnvironment } from "../_shared/parse-environment.ts";

const schema = z
  .object({
    SUPABASE_URL: z.url(),
    SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
    SITE_ORIGINS: z.string().min(1),
    SANITY_PROJECT_ID: z.string().min(1),
    SANITY_DATASET: z.string().min(1).default("production"),
    SANITY_API_HOST: z.url().optional(),
    SANITY_READ_TOKEN: z.string().optional(),
    AI_BASE_URL: z.url().default("https://api.openai.com/v1"),
    AI_API_KEY: z.string().optional(),
    AI_MODEL: z.string().optional(),
  })
  .transform((env, context) => {
    if (env.AI_API_KEY && !env.AI_MODEL) {
      context.addIssue({ code: "custom", path: ["AI_MODEL"], message: "needed with AI_API_KEY" });
    }
    return {
      supabaseUrl: env.SUPABASE_URL,
      serviceRoleKey: env.SUPABASE_SERVICE_ROLE_KEY,
      siteOrigins: env.SITE_ORIGINS.split(",").map((origin) => origin.trim()),
      lake: {
        // The API and not its CDN: an answer follows a publication at once.
        url: env.SANITY_API_HOST ?? `https://${env.SANITY_PROJECT_ID}.api.sanity.io`,
        dataset: env.SANITY_DATASET,
        token: env.SANITY_READ_TOKEN,
      },
      /** Absent: answers are composed from the site's pages, without a model. */
      model: env.AI_API_KEY
        ? { baseUrl: env.AI_BASE_URL.replace(/\/$/, ""), apiKey: env.AI_API_KEY, name: env.AI_MODEL ?? "" }
        : undefined,
    };
  });

export const readEnvironment = (values: Record<string, string | undefined>) =>
  parseEnvironment("chat", schema, values);
