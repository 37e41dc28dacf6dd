import { localProxySecret, publishableKey } from "functions/local-keys";
import { dataFolder, port, setIn } from "functions/variables";
import { z } from "zod";

const url = z.url({ protocol: /^https?$/, error: "une adresse qui commence par https:// ou http://" });
const aCount = "un nombre entier, 0 ou plus";
const secret = z.string().min(16, "16 caractères au moins");

/** What the site reads from its environment; each value's meaning stands in `.env.example`. */
const variables = z.object({
  SITE_PORT: port("SITE_PORT"),
  SITE_URL: url.optional(),
  HOST: z.string().default("localhost"),
  DATA_DIR: dataFolder,
  STUDIO_URL: url.optional(),
  STUDIO_PORT: port("STUDIO_PORT"),
  LAKE_PORT: port("LAKE_PORT"),
  SANITY_PROJECT_ID: z.string().optional(),
  SANITY_DATASET: z.string().default("production"),
  SANITY_READ_TOKEN: z.string().optional(),
  SUPABASE_PORT: port("SUPABASE_PORT"),
  SUPABASE_URL: url.optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  TRUSTED_PROXIES: z.coerce.number({ error: aCount }).int(aCount).min(0, aCount).default(0),
  PROXY_SECRET: secret.optional(),
  SITE_SECRET: secret.optional(),
  SANITY_WEBHOOK_SECRET: secret.optional(),
  CLOUDFLARE_ZONE_ID: z.string().optional(),
  CLOUDFLARE_API_TOKEN: z.string().optional(),
  CLOUDFLARE_API_URL: url.default("https://api.cloudflare.com"),
  FASTLY_SERVICE_ID: z.string().optional(),
  FASTLY_API_TOKEN: z.string().optional(),
  FASTLY_API_URL: url.default("https://api.fastly.com"),
});

type Variables = z.infer<typeof variables>;

const shape = variables
  .refine((values) => !values.SUPABASE_URL || values.SUPABASE_ANON_KEY, {
    path: ["SUPABASE_ANON_KEY"],
    message:
      "nécessaire avec SUPABASE_URL : dans le tableau de bord de Supabase, Project Settings → API Keys, « Publishable key »",
  })
  .refine((values) => !values.SANITY_PROJECT_ID || values.SITE_URL, {
    path: ["SITE_URL"],
    message:
      "nécessaire avec SANITY_PROJECT_ID : l’adresse du site, https://www.ia4school.example par exemple",
  })
  .refine((values) => !values.SANITY_PROJECT_ID || values.STUDIO_URL, {
    path: ["STUDIO_URL"],
    message:
      "nécessaire avec SANITY_PROJECT_ID : l’adresse du Studio, https://ia4school.sanity.studio par exemple",
  })
  .refine((values) => !isPublic(values) || values.SITE_SECRET, {
    path: ["SITE_SECRET"],
    message:
      "nécessaire sur un site public : 32 caractères au hasard, par exemple ceux de « openssl rand -hex 16 »",
  });

function isPublic({ SANITY_PROJECT_ID, SITE_URL }: Variables): boolean {
  return SANITY_PROJECT_ID !== undefined || SITE_URL?.startsWith("https:") === true;
}

/** What a CDN is purged with, each useless without the other, and where one finds it. */
const together = {
  CLOUDFLARE_ZONE_ID: ["CLOUDFLARE_API_TOKEN", "il se crée chez Cloudflare, My Profile → API Tokens"],
  CLOUDFLARE_API_TOKEN: [
    "CLOUDFLARE_ZONE_ID",
    "il se lit chez Cloudflare, sur la page « Overview » du domaine",
  ],
  FASTLY_SERVICE_ID: ["FASTLY_API_TOKEN", "il se crée sur https://manage.fastly.com/account/tokens"],
  FASTLY_API_TOKEN: [
    "FASTLY_SERVICE_ID",
    "il se lit sur https://manage.fastly.com, à côté du nom du service",
  ],
} as const;

const complete = shape.superRefine((values, context) => {
  for (const [variable, [other, where]] of Object.entries(together))
    if (values[variable as keyof typeof together] && !values[other])
      context.addIssue({ code: "custom", path: [other], message: `va avec ${variable}\u202f; ${where}` });
});

function parse(environment: NodeJS.ProcessEnv) {
  const result = complete.safeParse(setIn(environment));
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join(".")} (${issue.message})`);
    throw new Error(`Variable d’environnement incorrecte : ${wrong.join(", ")}. Voir web/.env.example.`);
  }
  const values = result.data;
  return {
    ...values,
    SITE_URL: origin(values.SITE_URL, values.SITE_PORT),
    STUDIO_URL: origin(values.STUDIO_URL, values.STUDIO_PORT),
    SUPABASE_URL: origin(values.SUPABASE_URL, values.SUPABASE_PORT),
    SUPABASE_ANON_KEY: values.SUPABASE_ANON_KEY ?? publishableKey,
    PROXY_SECRET: values.PROXY_SECRET ?? (values.SUPABASE_URL ? undefined : localProxySecret),
    // The same for everyone who runs a copy of their own: it keeps nobody out.
    SITE_SECRET: values.SITE_SECRET ?? "ia4school-local-site-secret",
  };
}

/** What browsers call it: `https://École.example/` is `https://xn--cole-9oa.example`. */
function origin(url: string | undefined, port: number): string {
  return new URL(url ?? `http://localhost:${port}`).origin;
}

export const env = parse(process.env);
