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

for (const path of paths) {
  test(`${path} says what it is, in French, with nothing missing`, async ({ page }) => {
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on(
      "response",
      (answer) => answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`),
    );

    await page.goto(path);

    await expect(page).toHaveTitle(/.+ \| IA4School$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-BE");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: "Principale" })).toBeAttached();
    await expect(page.getByRole("contentinfo")).toContainText("Bruxelles");
    expect(problems).toEqual([]);
  });
}

test("the current page is marked in the bar", async ({ page }) => {
  await page.goto("/formations-ecoles");
  const links = page.getByRole("navigation", { name: "Principale" });
  await expect(links.getByRole("link", { name: "Formations écoles" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(links.getByRole("link", { name: "Accueil" })).not.toHaveAttribute("aria-current", "page");
});

test("an address the site does not have answers 404 and leads home", async ({ page }) => {
  const answer = await page.goto("/cette-page-n-existe-pas");
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

test("blocks lead from one to the next, and the last to the contact page", async ({ page }) => {
  await page.goto("/programme/bloc-5");
  await page.getByRole("link", { name: /Portfolio final & démo publique/ }).click();
  await expect(page).toHaveURL("/programme/bloc-6");
  await page.getByRole("link", { name: "S'inscrire à la formation" }).click();
  await expect(page).toHaveURL("/contact");
});
