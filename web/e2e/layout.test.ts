import type { SanityDocument } from "@sanity/client";

import { expect, test } from "./test.ts";

/**
 * Which blocks a page has, and what stands side by side in their grids: left edge and width of each column. Heights
 * are left out, which change with every word. `playwright test layout --update-snapshots` after a change that is meant.
 */
function columns(): string[] {
  const place = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return `${Math.round(left)}+${Math.round(width)}`;
  };
  const lines = (element: Element, depth: number): string[] => {
    const children = [...element.children].filter((child) => child.getBoundingClientRect().width > 1);
    const isGrid = getComputedStyle(element).display === "grid" && children.length > 1;
    const own = isGrid
      ? [`${"  ".repeat(depth)}${element.localName}: ${[...new Set(children.map(place))].join(" ")}`]
      : [];
    return [...own, ...children.flatMap((child) => lines(child, depth + Number(isGrid)))];
  };
  return [...document.querySelectorAll("body > header, main > *, body > footer")].flatMap((block) => [
    `${block.localName} ${place(block)}`,
    ...lines(block, 1),
  ]);
}

for (const width of [360, 768, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of [
      "/",
      "/tarifs",
      "/formations-ecoles",
      "/agenda",
      "/contact",
      "/blog",
      "/programme/bloc-1",
    ]) {
      test(`the columns of ${path} stand where they stood`, async ({ page }) => {
        await page.goto(path);
        // Measured once, all is laid out, and its fonts are asked for.
        await page.evaluate(columns);
        await page.evaluate(() => document.fonts.ready);
        const found = await page.evaluate(columns);
        expect(`${found.join("\n")}\n`).toMatchSnapshot(
          `${path.slice(1).replaceAll("/", "-") || "accueil"}-${width}.txt`,
        );
      });
    }
  });
}

test("a long name of the school takes two lines, and leaves the bar's links on theirs", async ({
  page,
  lake,
}) => {
  const name = "Institut bruxellois de formation à l’intelligence artificielle";
  await lake.patch("settings").set({ name }).commit();
  await page.setViewportSize({ width: 1440, height: 900 });
  const home = page.getByRole("link", { name: `${name}, accueil` });
  await expect(async () => {
    await page.goto("/");
    await expect(home).toBeVisible({ timeout: 500 });
  }).toPass();
  const links = page.getByRole("navigation", { name: "Principale" }).getByRole("listitem");
  const tops = await links.evaluateAll((all) =>
    all.filter((link) => link.checkVisibility()).map((link) => link.getBoundingClientRect().top),
  );
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
  expect((await page.getByRole("banner").boundingBox())!.height).toBeLessThan(65);
});

test("thirty links in the bar leave most of the window to the page, and each is reached", async ({
  page,
  lake,
}) => {
  const { navigation } = (await lake.getDocument<SanityDocument>("settings"))!;
  const link = { _type: "action", label: "Un lien de plus", href: "https://example.org/" };
  const links = Array.from({ length: 30 }, (_, index) => ({
    ...link,
    _key: `${index}`,
    href: link.href + index,
  }));
  await lake
    .patch("settings")
    .set({ navigation: [...navigation, ...links] })
    .commit();
  await page.setViewportSize({ width: 1440, height: 900 });
  const more = page.getByRole("banner").getByRole("link", { name: link.label });
  await expect(async () => {
    await page.goto("/");
    await expect(more).toHaveCount(30, { timeout: 500 });
  }).toPass();
  expect((await page.getByRole("banner").boundingBox())!.height).toBeLessThan(310);
  await more.last().focus();
  await expect(more.last()).toBeInViewport({ ratio: 1 });
});

test("a bar of two rows covers neither a heading whose address was followed nor the contents beside it", async ({
  page,
  lake,
}) => {
  const { navigation } = (await lake.getDocument<SanityDocument>("settings"))!;
  const link = { _type: "action", label: "Ressources", href: "https://example.org/" };
  const links = ["a", "b", "c"].map((_key) => ({ ...link, _key, href: link.href + _key }));
  await lake
    .patch("settings")
    .set({ navigation: [...navigation, ...links] })
    .commit();
  await page.setViewportSize({ width: 1440, height: 900 });
  const banner = page.getByRole("banner");
  const article = "/blog/prompt-engineering-guide-complet";
  await expect(async () => {
    await page.goto(article);
    await expect(banner.getByRole("link", { name: link.label })).toHaveCount(3, { timeout: 500 });
  }).toPass();
  await page.goto(`${article}#tenez-un-carnet`);
  const { height } = (await banner.boundingBox())!;
  expect(height).toBeGreaterThan(80);
  for (const name of ["Tenez un carnet", "Sommaire"]) {
    const heading = page.getByRole("heading", { name });
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(200);
    expect((await heading.boundingBox())!.y, name).toBeGreaterThanOrEqual(height);
  }
});

test("a plan's label of two lines stands above its name, which stays beside that of the next plan", async ({
  page,
  lake,
}) => {
  const highlight = "Le plus choisi par les familles de Bruxelles et de ses environs";
  await lake.patch("plan-trimestre").set({ highlight }).commit();
  const label = page.getByText(highlight, { exact: true });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      await page.goto("/tarifs");
      await expect(label).toBeVisible({ timeout: 500 });
    }).toPass();
    const boxOf = (name: string) => page.getByRole("heading", { name, exact: true }).boundingBox();
    const { y, height } = (await label.boundingBox())!;
    const pack = (await boxOf("Pack 3 mois"))!;
    expect(pack.y).toBeGreaterThanOrEqual(y + height);
    if (width === 1440) expect((await boxOf("Programme 6 mois"))!.y).toBeCloseTo(pack.y);
  }
});

test("a long name of a category stands inside its outline, on as many lines as it takes", async ({
  page,
  lake,
}) => {
  const title =
    "Récits d’élèves, de parents et d’enseignants qui ont suivi le programme jusqu’à la démo publique";
  await lake.patch("articleCategory-jeunes").set({ title }).commit();
  await page.setViewportSize({ width: 360, height: 800 });
  const chip = page.getByRole("navigation", { name: "Catégories" }).getByRole("link", { name: title });
  await expect(async () => {
    await page.goto("/blog");
    await expect(chip).toBeVisible({ timeout: 500 });
  }).toPass();
  const room = await chip.evaluate((outline) => {
    const words = document.createRange();
    words.selectNodeContents(outline);
    const [inner, outer] = [words.getBoundingClientRect(), outline.getBoundingClientRect()];
    return Math.min(inner.top - outer.top, outer.bottom - inner.bottom);
  });
  expect(room).toBeGreaterThanOrEqual(8);
});

test("a journey of eleven steps takes more than one row", async ({ page, lake }) => {
  const steps = Array.from({ length: 11 }, (_, index) => ({
    _key: `${index}`,
    _type: "step",
    title: `Présenter le projet ${index + 1}`,
  }));
  const section = { _key: "etapes", _type: "stepsSection", title: "Un long parcours", steps };
  await lake.patch("page-a-propos").append("sections", [section]).commit();
  const items = page.locator("section").filter({ hasText: section.title }).locator("ol > li");
  await expect(async () => {
    await page.goto("/a-propos");
    await expect(items).toHaveCount(11, { timeout: 500 });
  }).toPass();
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(170);
  }
});
