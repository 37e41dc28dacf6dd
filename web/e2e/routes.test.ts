import type { Page } from "@playwright/test";

import { addArticles } from "../bench/manyArticles.ts";
import { nowhere, publicPaths } from "./publicPaths.ts";
import { expect, test } from "./test.ts";

const articles = [
  "formation-ia-bruxelles-guide-complet",
  "apprendre-ia-jeunes-14-18-ans",
  "chatgpt-midjourney-entreprises",
  "cours-intelligence-artificielle-belgique",
  "midjourney-chatgpt-gemini-guide",
  "agents-ia-productivite-entreprise",
  "ateliers-vacances-ia-bruxelles",
  "prompt-engineering-guide-complet",
  "marketing-automation-ia-roi",
  "ecole-ia-professionnels-formation",
];

const paths = [
  "/",
  "/formations-ecoles",
  "/formations-entreprises",
  "/programme-mensuel",
  ...[1, 2, 3, 4, 5, 6].map((number) => `/programme/bloc-${number}`),
  "/agenda",
  "/tarifs",
  "/contact",
  "/ia4school",
  "/blog",
  "/blog/categorie/cas-d-usage",
  ...articles.map((slug) => `/blog/${slug}`),
  "/confirmation?type=contact",
  "/a-propos",
  "/mentions-legales",
  "/confidentialite",
];

/** Of what has the focus in the first screen, what does not show it. */
const unseenFocus = (page: Page) =>
  page
    .locator("a:visible, button:visible, input:visible, summary:visible, [tabindex='0']:visible")
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        if (element.getBoundingClientRect().top > innerHeight) return [];
        (element as HTMLElement).focus({ preventScroll: true });
        const seen = [
          element,
          ...element.querySelectorAll("*"),
          element.closest("li, label, article, form"),
        ].some((part) => part && getComputedStyle(part).outlineStyle !== "none");
        return seen || document.activeElement !== element ? [] : [element.outerHTML.slice(0, 120)];
      }),
    );

test("every page says what it is, in French, with nothing missing, nor left to write, nor cut off at 320 pixels, and shows what has the focus", async ({
  page,
}) => {
  const all = await publicPaths(page.request);
  expect(all).toEqual(expect.arrayContaining(paths));
  let twins = 0;
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on(
    "response",
    (answer) => answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`),
  );

  for (const path of all) {
    problems.length = 0;
    await page.setViewportSize({ width: 1280, height: 720 });
    const answer = await page.goto(path);
    await expect.soft(page, path).toHaveTitle(/.+ \| IA4School$/);
    await expect.soft(page.locator("html"), path).toHaveAttribute("lang", "fr-BE");
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expect.soft(page.getByRole("navigation", { name: "Principale" }), path).toBeAttached();
    await expect.soft(page.getByRole("contentinfo"), path).toContainText("Bruxelles");
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft(await unseenFocus(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    if (path !== nowhere) expect.soft(problems, path).toEqual([]);

    expect.soft(await answer!.text(), path).not.toMatch(/à compléter|bientôt disponible|border-dashed/i);
    for (const link of await page.locator('link[type="text/markdown"]').all()) {
      const twin = await page.request.get((await link.getAttribute("href"))!);
      expect.soft(twin.ok(), path).toBe(true);
      expect.soft(await twin.text(), path).not.toMatch(/à compléter|bientôt disponible/i);
      twins++;
    }
  }
  expect(twins).toBeGreaterThan(20);
});

test("an announcement with a long address makes no page scroll sideways", async ({ page, lake }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const text = "Écrivez à inscriptions.decembre2026@intelligenceartificielle.brussels";
  await lake.create({ _id: "announcement-a", _type: "announcement", text });
  await expect(async () => {
    await page.goto("/tarifs");
    await expect(page.getByText(text)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("the current page is marked in the bar", async ({ page }) => {
  await page.goto("/formations-ecoles");
  const links = page.getByRole("navigation", { name: "Principale" });
  await expect(links.getByRole("link", { name: "Formations écoles" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(links.getByRole("link", { name: "Accueil" })).not.toHaveAttribute("aria-current", "page");
});

test("the bar’s button is marked on the page it leads to; another that carries a subject is not", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(page.locator("[aria-current=page]:visible")).toHaveText("Demander une démo");
  await page.goto("/tarifs");
  await expect(page.locator("nav[aria-label='Parents, élèves'] [aria-current=page]")).toHaveText("Tarifs");
});

test("an address the site does not have answers 404 and leads home", async ({ page }) => {
  const answer = await page.goto(nowhere);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Retour à l’accueil" }).click();
  await expect(page).toHaveURL("/");
});

const confirmations = [
  ["waitlist", "Inscription confirmée !"],
  ["school", "Demande envoyée !"],
  ["trainer", "Candidature reçue !"],
  ["contact", "Message envoyé !"],
  ["unknown", "Confirmation"],
] as const;

for (const [type, title] of confirmations) {
  test(`/confirmation?type=${type} says « ${title} »`, async ({ page }) => {
    await page.goto(`/confirmation?type=${type}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
}

test("the blog shows one category's articles at its own address", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByText("10 articles")).toBeVisible();
  await page.getByRole("link", { name: "Outils IA", exact: true }).click();
  await expect(page).toHaveURL("/blog/categorie/outils-ia");
  await expect(page.getByText("2 articles")).toBeVisible();
});

test.describe("a blog with more articles than a page shows", () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ lake, request }) => {
    await addArticles(lake, 45);
    const status = async () => (await request.get("/blog?page=5", { maxRedirects: 0 })).status();
    await expect.poll(status).toBe(200);
    await expect.poll(async () => (await request.get("/blog")).text()).toContain("55 articles");
  });

  test("is read to its end by its links, without JavaScript, each article once", async ({ page }) => {
    const read: string[] = [];
    await page.goto("/blog");
    for (const [number, articles] of [12, 12, 12, 12, 7].entries()) {
      if (number > 0) {
        await page.getByRole("link", { name: "Page suivante" }).click();
        await expect(page).toHaveURL(`/blog?page=${number + 1}`);
        await expect(page).toHaveTitle(new RegExp(`, page ${number + 1} \\| IA4School$`));
        await expect(page.getByText(`55 articles, page ${number + 1} sur 5`)).toBeVisible();
      }
      const links = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link");
      await expect(links).toHaveCount(articles);
      read.push(...(await links.allTextContents()));
      const current = page.getByRole("navigation", { name: "Pages" }).locator("[aria-current=page]");
      await expect(current).toHaveText(String(number + 1));
    }
    expect(new Set(read).size).toBe(55);
    await expect(page.getByRole("link", { name: "Page suivante" })).toHaveCount(0);
    await page.getByRole("link", { name: "Page 1", exact: true }).click();
    await expect(page).toHaveURL("/blog");
  });

  test("has an address for each page, and no other", async ({ page, request, system }) => {
    const head = async (path: string) => {
      await page.goto(path);
      const links = page.locator('head link[rel="canonical"], head link[rel="next"]');
      return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    };
    const blog = `${system.site}/blog`;
    expect(await head("/blog?page=1")).toEqual([blog, `${blog}?page=2`]);
    expect(await head("/blog?page=2")).toEqual([`${blog}?page=2`, `${blog}?page=3`]);
    const category = `${blog}/categorie/jeunes`;
    expect(await head("/blog/categorie/jeunes")).toEqual([category, `${category}?page=2`]);
    for (const number of ["0", "6", "99", "deux", "2.5", "-1", ""]) {
      const answer = await request.get(`/blog?page=${number}`, { maxRedirects: 0 });
      expect(answer.status(), number).toBe(404);
      expect(await answer.text(), number).toContain("Oops! Page not found");
    }
  });
});

test("a category without an article says so, to search engines too, and leads to the others", async ({
  page,
  lake,
}) => {
  const of = (slug: string) => ({ _type: "reference", _ref: `articleCategory-${slug}` });
  await lake
    .patch({ query: `*[category._ref == "${of("outils-ia")._ref}"]` })
    .set({ category: of("jeunes") })
    .commit();
  await expect
    .poll(async () => {
      await page.goto("/blog/categorie/outils-ia");
      return page.getByText("Rien encore dans cette catégorie").count();
    })
    .toBe(1);
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "Lire les autres articles" }).click();
  await expect(page).toHaveURL("/blog");
  await page.getByRole("link", { name: "Jeunes", exact: true }).first().click();
  await expect(page.getByText(" dans « Jeunes »")).toBeVisible();
  await expect(robots).toHaveCount(0);
});

test("blocks lead from one to the next, and the last to the contact page", async ({ page }) => {
  await page.goto("/programme/bloc-5");
  await page.getByRole("link", { name: /Portfolio final & démo publique/ }).click();
  await expect(page).toHaveURL("/programme/bloc-6");
  await page.getByRole("link", { name: "S'inscrire à la formation" }).click();
  await expect(page).toHaveURL("/contact#contact-form");
});
