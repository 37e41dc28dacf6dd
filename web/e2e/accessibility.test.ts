import type { Page } from "@playwright/test";

import { axeFindings } from "./axe.ts";
import { publicPaths } from "./publicPaths.ts";
import { expect, test } from "./test.ts";
import { campSession, runningEdition } from "./yearToCome.ts";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colours = ["color-contrast", "link-in-text-block"];
const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };

const bar = (page: Page) => page.getByRole("navigation", { name: "Principale" });
const openMenu = (page: Page) => page.getByRole("button", { name: "Ouvrir le menu" });

/** What axe finds on the page as it stands. @param without rules that are looked at elsewhere. */
function inTheLight(page: Page, without: string[] = []): Promise<string[]> {
  const left = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  return axeFindings(page, { runOnly: standards, rules: { "target-size": { enabled: true }, ...left } });
}

/** And of its colours in the dark. */
async function findings(page: Page): Promise<string[]> {
  const light = await inTheLight(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // The colours are all that changes.
  const dark = await axeFindings(page, { runOnly: { type: "rule", values: colours } });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  return [...light, ...dark];
}

/** Articles, categories of the blog and blocks are one template each. */
const template = (path: string) => /^\/.+\//.exec(path)?.[0] ?? path;

test("axe finds nothing on any page, on a phone and on a desk, light and dark", async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const paths = await publicPaths(request);
  const alike = Object.values(Object.groupBy(paths, template));
  const some = new Set(alike.map((same) => same![0]));
  for (const path of paths) {
    await page.goto(path);
    await page.setViewportSize(phone);
    if (some.has(path)) expect.soft(await inTheLight(page, colours), `${path} on a phone`).toEqual([]);
    // Both have the same colours, and those of one template.
    await page.setViewportSize(desk);
    const found = some.has(path) ? findings(page) : inTheLight(page, colours);
    expect.soft(await found, `${path} on a desk`).toEqual([]);
  }
});

test("axe finds nothing where dates are to come, a price is worked out, a prompt completed, a menu open", async ({
  page,
  lake,
}) => {
  await lake.create(runningEdition);
  await lake.create(campSession);
  await lake.create({ ...campSession, _id: "session-full", enrolment: "full" });
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expect(async () => {
    await page.goto("/agenda");
    await expect(page.getByText("Dernières places").first()).toBeVisible({ timeout: 500 });
  }).toPass();
  expect.soft(await findings(page), "dates").toEqual([]);

  await page.goto("/tarifs");
  await page.getByLabel("Combien d’enfants").fill("3");
  await expect(page.getByText("au lieu de 447").first()).toBeVisible();
  expect.soft(await findings(page), "a family's price").toEqual([]);
  await page.getByLabel("Combien d’enfants").fill("2,5");
  await expect(page.getByRole("alert").filter({ hasText: "nombre entier" })).toBeVisible();
  expect.soft(await findings(page), "a number that is none").toEqual([]);

  await page.goto("/formations-entreprises");
  await page.getByLabel(/^Combien/).fill("20");
  await expect(page.getByText("sur devis").first()).toBeVisible();
  expect.soft(await findings(page), "a team's price").toEqual([]);

  await page.goto("/programme/bloc-1");
  await page.getByRole("combobox", { name: "style" }).selectOption({ index: 2 });
  await page.getByRole("button", { name: "Copier le prompt" }).click();
  await expect(page.locator("#premier-exercice").getByRole("button", { name: /Copi/ })).toBeVisible();
  expect.soft(await findings(page), "an exercise").toEqual([]);

  await openMenu(page).click();
  expect.soft(await findings(page), "the menu").toEqual([]);
});

test("a visitor with a keyboard reaches every link of the bar", async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto("/");
  const wanted = await page
    .locator("body > header a:visible")
    .evaluateAll((links) => links.map(({ id, textContent }) => id || textContent));
  const reached: (string | null)[] = [];
  for (let steps = 0; steps < 20; steps++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const inBar = await focused.evaluate((element) => element.closest("body > header") !== null);
    if (inBar) reached.push(await focused.textContent());
  }
  expect(reached).toEqual(wanted);
});

test("a visitor with a keyboard sees where they are, whatever the ground, light and dark", async ({
  page,
  lake,
}) => {
  const action = { _type: "action", label: "Réserver une place", href: "/contact" };
  await lake.create({ _id: "announcement-a", _type: "announcement", text: "Portes ouvertes samedi", action });
  await page.setViewportSize(desk);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(async () => {
      await page.goto("/");
      await expect(page.getByRole("link", { name: action.label })).toBeVisible({ timeout: 500 });
    }).toPass();
    const seen: string[] = [];
    for (;;) {
      await page.keyboard.press("Tab");
      const ring = await page.evaluate(ringOfFocused);
      if (!ring) break;
      expect.soft(ring.contrast, `${colorScheme}: ${ring.name}`).toBeGreaterThanOrEqual(3);
      seen.push(ring.name);
    }
    expect(seen).toEqual(expect.arrayContaining([action.label, "Mentions légales"]));
  }
});

/** What has the focus, and the contrast between the ring around it and its ground; undefined past the last. */
function ringOfFocused(): { name: string; contrast: number } | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    const around = element.parentElement;
    return around && backgroundColor === "rgba(0, 0, 0, 0)" ? groundOf(around) : backgroundColor;
  };
  const { outlineStyle, outlineColor } = getComputedStyle(focused);
  const [one, other] = [outlineColor, groundOf(focused.parentElement!)].map(luminance) as [number, number];
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return { name: focused.textContent.trim(), contrast: outlineStyle === "none" ? 1 : contrast };
}

test("the menu closes when one chooses what is on the screen already", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/contact?sujet=bouton#contact-form");
  await openMenu(page).click();
  const choice = bar(page).getByRole("link", { name: "Prochaine rentrée" });
  const address = await choice.getAttribute("href");
  await page.goto(address!);
  await openMenu(page).click();
  await choice.click();
  await expect(choice).toBeHidden();
  await expect(page).toHaveURL(address!);
});

test("the skip link leads past the bar", async ({ page }) => {
  await page.goto("/tarifs");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Aller au contenu" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").evaluate((element) => element.closest("main") !== null)).toBe(true);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test("the menu opens, closes with Escape and on a choice, and gives the focus back", async ({ page }) => {
      await page.goto("/");
      const choice = bar(page).getByRole("link", { name: "Blog" });
      await expect(choice).toBeHidden();
      await openMenu(page).focus();
      await page.keyboard.press("Enter");
      await expect(choice).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(choice).toBeHidden();
      await expect(openMenu(page)).toBeFocused();

      await openMenu(page).click();
      await page.getByRole("button", { name: "Fermer le menu" }).click();
      await expect(choice).toBeHidden();

      await openMenu(page).click();
      await choice.click();
      await expect(page).toHaveURL("/blog");
      await expect(choice).toBeHidden();
    });
  });
}

test("on a phone that lies down the open menu fits, with what closes it", async ({ page }) => {
  await page.setViewportSize({ width: 780, height: 360 });
  await page.goto("/tarifs");
  await openMenu(page).click();
  for (const link of await bar(page).getByRole("link").all()) await expect(link).toBeInViewport({ ratio: 1 });
  const close = page.getByRole("button", { name: "Fermer le menu" });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(close).toBeHidden();

  // Beside the text there is room for the chat's button.
  const chat = await page.getByRole("button", { name: "Ouvrir le chat" }).boundingBox();
  const edges = await page
    .getByRole("main")
    .locator("p")
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(chat?.x ?? 0);
});

test("the menu traps nothing: Tab leads out of it", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await openMenu(page).click();
  const links = await bar(page).getByRole("link").count();
  for (let steps = 0; steps < links + 3; steps++) await page.keyboard.press("Tab");
  const inBar = (element: Element) => element.closest("[popover]") !== null;
  expect(await page.locator(":focus").evaluate(inBar)).toBe(false);
});

test("magnified four times, a page can be read and its menu used", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/tarifs");
  const stuck = await page
    .locator("body *")
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            ["fixed", "sticky"].includes(getComputedStyle(element).position) && element.checkVisibility(),
        )
        .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
    );
  expect(stuck).toBeLessThan(256 / 3);
  await openMenu(page).click();
  const last = bar(page).getByRole("link", { name: "Blog" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.click();
  await expect(page).toHaveURL("/blog");
});

test("with text at twice its size on a narrow phone an alert can be read, and what one asks in takes one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/contact");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Erreur de validation" });
  await expect(alert).toBeInViewport({ ratio: 1 });
  expect((await alert.locator("p").boundingBox())?.width).toBeGreaterThan(200);
  await alert.getByRole("button").click();
  await page.getByRole("button", { name: "Ouvrir le chat" }).click();
  expect((await page.getByPlaceholder("Posez votre question...").boundingBox())?.height).toBeLessThan(100);
});

test("in colours of the visitor's own the category that is shown looks unlike the others", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/blog");
  const choices = page.getByRole("navigation", { name: "Catégories" }).getByRole("link");
  const grounds = await choices.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).backgroundColor),
  );
  const [shown, ...others] = grounds;
  expect(others).not.toContain(shown);
});

test("every field of the form says what it is for", async ({ page }) => {
  await page.goto("/contact");
  for (const name of ["Prénom", "Nom", "E-mail", "Téléphone"])
    await expect(page.getByRole("textbox", { name, exact: true })).toHaveAttribute("autocomplete", /./);
  await expect(page.getByRole("group", { name: "Vous êtes" }).getByRole("radio")).toHaveCount(2);
  await expect(page.getByRole("textbox", { name: /Message|projet|question/i }).first()).toBeVisible();
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`from page to page ${reducedMotion === "reduce" ? "nothing moves for those who ask for less motion" : "the change is shown"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener("pagereveal", (event) => {
        document.documentElement.dataset.moved = String(
          Boolean((event as { viewTransition?: object }).viewTransition),
        );
      });
    });
    await page.setViewportSize(desk);
    await page.goto("/");
    await bar(page).getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.locator("html")).toHaveAttribute(
      "data-moved",
      String(reducedMotion === "no-preference"),
    );
  });
}
