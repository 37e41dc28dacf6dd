import type { Page } from "@playwright/test";

import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

async function results(page: Page, query: string): Promise<string[]> {
  await page.goto(`/recherche?q=${encodeURIComponent(query)}`);
  const links = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
  return Promise.all((await links.all()).map(async (link) => (await link.getAttribute("href")) ?? ""));
}

test("a visitor searches from the blog, without JavaScript, and reads why a page was found", async ({
  page,
}) => {
  await page.goto("/blog");
  await page.getByRole("searchbox", { name: "Rechercher sur le site" }).fill("mercredi");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL("/recherche?q=mercredi");
  await expect(page.getByRole("status")).toContainText("«\u202fmercredi\u202f»");
  await expect(page.locator("mark").first()).toHaveText(/mercredi/i);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("every page leads to the search, and a search that finds nothing to the team", async ({ page }) => {
  await page.goto("/tarifs");
  await page.getByRole("contentinfo").getByRole("link", { name: "Rechercher" }).click();
  await expect(page).toHaveURL("/recherche");
  expect(await results(page, "plomberie")).toEqual([]);
  await expect(page.getByRole("link", { name: "Poser la question à l’équipe" })).toHaveAttribute(
    "href",
    "/contact#contact-form",
  );
});

test("words without accents, slips and everyday words find the page one would want", async ({ page }) => {
  expect((await results(page, "prix"))[0]).toBe("/tarifs");
  expect((await results(page, "combien ça coûte")).slice(0, 3)).toContain("/tarifs");
  expect((await results(page, "creer une video")).slice(0, 3)).toContain("/programme/bloc-2");
  expect((await results(page, "mecredi")).slice(0, 3)).toContain("/agenda");
  expect((await results(page, "formtion entreprise")).slice(0, 3)).toContain("/formations-entreprises");
});

test("who looks for the address, the way to enrol, who teaches or what to print finds the page that has it among the first", async ({
  page,
}) => {
  for (const [query, path] of [
    ["adresse", "/contact"],
    ["téléphone", "/contact"],
    ["inscription", "/contact"],
    ["s’inscrire", "/contact"],
    ["qui enseigne", "/a-propos"],
    ["PDF", "/agenda"],
  ] as const)
    expect((await results(page, query)).slice(0, 3), query).toContain(path);
});

test("a holiday’s name finds the agenda, and the article whose table has it", async ({ page }) => {
  for (const holiday of ["noel", "carnaval"]) {
    const found = await results(page, holiday);
    expect(found[0], holiday).toBe("/agenda");
    expect(found, holiday).toContain("/blog/ateliers-vacances-ia-bruxelles");
  }
});

test("a word that « Réglages » holds for another finds what says the other", async ({ page, lake }) => {
  expect((await results(page, "deepfake"))[0]).toBe("/programme/bloc-2");
  await expect(page.locator("mark").first()).toHaveText("Hypertrucages");
  expect(await results(page, "fariboles")).toEqual([]);
  await lake
    .patch("settings")
    .append("chat.synonyms", [{ _key: "essai", words: ["fariboles", "mini podcast"] }])
    .commit();
  await expect.poll(async () => (await results(page, "fariboles")).includes("/programme/bloc-3")).toBe(true);
});

test("a search that finds nothing says so, and where to go", async ({ page }) => {
  expect(await results(page, "xyzzy")).toEqual([]);
  await expect(page.getByRole("status")).toHaveText("Aucune page pour «\u202fxyzzy\u202f»");
  await page.getByRole("main").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("what a visitor types is text, whatever it looks like", async ({ page, request }) => {
  await results(page, "<script>alert(1)</script>");
  await expect(page.getByRole("searchbox")).toHaveValue("<script>alert(1)</script>");
  const answer = await request.get("/recherche?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E");
  expect(await answer.text()).not.toContain("<script>alert");
  expect(await answer.text()).toContain(`content="default-src 'none'`);
});

test("what staff publish is found at once", async ({ page, lake }) => {
  expect(await results(page, "trampoline")).toEqual([]);
  await lake.patch("page-a-propos").set({ "seo.description": "Une école avec un trampoline." }).commit();
  await expect.poll(() => results(page, "trampoline")).toEqual(["/a-propos"]);
});

test("the not-found page has a search", async ({ page }) => {
  await page.goto("/nulle-part");
  await page.getByRole("searchbox", { name: "Rechercher sur le site" }).fill("stages");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL("/recherche?q=stages");
});
