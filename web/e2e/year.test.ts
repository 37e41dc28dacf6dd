import { expect, test } from "./test.ts";

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

const edition = {
  _id: "edition-test",
  _type: "edition",
  firstDay: day(-3),
  lastDay: day(200),
  classes: [{ _key: "a", _type: "weeklyClass", day: "thursday", hours: "18h-20h" }],
  enrolment: "open",
  places: 9,
};

test("once its last day has passed an edition says so, and a family asks to be told of the next", async ({
  page,
}) => {
  await page.goto("/agenda");
  await expect(page.getByText("Terminé", { exact: true })).toBeVisible();
  await expect(page.getByText("Édition 2025-2026, du 1er novembre 2025 au 30 avril 2026")).toBeVisible();
  const told = page.getByRole("link", { name: "Prochaine rentrée\u202f: prévenez-moi" }).first();
  await expect(told).toHaveAttribute("href", "/contact?sujet=edition-2025-2026#contact-form");
});

test("an edition that staff publish stands first, everywhere, with its days, its places and the way in", async ({
  page,
  lake,
}) => {
  await lake.create(edition);
  for (const path of ["/", "/tarifs", "/agenda", "/programme/bloc-1"]) {
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByText("9 places").first()).toBeVisible({ timeout: 500 });
    }, path).toPass();
    const enrol = page.getByRole("link", { name: "Réserver" }).first();
    await expect(enrol).toHaveAttribute("href", "/contact?sujet=edition-test#contact-form");
  }
  await page.goto("/agenda");
  await expect(page.getByText(/Cours.: jeudi \d/).first()).toBeVisible();
  await expect(page.getByText("le jeudi\u00a0(18h-20h)")).toBeVisible();
  const ics = await (await page.request.get("/agenda/calendrier.ics")).text();
  expect(ics).toContain("X-WR-CALNAME:Calendrier IA4School");
});

test("a session is shown with its dates and its price, and told to search engines, until it is over", async ({
  page,
  lake,
}) => {
  await lake.create({
    _id: "session-test",
    _type: "session",
    kind: "camp",
    camp: { _type: "reference", _ref: "camp-noel" },
    firstDay: day(10),
    lastDay: day(12),
    enrolment: "few",
    price: 180,
    priceNote: "les trois jours",
  });
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

  await lake
    .patch("session-test")
    .set({ firstDay: day(-12), lastDay: day(-10) })
    .commit();
  await expect(async () => {
    await page.goto("/agenda");
    await expect(card).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
