import { z } from "zod";
import { common, fromCommon } from "../_shared/environment.ts";
import { parseEnvironment } from "../_shared/parse-environment.ts";

const schema = common
  .extend({
    AI_BASE_URL: z.url().default("https://api.openai.com/v1"),
    AI_API_KEY: z.string().optional(),
    AI_MODEL: z.string().optional(),
    // Hosted functions have it.
    DENO_DEPLOYMENT_ID: z.string().optional(),
  })
  .transform((env, context) => {
    if (env.AI_API_KEY && !env.AI_MODEL) {
      context.addIssue({ code: "custom", path: ["AI_MODEL"], message: "needed with AI_API_KEY" });
    }
    return {
      ...fromCommon(env),
      /** Of this code; absent: what is read is not kept. */
      version: env.DENO_DEPLOYMENT_ID,
      /** Absent: answers are composed from the site's pages, without a model. */
      model: env.AI_API_KEY
        ? { baseUrl: env.AI_BASE_URL.replace(/\/$/, ""), apiKey: env.AI_API_KEY, name: env.AI_MODEL ?? "" }
        : undefined,
    };
  });

export const readEnvironment = (values: Record<string, string | undefined>) =>
  parseEnvironment("chat", schema, values);
