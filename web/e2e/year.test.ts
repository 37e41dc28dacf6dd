import { expect, test } from "./test.ts";
import { campSession, day, runningEdition } from "./yearToCome.ts";

test("once its last day has passed an edition says so, its months are folded, and a family asks to be told of the next", async ({
  page,
}) => {
  await page.goto("/agenda");
  await expect(page.getByText("Terminé", { exact: true })).toBeVisible();
  await expect(page.getByText("Édition 2025-2026, du 1er novembre 2025 au 30 avril 2026")).toBeVisible();
  const told = page.getByRole("link", { name: "Prochaine rentrée\u202f: prévenez-moi" }).first();
  await expect(told).toHaveAttribute("href", "/contact?sujet=edition-2025-2026#contact-form");
  const project = page.getByText("Projet final", { exact: true }).first();
  const days = page.getByText(/^Cours.: /).first();
  for (const shown of [project, days]) await expect(shown).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const shown of [project, days]) await expect(shown).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.getByText("Voir l’édition 2025-2026", { exact: true }).click();
  await page.getByText("Voir le calendrier de l’édition 2025-2026").click();
  for (const shown of [project, days]) await expect(shown).toBeVisible();
});

for (const path of ["/", "/tarifs", "/a-propos", "/programme/bloc-1"])
  test(`once the last edition is over ${path} says that the next has no date yet`, async ({ page }) => {
    await page.goto(path);
    const card = page.getByRole("listitem").filter({ hasText: "Programme, prochaine rentrée" });
    await expect(card).toContainText("L’édition 2025-2026 est terminée");
    await expect(card).toContainText("n’est pas encore fixée");
    await expect(page.getByRole("main").getByText("Terminé", { exact: true })).toHaveCount(0);
    await expect(card.getByRole("link", { name: "Prochaine rentrée\u202f: prévenez-moi" })).toBeVisible();
  });

test("an edition that staff publish stands first, everywhere, with its days, its places and the way in", async ({
  page,
  lake,
}) => {
  await lake.create(runningEdition);
  for (const path of ["/", "/tarifs", "/agenda", "/programme/bloc-1"]) {
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByText("9 places").first()).toBeVisible({ timeout: 500 });
    }, path).toPass();
    const enrol = page.getByRole("link", { name: "Réserver" }).first();
    await expect(enrol).toHaveAttribute("href", "/contact?sujet=edition-test#contact-form");
    await expect(page.getByRole("main").getByText("Programme, prochaine rentrée")).toHaveCount(0);
  }
  await page.goto("/agenda");
  await expect(page.getByText(/Cours.: jeudi \d/).first()).toBeVisible();
  await expect(page.getByRole("main").getByText("le jeudi\u00a0(18h-20h)")).toBeVisible();
  await expect(page.getByText("Édition 2025-2026 · terminé")).toBeVisible();
  const ics = await (await page.request.get("/agenda/calendrier.ics")).text();
  expect(ics).toContain("X-WR-CALNAME:Calendrier IA4School");
});

test("a session is shown with its dates and its price, and told to search engines, until it is over", async ({
  page,
  lake,
}) => {
  await lake.create(campSession);
  const card = page.getByRole("listitem").filter({ hasText: "les trois jours" });
  await expect(async () => {
    await page.goto("/agenda");
    await expect(card).toContainText("Dernières places", { timeout: 500 });
  }).toPass();
  await expect(card).toContainText("180\u00a0€");
  await expect(card.getByRole("link", { name: "Réserver" })).toHaveAttribute(
    "href",
    "/contact?sujet=session-test#contact-form",
  );
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"eventStatus":"https://schema.org/EventScheduled"');
  expect(data.join()).toContain('"availability":"https://schema.org/LimitedAvailability"');

  await lake
    .patch("session-test")
    .set({ firstDay: day(-12), lastDay: day(-10) })
    .commit();
  await expect(async () => {
    await page.goto("/agenda");
    await expect(card).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test("parents and pupils find their way in on every page, in the menu of a phone too", async ({
  page,
  lake,
}) => {
  const families = page.getByRole("navigation", { name: "Parents, élèves" });
  const told = { name: "Prochaine rentrée\u202f: prévenez-moi" };
  await page.goto("/blog");
  await expect(families).toContainText("14-18 ans");
  await expect(families).toContainText("le mercredi\u00a0(17h-19h) et le samedi\u00a0(10h-12h)");
  await expect(families.getByRole("link", told)).toHaveAttribute(
    "href",
    "/contact?sujet=edition-2025-2026#contact-form",
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(families.getByRole("link", { name: "Tarifs" })).toBeInViewport();
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  const menu = page.getByRole("navigation", { name: "Principale" });
  await expect(menu).toContainText("14-18 ans");
  await expect(menu.getByRole("link", told)).toBeInViewport();
  await menu.getByRole("link", { name: "Tarifs" }).click();
  await expect(page).toHaveURL("/tarifs");

  await lake.create({ ...runningEdition, firstDay: day(40) });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(async () => {
    await page.goto("/blog");
    await expect(families).toContainText("le jeudi\u00a0(18h-20h)", { timeout: 500 });
  }).toPass();
  await expect(families.getByRole("link", { name: /^Rentrée le .+\s: réserver$/ })).toBeVisible();
});

test("a family that finds no open edition on its phone is on the waiting list once it has sent the form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Prochaine rentrée\u202f: prévenez-moi" }).click();
  await expect(page.getByText("Au sujet de")).toContainText("Programme, prochaine rentrée");
  await page.getByLabel("Prénom").fill("Léa");
  await page.getByLabel("Nom", { exact: true }).fill("Dupont");
  await page.getByLabel("E-mail").fill("lea@exemple.be");
  await page.getByLabel("Téléphone").fill("0470 12 34 56");
  await page.getByText("École, enseignant, élève ou parent").click();
  await page.getByLabel("Message").fill("Prévenez-nous, s’il vous plaît.");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page).toHaveURL("/confirmation?type=waitlist");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Inscription confirmée/);
  await expect(page.getByRole("main")).toContainText("dès qu’une date est fixée");
});

test("the agenda tells the days of the edition one can join, and of the one that runs beside it", async ({
  page,
  lake,
}) => {
  await lake.create({ ...runningEdition, enrolment: "full" });
  await lake.create({ ...runningEdition, _id: "edition-next", firstDay: day(300), lastDay: day(400) });
  const other = page.getByRole("group").filter({ hasText: "complet" });
  await expect(async () => {
    await page.goto("/agenda");
    await expect(other).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText("Aujourd’hui")).toBeHidden();
  await other.locator("summary").click();
  await expect(page.getByText("Aujourd’hui")).toBeVisible();
  await expect(other.getByRole("link", { name: "Prochaine rentrée\u202f: prévenez-moi" })).toHaveAttribute(
    "href",
    "/contact?sujet=edition-test#contact-form",
  );
});
