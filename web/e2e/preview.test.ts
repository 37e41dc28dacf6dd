import type { FrameLocator, Locator, Page } from "@playwright/test";
import type { SanityClient, SanityDocument } from "@sanity/client";

import { expect, test } from "./test.ts";

const pack = (page: Page | FrameLocator) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Pack 3 mois" }) });

/** Moves the pointer over a text as a hand does, until its frame is drawn: it is once the page's own code has run. */
const pointAt = (text: Locator, frame: Locator) =>
  expect
    .poll(async () => {
      await text.hover();
      return frame.count();
    })
    .toBe(1);

/** Links as the Studio opens the preview with, after it has stored their secret. */
async function previewLink(lake: SanityClient): Promise<(path: string) => string> {
  const secret = "a-secret-that-the-studio-has-stored";
  await lake.create({ _id: "drafts.preview-secret", _type: "sanity.previewUrlSecret", secret });
  return (path) =>
    `/preview/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=${encodeURIComponent(path)}`;
}

test("staff see a draft price in the preview and click it to edit it; a visitor reads the published one", async ({
  page,
  browser,
  system,
  lake,
}) => {
  const plan = await lake.getDocument<SanityDocument>("plan-trimestre");
  await lake.create({ ...plan!, _id: "drafts.plan-trimestre", price: 411 });

  await page.goto(`${system.studio}/presentation?preview=/tarifs`);
  const site = page.frameLocator("iframe");
  const draft = pack(site).getByText("411 €");
  await expect(draft).toBeVisible();

  // The page's own document opens beside it by itself, over what one has clicked before.
  await expect(page).toHaveURL(/page-tarifs/);
  await pointAt(draft, site.locator("sanity-visual-editing [data-hovered]"));
  await draft.click();
  await expect(page.getByRole("spinbutton", { name: "Prix (€)" })).toHaveValue("411");

  const visitor = await browser.newPage();
  const answer = await visitor.goto(`${system.site}/tarifs`);
  await expect(pack(visitor)).toContainText("420 €");
  // A number of its own: addresses carry the time of a publication, which may hold the same digits.
  expect(await answer?.text()).not.toMatch(/\b411\b/u);
});

test("a preview is never kept by a cache nor found by a search engine", async ({ request, lake }) => {
  const answer = await request.get((await previewLink(lake))("/tarifs"));
  expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
});

test("a preview opens on the site alone, for eight hours", async ({ request, lake }) => {
  const link = await previewLink(lake);
  for (const [path, opened] of [
    ["/tarifs?a=b", "/tarifs?a=b"],
    ["/a//b", "/a/b"],
    ["/.//evil.example/x", "/"],
    ["//evil.example/x", "/x"],
    ["/\\evil.example", "/"],
    ["https://evil.example/x", "/x"],
  ] as const) {
    const answer = await request.get(link(path), { maxRedirects: 0 });
    expect.soft(answer.headers().location, path).toBe(opened);
    expect(answer.headers()["set-cookie"]).toMatch(/^preview=[^;]+; Path=\/; HttpOnly; Max-Age=28800; /);
  }
});

test("a crop that nobody signed, as an editing browser makes it, comes as long as the preview lasts", async ({
  page,
  lake,
}) => {
  await page.goto((await previewLink(lake))("/blog/agents-ia-productivite-entreprise"));
  const picture = page.locator("main img[src*='rect=']").first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const crop = ((await picture.getAttribute("src")) ?? "").replace(/&s=.*/, "");
  expect((await page.request.get(crop)).status()).toBe(200);

  await page.getByRole("link", { name: "Quitter" }).click();
  await expect(page.getByText("Aperçu des brouillons")).toBeHidden();
  expect((await page.request.get(crop)).status()).toBe(400);
});

test.describe("where the clipboard may be read", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a prompt is copied in the preview too", async ({ page, lake }) => {
    await page.goto((await previewLink(lake))("/blog/agents-ia-productivite-entreprise"));
    const prompt = page.getByText("Vous triez les messages reçus");
    await page.getByRole("button", { name: "Copier" }).first().click();
    await expect(page.getByRole("button", { name: "Copié" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await prompt.textContent());
  });
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
  expect(await guessed.text()).toContain("Ce lien d’aperçu n’est plus valable");
  await page.context().addCookies([{ name: "preview", value: btoa('"drafts"'), url: system.site }]);
  const forged = await page.goto("/tarifs");
  expect(forged?.headers()["x-robots-tag"]).toBeUndefined();
});
