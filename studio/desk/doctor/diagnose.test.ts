import { expect, test } from "vitest";

import { diagnose, type Finding, type Means } from "./diagnose.ts";

const [siteUrl, studioUrl] = ["https://ecole.example", "https://studio.example"] as const;
const now = Date.parse("2026-12-01T10:00:00Z");
const well = { opens: "yes", now: "2026-12-01T10:00:20Z", site: siteUrl, studio: studioUrl };

/** What the doctor finds where all is well but for this. */
async function found(change: Partial<Means> & { answer?: object | null } = {}): Promise<Finding[]> {
  const { answer = {}, ...means } = change;
  const findings: Finding[] = [];
  const examination = diagnose({
    siteUrl,
    studioUrl,
    project: "abc/production",
    fetch: async (url) =>
      (url as string).includes("/preview/check") && answer
        ? Response.json({ ...well, ...answer })
        : new Response("", { status: 404 }),
    newSecret: async () => "a secret",
    framed: async () => ({ preview: "open" }),
    isFramed: false,
    now: () => now,
    ...means,
  });
  for await (const finding of examination) findings.push(finding);
  return findings;
}

test("where all is well, each thing is tried and none is blamed", async () => {
  const findings = await found();
  expect(findings).toHaveLength(7);
  expect(findings.filter(({ fault }) => fault)).toEqual([]);
});

const failing = () => Promise.reject(new Error("network"));

test.each<[string, Parameters<typeof found>[0], fault: RegExp, cure: RegExp]>([
  ["the site is down", { fetch: failing }, /^Aucun site ne répond à https:\/\/ecole/, /votre connexion/],
  [
    "the site is not safe",
    { siteUrl: "http://ecole.example" },
    /https et le site en http/,
    /servir le site en https/,
  ],
  ["who reads only", { newSecret: failing }, /n’a pas pu écrire le secret/, /votre rôle/],
  ["another site stands there", { answer: null }, /\/preview\/check n’y est pas/, /déployez-le/],
  ["the site’s clock is fast", { answer: { now: "2026-12-01T10:07:00Z" } }, /7.min d’avance/, /à l’heure/],
  ["the site’s clock is slow", { answer: { now: "2026-12-01T09:00:00Z" } }, /60.min de retard/, /à l’heure/],
  ["no token", { answer: { opens: "no token" } }, /pas de jeton/, /SANITY_READ_TOKEN/],
  ["a token that was revoked", { answer: { opens: "token refused" } }, /jeton du site/, /Créez un jeton/],
  ["no way to the content", { answer: { opens: "unreachable" } }, /joindre le contenu/, /Réessayez/],
  ["another dataset", { answer: { opens: "unknown secret" } }, /le même contenu/, /abc\/production/],
  [
    "another name of the site",
    { answer: { site: "https://www.ecole.example" } },
    /se croit à https:\/\/www/,
    /SITE_URL/,
  ],
  [
    "another Studio",
    { answer: { studio: "https://autre.example" } },
    /que par le Studio de https:\/\/autre/,
    /STUDIO_URL/,
  ],
  ["no frame", { framed: async () => undefined }, /ne s’affiche pas dans le Studio/, /bloqueur/],
  [
    "no frame in a Studio that stands in one",
    { framed: async () => undefined, isFramed: true },
    /autre page/,
    /à sa propre adresse, https:\/\/studio/,
  ],
  [
    "no cookie",
    { framed: async () => ({ preview: "no cookie" }) },
    /refuse le cookie/,
    /Autorisez les cookies/,
  ],
])(
  "%s: the fault is named with its cure, and nothing that follows from it",
  async (_, change, fault, cure) => {
    const findings = await found(change);
    const last = findings.at(-1);
    expect(last?.fault).toMatch(fault);
    expect(last?.cure).toMatch(cure);
    expect(findings.filter((finding) => finding.fault)).toHaveLength(1);
  },
);

test("the site names itself as browsers do, however its address is written here", async () => {
  expect((await found({ siteUrl: "https://Ecole.example" })).at(-1)?.fault).toBeUndefined();
});

test("the site on this laptop needs no https", async () => {
  const local = { siteUrl: "http://localhost:3000", answer: { site: "http://localhost:3000" } };
  expect((await found(local)).at(-1)?.fault).toBeUndefined();
});
