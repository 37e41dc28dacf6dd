import type { FrameLocator, Page } from "@playwright/test";

import { expect, test } from "./test.ts";

const pack = (page: Page | FrameLocator) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Pack 3 mois" }) });

test("staff see a draft price in the preview and click it to edit it; a visitor reads the published one", async ({
  page,
  browser,
  system,
}) => {
  await page.goto(`${system.studio}/structure/prix-et-formules;plans-jeunes;plan-trimestre`);
  await page.getByRole("spinbutton", { name: "Prix (€)" }).fill("411");
  await expect(page.getByRole("button", { name: "Publier" })).toHaveAttribute("data-disabled", "false");

  await page.goto(`${system.studio}/presentation?preview=/tarifs`);
  const site = page.frameLocator("iframe");
  const draft = pack(site).getByText("411 €");
  await expect(draft).toBeVisible();

  // The overlay is there once the page's own code has run.
  await expect(site.locator("sanity-visual-editing")).toBeAttached();
  await draft.click();
  await expect(page.getByRole("spinbutton", { name: "Prix (€)" })).toHaveValue("411");

  const visitor = await browser.newPage();
  const answer = await visitor.goto(`${system.site}/tarifs`);
  await expect(pack(visitor)).toContainText("420 €");
  expect(await answer?.text()).not.toContain("411");
});

test("a preview is never kept by a cache nor found by a search engine", async ({ page, system }) => {
  await page.goto(`${system.studio}/presentation?preview=/tarifs`);
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  const answer = await page.request.get("/tarifs");
  expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
});

test("nobody opens a preview with a secret or a cookie of their own making", async ({
  page,
  request,
  system,
}) => {
  const guessed = await request.get(
    "/preview/enable?sanity-preview-secret=guessed&sanity-preview-pathname=/tarifs",
  );
  expect(guessed.status()).toBe(401);
  await page.context().addCookies([{ name: "preview", value: btoa('"drafts"'), url: system.site }]);
  const forged = await page.goto("/tarifs");
  expect(forged?.headers()["x-robots-tag"]).toBeUndefined();
});
