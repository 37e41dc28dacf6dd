import { resolve } from "node:path";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  for (const name of ["SITE_URL", "STUDIO_URL", "SANITY_PROJECT_ID", "SUPABASE_URL", "SITE_SECRET"])
    vi.stubEnv(name, "");
});
afterEach(() => vi.unstubAllEnvs());

/** What the site reads of an environment. @throws Error with what it says of one it cannot read */
async function read(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return (await import("./env.server.ts")).env;
}

const secret = "0123456789abcdef";

describe("who starts the site", () => {
  test("needs to set nothing on a laptop; an empty variable is one that is not set", async () => {
    const env = await read({ SITE_PORT: "", STUDIO_URL: "", TRUSTED_PROXIES: "" });
    expect(env).toMatchObject({ SITE_PORT: 3000, SITE_URL: "http://localhost:3000", TRUSTED_PROXIES: 0 });
    expect(env.SITE_SECRET.length).toBeGreaterThan(16);
  });

  test("names a folder from the repository's, wherever they stand", async () => {
    const DATA_DIR = resolve(import.meta.dirname, "../../data/site");
    expect(await read({ DATA_DIR: "data/site" })).toMatchObject({ DATA_DIR });
  });

  test.each([
    [{ SITE_PORT: "abc" }, "SITE_PORT (un port entre 1 et 65535)"],
    [{ LAKE_PORT: "70000" }, "LAKE_PORT (un port entre 1 et 65535)"],
    [{ SITE_URL: "ia4school" }, "SITE_URL (une adresse qui commence par https:// ou http://)"],
    [
      { STUDIO_URL: "ftp://ia4school.example" },
      "STUDIO_URL (une adresse qui commence par https:// ou http://)",
    ],
    [{ TRUSTED_PROXIES: "-1" }, "TRUSTED_PROXIES (un nombre entier, 0 ou plus)"],
    [{ SITE_SECRET: "court" }, "SITE_SECRET (16 caractères au moins)"],
    [
      { SANITY_PROJECT_ID: "abc123", SITE_SECRET: secret, STUDIO_URL: "https://abc123.sanity.studio" },
      "SITE_URL (nécessaire avec SANITY_PROJECT_ID : l’adresse du site, https://www.ia4school.example par exemple)",
    ],
    [
      { SANITY_PROJECT_ID: "abc123", SITE_SECRET: secret, SITE_URL: "https://ia4school.example" },
      "STUDIO_URL (nécessaire avec SANITY_PROJECT_ID : l’adresse du Studio, https://ia4school.sanity.studio par exemple)",
    ],
    [
      {
        SANITY_PROJECT_ID: "abc123",
        SITE_URL: "https://ia4school.example",
        STUDIO_URL: "https://abc123.sanity.studio",
      },
      "SITE_SECRET (nécessaire sur un site public : 32 caractères au hasard, par exemple ceux de « openssl rand -hex 16 »)",
    ],
    [
      { SITE_URL: "https://ia4school.example" },
      "SITE_SECRET (nécessaire sur un site public : 32 caractères au hasard, par exemple ceux de « openssl rand -hex 16 »)",
    ],
    [
      { SUPABASE_URL: "https://abc.supabase.co" },
      "SUPABASE_ANON_KEY (nécessaire avec SUPABASE_URL : dans le tableau de bord de Supabase, Project Settings → API Keys, « Publishable key »)",
    ],
    [
      { CLOUDFLARE_API_TOKEN: "jeton" },
      "CLOUDFLARE_ZONE_ID (va avec CLOUDFLARE_API_TOKEN ; il se lit chez Cloudflare, sur la page « Overview » du domaine)",
    ],
    [
      { FASTLY_API_TOKEN: "jeton" },
      "FASTLY_SERVICE_ID (va avec FASTLY_API_TOKEN ; il se lit sur https://manage.fastly.com, à côté du nom du service)",
    ],
  ])("with %j is told in French what to set", async (environment, said) => {
    await expect(read(environment)).rejects.toThrow(
      `Variable d’environnement incorrecte : ${said}. Voir web/.env.example.`,
    );
  });

  test("is told of all that is wrong at once", async () => {
    await expect(read({ SITE_PORT: "0", SITE_SECRET: "court" })).rejects.toThrow(
      /SITE_PORT \(.*\), SITE_SECRET \(/,
    );
  });

  test("and sets what is asked for starts it", async () => {
    const hosted = {
      SITE_URL: "https://ia4school.example/",
      STUDIO_URL: "https://abc123.sanity.studio",
      SANITY_PROJECT_ID: "abc123",
      SITE_SECRET: secret,
    };
    expect(await read(hosted)).toMatchObject({ SITE_URL: "https://ia4school.example", SITE_SECRET: secret });
  });

  test("may write an address as a person does: it is known as browsers name it", async () => {
    const written = { SITE_URL: "https://École.example/", SITE_SECRET: secret };
    expect(await read({ ...written, STUDIO_URL: "https://Studio.example/structure" })).toMatchObject({
      SITE_URL: "https://xn--cole-9oa.example",
      STUDIO_URL: "https://studio.example",
    });
  });
});
