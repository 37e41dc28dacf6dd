import { randomBytes } from "node:crypto";
import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65535);

/** What the site reads from its environment; each value's meaning stands in `.env.example`. */
const shape = z.object({
  SITE_PORT: port.default(3000),
  SITE_URL: z.url().optional(),
  STUDIO_URL: z.url().optional(),
  STUDIO_PORT: port.default(3333),
  LAKE_PORT: port.default(3334),
  SANITY_PROJECT_ID: z.string().min(1).optional(),
  SANITY_DATASET: z.string().min(1).default("production"),
  SANITY_READ_TOKEN: z.string().min(1).optional(),
  PREVIEW_SECRET: z.string().min(16).optional(),
});

function parse(environment: NodeJS.ProcessEnv) {
  // An empty variable is one that is not set.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = shape.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment is not complete (see web/.env.example):\n${lines.join("\n")}`);
  }
  const { SITE_PORT, STUDIO_PORT, ...rest } = result.data;
  return {
    ...rest,
    SITE_URL: (rest.SITE_URL ?? `http://localhost:${SITE_PORT}`).replace(/\/$/, ""),
    STUDIO_URL: (rest.STUDIO_URL ?? `http://localhost:${STUDIO_PORT}`).replace(/\/$/, ""),
    // Without a secret of its own, a preview ends when the site restarts.
    PREVIEW_SECRET: rest.PREVIEW_SECRET ?? randomBytes(32).toString("hex"),
  };
}

export const env = parse(process.env);
