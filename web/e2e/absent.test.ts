import { execFile } from "node:child_process";
import { join } from "node:path";

import type { SanityDocument } from "@sanity/client";
import { nothingHosted } from "functions/nothing-hosted";

import type { System } from "./system.ts";
import { goTo } from "./studio/goTo.ts";
import { publicPaths } from "./publicPaths.ts";
import { expect, test } from "./test.ts";

const studio = join(import.meta.dirname, "../../studio");

/** What `npm run coherence -w studio -- --go-live` says of the content as published. */
function goLiveList({ lake }: System): Promise<string> {
  const env = { ...process.env, ...nothingHosted, LAKE_PORT: new URL(lake).port };
  return new Promise((resolve) => {
    const file = join(studio, "coherence/main.ts");
    execFile(process.execPath, [file, "--go-live"], { cwd: studio, env }, (_, said) => resolve(said));
  });
}

test("a legal line is shown once it has a value, with its label, and is then no longer on the go-live list, where sample voices are", async ({
  page,
  system,
  lake,
}) => {
  await page.goto("/mentions-legales");
  await expect(page.locator("main")).not.toContainText(/Siège|Hébergement/);

  await lake.patch("settings").set({ "facts.seat": "rue Neuve 1, 1000 Bruxelles" }).commit();
  await expect(async () => {
    await page.goto("/mentions-legales");
    await expect(page.locator("main")).toContainText("Siège\u202f: rue Neuve 1", { timeout: 500 });
  }).toPass();
  await expect(page.locator("main")).not.toContainText("Hébergement");
  const list = await goLiveList(system);
  expect(list).not.toContain("siège");
  expect(list).toContain("hébergeur du site");
  expect(list).toMatch(/Exemples à remplacer[^]*Nadia \(testimonial-accueil-1/);
});

test("a network, a street and a way to book are shown once staff give them", async ({ page, lake }) => {
  await page.goto("/contact");
  await expect(page.getByText("LinkedIn")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Réseaux sociaux" })).toHaveCount(0);
  await expect(page.getByText("Réserver un appel découverte")).toHaveCount(0);

  await lake
    .patch("settings")
    .set({
      social: [{ _key: "a", network: "LinkedIn", url: "https://www.linkedin.com/school/ecole" }],
      bookingUrl: "https://rendez-vous.example/",
    })
    .commit();
  await expect(async () => {
    await page.goto("/contact");
    await expect(page.getByRole("link", { name: "LinkedIn" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole("link", { name: "Réserver un appel découverte" })).toBeVisible();
  await page.goto("/confirmation?type=contact");
  await expect(page.locator("main").getByRole("link", { name: "LinkedIn" })).toBeVisible();
});

test("the resource button stands, and says itself that there is nothing behind it", async ({ page }) => {
  await page.goto("/contact");
  const button = page.getByRole("button", { name: "Accéder aux ressources" });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/ne sont pas encore en ligne/);
});

test("staff see which voices are samples, in the list and in « Cohérence »; visitors read nothing of it", async ({
  page,
  studio,
  system,
}) => {
  await page.goto("/");
  await expect(page.getByText("Nadia")).toBeVisible();
  await expect(page.getByText(/exemple à remplacer/i)).toHaveCount(0);

  await goTo(studio, `${system.studio}/structure/personnes;temoignages;testimonial`);
  await expect(studio.getByText(/^EXEMPLE · École/).first()).toBeVisible();
  await goTo(studio, `${system.studio}/coherence`);
  await studio.getByRole("tab", { name: /^Avant la mise en ligne/ }).click();
  const samples = studio.getByRole("article", { name: "Exemples à remplacer" });
  await expect(samples).toContainText("Nadia");
  await expect(samples.getByRole("link", { name: "Ouvrir" }).first()).toBeVisible();
});

test("documents without what they need, published past the Studio, cost the others nothing", async ({
  request,
  lake,
}) => {
  const one = async (type: string) =>
    (await lake.fetch<SanityDocument[]>(`*[_type == "${type}"][0...1]`))[0]!;
  const article = await one("article");
  const another = (slug: string) => ({ ...article, slug: { _type: "slug", current: slug } });
  const odd: SanityDocument[] = [
    { ...another("sans-chapo"), excerpt: undefined },
    { ...another("sans-titre"), title: 12 },
    { ...another("sans-jour"), date: "2026-13-45" },
    { ...another("sans-rubrique"), category: undefined },
    { ...article, slug: { _type: "slug" } },
    { ...(await one("camp")), title: undefined },
    { ...(await one("edition")), firstDay: 12 },
    { ...(await one("holiday")), start: 5 },
    { ...(await one("faq")), answer: "none" },
    { ...article, _type: "announcement", text: 12 },
  ];
  const html = async (path: string) => (await request.get(path)).text();
  const links = (page: string) => page.match(/(?<=href=")\/blog\/(?!categorie)[a-z0-9-]+(?=")/g);
  const before = new Set(links(await html("/blog")));
  expect(before.size).toBeGreaterThan(2);
  const headings = (page: string) => page.match(/<h[1-6].*?<\/h[1-6]>/gs);
  const others = new Map<string, RegExpMatchArray | null>();
  for (const path of ["/", "/agenda", "/tarifs", "/programme/bloc-2"])
    others.set(path, headings(await html(path)));

  const transaction = lake.transaction();
  for (const [index, { _rev, ...document }] of odd.entries())
    transaction.create({ ...document, _id: `odd-${index}` });
  await transaction.commit();
  const excerpt = "Un chapô récrit depuis.";
  await lake.patch(article._id).set({ excerpt }).commit();

  await expect.poll(() => html("/blog")).toContain(excerpt);
  // They still take their places in it.
  const after = new Set(links((await html("/blog")) + (await html("/blog?page=2"))));
  expect([...before].filter((link) => !after.has(link))).toEqual([]);
  await expect.poll(() => html(`/blog/${(article.slug as { current: string }).current}`)).toContain(excerpt);
  // Pages that cannot be made are waited for no more.
  await expect.poll(() => html("/healthz")).toMatch(/à refaire : (\d+), en échec : \1$/m);
  for (const [path, known] of others) expect(headings(await html(path)), path).toEqual(known);
  expect((await request.get("/sitemap.xml")).status()).toBe(200);
  expect((await request.get("/blog/rss.xml")).status()).toBe(200);
});

test("settings, a category and a confirmation that cannot be read, published past the Studio, cost what they say alone", async ({
  request,
  page,
  lake,
}) => {
  const paths = await publicPaths(request);
  await page.goto("/blog");
  const listed = await page.getByRole("main").locator("li h3").allTextContents();
  const category = await lake.fetch<string>(`*[_type == "article"][0].category._ref`);
  const odd = {
    name: 4,
    description: [],
    contact: "02",
    facts: 12,
    navigation: -1,
    footer: true,
    notFound: 7,
  };
  await lake
    .transaction()
    .patch("settings", (settings) => settings.set(odd))
    .patch(category, (patch) => patch.set({ title: 12 }))
    .create({ _id: "odd", _type: "confirmation", type: "bizarre", title: 12 })
    .commit();
  await expect(async () => {
    await page.goto("/blog");
    await expect(page).toHaveTitle(/ \| École$/, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole("main").locator("li h3")).toHaveText(listed);
  await expect.poll(async () => (await request.get("/healthz")).text()).toMatch(/à refaire : 0/);
  for (const path of [...paths, "/confirmation?type=bizarre"]) {
    const answer = await request.get(path);
    expect([200, 404], path).toContain(answer.status());
    expect(await answer.text(), path).toMatch(/<title>.* \| École<\/title>/);
  }
});
