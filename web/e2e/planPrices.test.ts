import type { Page } from "@playwright/test";

import { expect, test } from "./test.ts";

const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });

/** What the table says in the row of that name, cell by cell. */
const row = (page: Page, name: string) =>
  page
    .getByRole("row", { name })
    .getByRole("cell")
    .allInnerTexts()
    .then((texts) => texts.map(oneLine));
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** What the calculator says of a plan. */
const quoted = (page: Page, plan: string) =>
  page.locator("[data-island=calculator] dl > div").filter({ hasText: plan }).locator("dd");

test("a visitor reads on a card what instalments add up to, for how many it is, and what is free", async ({
  page,
}) => {
  await page.goto("/tarifs");
  const programme = card(page, "Programme 6 mois");
  await expect(programme).toContainText("780 €");
  await expect(programme).toContainText("ou 6 × 135 € = 810 €");
  await expect(programme).toContainText("Groupe12 participants au plus");
  await expect(programme).toContainText("Premier mois offert, et essai gratuit possible");

  await page.goto("/formations-entreprises");
  await expect(card(page, "Formation intra-entreprise")).toContainText("8 participants au plus");
  await expect(card(page, "Formation intra-entreprise")).toContainText("14 heures en 2 jours");
  await expect(card(page, "Formation intra-entreprise")).toContainText("30 jours après la formation");
  await expect(card(page, "Pack Transformation IA")).toContainText("42 heures en 6 semaines");
  await expect(card(page, "Programme sur mesure")).toContainText("1 an après la formation");
});

test("what staff leave out of a plan goes from its card with its label, and what they change is computed anew", async ({
  page,
  lake,
}) => {
  await lake
    .patch("plan-semestre")
    .set({ installment: { count: 4, amount: 200 } })
    .unset(["freeStart", "discounts"])
    .commit();
  await expect(async () => {
    await page.goto("/tarifs");
    await expect(card(page, "Programme 6 mois")).toContainText("ou 4 × 200 € = 800 €", { timeout: 500 });
  }).toPass();
  await expect(card(page, "Programme 6 mois")).not.toContainText(/Pour commencer|Remises/);
  await expect
    .poll(async () => (await page.request.get("/tarifs.md")).text())
    .toContain("4 × 200\u00a0€ = 800\u00a0€");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a school reads the price for its number of pupils in a table", async ({ page }) => {
    await page.goto("/formations-ecoles");
    expect(await row(page, "1 à 4 élèves")).toEqual(["250 €", "699 €", "1 299 €"]);
    expect(await row(page, "5 à 9 élèves")).toEqual([
      "225 € 1 125 € pour 5",
      "629,10 € 3 145,50 € pour 5",
      "1 169,10 € 5 845,50 € pour 5",
    ]);
    expect(await row(page, "10 élèves et plus")).toContain("200 € 2 000 € pour 10");
    await expect(page.getByRole("textbox", { name: /^Combien/ })).toBeHidden();
  });

  test("a family reads what each further child costs, and how the discount is had", async ({ page }) => {
    await page.goto("/tarifs");
    expect(await row(page, "2e enfant")).toContain("134,10 € 283,10 € pour 2");
    expect(await row(page, "3e enfant et suivants")).toContain("663 € 2 145 € pour 3");
    await expect(page.locator("#tarifs")).toContainText("code promo familial");
  });

  test("a company of fifteen finds both offers that are for it, a larger one the quotation", async ({
    page,
  }) => {
    await page.goto("/formations-entreprises");
    expect(await row(page, "1 à 8 personnes")).toContain("2 990 € soit 373,75 € par personne à 8");
    expect(await row(page, "15 personnes")).toEqual([
      "—",
      "7 500 € soit 500 € par personne à 15",
      "sur devis",
    ]);
    expect(await row(page, "16 personnes et plus")).toEqual(["—", "—", "sur devis"]);
  });
});

test("a school types its number of pupils and reads what they cost together", async ({ page }) => {
  await page.goto("/formations-ecoles");
  const pupils = page.getByRole("textbox", { name: "Combien d’élèves" });
  await pupils.fill("12");
  await expect(quoted(page, "Formule mensuelle")).toHaveText(
    "2\u202f400\u00a0€par mois, au lieu de 3\u202f000\u00a0€",
  );
  await expect(quoted(page, "Formule semestrielle")).toContainText("12\u202f470,40\u00a0€");
  await pupils.fill("4");
  await expect(quoted(page, "Formule trimestrielle")).toHaveText("2\u202f796\u00a0€");
  await pupils.fill("");
  await expect(quoted(page, "Formule trimestrielle")).toHaveCount(0);
});

test("a company that grows past a plan no longer sees it in the calculator", async ({ page }) => {
  await page.goto("/formations-entreprises");
  const people = page.getByRole("textbox", { name: "Combien de personnes" });
  await people.fill("8");
  await expect(quoted(page, "Formation intra-entreprise")).toContainText("soit 373,75\u00a0€ par personne");
  await people.fill("20");
  await expect(quoted(page, "Formation intra-entreprise")).toHaveCount(0);
  await expect(quoted(page, "Programme sur mesure")).toHaveText("sur devis");
});

test("a number typed before the calculator's code has come counts", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/**", async (route) => {
    if (route.request().resourceType() === "script") await held;
    await route.continue();
  });
  await page.goto("/tarifs");
  const children = page.getByRole("textbox", { name: "Combien d’enfants" });
  await children.fill("1");
  await children.fill("3");
  release();
  await expect(quoted(page, "Abonnement mensuel")).toContainText("409,75\u00a0€");
  await expect(children).toHaveValue("3");
});
