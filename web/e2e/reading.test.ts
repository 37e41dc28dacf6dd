import type { BrowserContext, Locator, Page } from "@playwright/test";

import { publicPaths } from "./publicPaths.ts";
import { expect, test } from "./test.ts";

const article = "/blog/prompt-engineering-guide-complet";
const articleId = "article-prompt-engineering-guide-complet";
const main = (page: Page) => page.getByRole("main");
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

test("whatever staff typed, every form of an article has French typography; its prompts stay as typed", async ({
  page,
  request,
  lake,
}) => {
  await lake
    .patch(articleId)
    .set({
      title: `L'IA "utile" : 10% de temps gagné ?`,
      excerpt: "C'est vrai: essayez !",
      body: [
        {
          _key: "a",
          _type: "block",
          style: "normal",
          markDefs: [],
          children: [
            { _key: "b", _type: "span", text: "Lisez ", marks: [] },
            { _key: "c", _type: "span", text: "ceci", marks: ["strong"] },
            { _key: "d", _type: "span", text: " : à 14:30, 5 € l'heure !", marks: [] },
          ],
        },
        { _key: "e", _type: "prompt", code: `Réponds "oui" ? L'heure : 14 h` },
      ],
    })
    .unset(["seo.title"])
    .commit();
  const title = "L’IA «\u202futile\u202f»\u202f: 10\u202f% de temps gagné\u202f?";
  const excerpt = "C’est vrai\u202f: essayez\u202f!";
  await expect.poll(async () => (await request.get(article)).text()).toContain(title);

  await page.goto(article);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
  expect(await main(page).getByText("Lisez").textContent()).toBe(
    "Lisez ceci\u202f: à 14:30, 5\u00a0€ l’heure\u202f!",
  );
  expect(await main(page).locator("code").textContent()).toBe(`Réponds "oui" ? L'heure : 14 h`);
  expect(await page.locator('meta[property="og:title"]').getAttribute("content")).toContain(title);
  const described = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(described.join()).toContain(title);
  for (const path of [`${article}.md`, "/blog/rss.xml", "/blog"])
    await expect.poll(async () => (await request.get(path)).text(), { message: path }).toContain(title);
  for (const path of ["/blog/rss.xml", "/blog"])
    expect(await (await request.get(path)).text(), path).toContain(excerpt);
  expect(await (await request.get(`${article}.md`)).text()).toContain(`Réponds "oui" ? L'heure : 14 h`);
});

test("an article says who signs it and, once its substance changed, since when", async ({ page, lake }) => {
  await page.goto(article);
  await expect(main(page).getByText("Par IA4School")).toBeVisible();
  await expect(main(page).getByText("mis à jour")).toHaveCount(0);

  const author = { _type: "reference", _ref: "team-3" };
  await lake.patch(articleId).set({ updated: "2025-11-03", author }).commit();
  await expect
    .poll(async () => {
      await page.goto(article);
      return main(page).getByText("mis à jour le 3 novembre 2025").count();
    })
    .toBe(1);
  await expect(main(page).getByText("Par Sarah V., Formatrice, chatbots et agents")).toBeVisible();
});

test("a visitor copies a prompt, word for word", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(article);
  const wanted = await main(page).locator("code").nth(1).textContent();
  const block = main(page).locator("pre").nth(1).locator("..");
  await block.getByRole("button", { name: "Copier le prompt" }).click();
  await expect(block.getByRole("button", { name: "Copié" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wanted);
  await expect(block.getByRole("button", { name: "Copier le prompt" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a prompt is read, and no button promises what it cannot do", async ({ page }) => {
    await page.goto(article);
    await expect(main(page).locator("code").first()).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Copier le prompt" })).toHaveCount(0);
  });
});

test("an article ends with what to read next and what it costs, and leads to its neighbours", async ({
  page,
  lake,
}) => {
  await lake.patch("plan-mensuel").set({ price: 155 }).commit();
  await expect
    .poll(async () => {
      await page.goto(article);
      return page.getByRole("complementary", { name: "Et maintenant" }).textContent();
    })
    .toContain("155\u00a0€");
  const next = page.getByRole("complementary", { name: "Et maintenant" });
  const toRead = next.getByRole("list").getByRole("list").getByRole("link");
  await expect(next.getByRole("heading", { name: "À lire ensuite" })).toBeVisible();
  await expect(toRead).toHaveCount(3);

  // Nobody chose: the others of its category.
  await lake.patch(articleId).unset(["related"]).commit();
  await expect
    .poll(async () => {
      await page.goto(article);
      return toRead.allTextContents();
    })
    .toEqual(["Midjourney, ChatGPT, Gemini\u202f: lequel ouvrir, et pour quoi faire"]);

  await page
    .getByRole("navigation", { name: "Articles de la catégorie Outils IA" })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL("/blog/midjourney-chatgpt-gemini-guide");
  const back = page.getByRole("navigation", { name: "Articles de la catégorie Outils IA" });
  await expect(back.getByRole("link")).toHaveAttribute("href", article);
});

test("a block leads to its next date, its price and the articles that speak of it", async ({ page }) => {
  await page.goto("/programme/bloc-6");
  const next = main(page).locator("section", { hasText: "Suivre ce bloc" });
  await expect(next.getByRole("heading", { level: 3 })).toHaveCount(3);
  await expect(next.getByText("149\u00a0€")).toBeVisible();
  await expect(
    next.getByRole("link", { name: "Suivre un cours d’intelligence artificielle en Belgique" }),
  ).toBeVisible();
});

test("« À propos » leads on too", async ({ page }) => {
  await page.goto("/a-propos");
  const next = main(page).locator("section", { hasText: "À lire ensuite" });
  await expect(next.getByRole("list").getByRole("list").getByRole("link")).toHaveCount(3);
  await expect(next.getByText("149\u00a0€")).toBeVisible();
});

test("the picture beside a title is silent; the article’s own page describes it", async ({ page }) => {
  await page.goto("/blog");
  await expect(main(page).locator("li img[alt='']")).toHaveCount(10);
  await expect(main(page).locator("li").getByRole("img")).toHaveCount(0);
  await page.goto(article);
  await expect(main(page).locator("header img")).toHaveAttribute("alt", /^Composition/);
});

test("an article takes the minutes the specification states, on its page, in the list and in its data", async ({
  page,
}) => {
  await page.goto("/blog");
  const card = main(page).getByRole("listitem").filter({ hasText: "Prompt engineering" }).first();
  await expect(card).toContainText(/8\smin/);
  await page.goto(article);
  await expect(main(page).locator("header")).toContainText(/8\smin/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"timeRequired":"PT8M"');
});

test("a category of the blog goes by its own name", async ({ page }) => {
  await page.goto("/blog/categorie/jeunes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jeunes : les articles du blog");
  await expect(page).toHaveTitle("Jeunes : les articles du blog | IA4School");
});

for (const path of [article, "/confirmation?type=contact"])
  test(`${path} begins at its top, reloaded too; back and forward keep the place`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    await page.goto(path);
    await scrollTo(page, 300);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(0);

    await scrollTo(page, 250);
    await page.goto("/tarifs");
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(250);
    await page.goForward();
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(250);
  });

test("a reload leads back to the heading whose address was followed", async ({ page }) => {
  const heading = main(page).getByRole("heading", { name: "Tenez un carnet" });
  await page.goto(`${article}#tenez-un-carnet`);
  await expect(heading).toBeInViewport();
  await page.reload();
  await expect(heading).toBeInViewport();
});

test("at 1440 × 900 the text of every article begins on the first screen", async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const articles = (await publicPaths(request)).filter((path) => /^\/blog\/[^/?]+$/.test(path));
  expect(articles).toHaveLength(10);
  for (const path of articles) {
    await page.goto(path);
    const top = await main(page)
      .locator("article > header + div > :not(nav)")
      .first()
      .evaluate((text) => text.getBoundingClientRect().top);
    expect.soft(top, path).toBeLessThan(870);
  }
});

/** On a phone whose owner has set text to twice its size. */
async function atTwiceItsSize(page: Page, context: BrowserContext): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const browser = await context.newCDPSession(page);
  await browser.send("Page.enable");
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto("/");
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
}

/** Words of less than nine letters and ranges that stand on two lines, and what is wider than the screen or than its cell. */
function faults() {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    if (!element.checkVisibility() || element.closest("script, style, pre, [aria-hidden=true]")) continue;
    // What is only read aloud takes no room.
    if (element.closest("thead")?.clientHeight === 1) continue;
    // An e-mail address may be wider than the screen.
    const words = text.data.replaceAll(/\S+@\S+/g, (address) => " ".repeat(address.length));
    for (const { 0: word, index } of words.matchAll(/\d[\dh]*-\d[\dh]*|[\p{L}\p{N}]{2,}/gu)) {
      if (word.length > 8) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) broken.push(word);
    }
  }
  const days = [...document.querySelectorAll("[aria-hidden=true].grid > span")];
  const covered = days.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  return {
    broken,
    covered: covered.map(({ textContent }) => textContent),
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}

/** What makes the page wider than the screen, where one long word stands in its place. What is kept on one line is short. */
function widened(word: string) {
  const wide: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    if (!/\p{L}{2}/u.test(text.data) || element.closest("script, style")) continue;
    if (getComputedStyle(element).textWrapMode === "nowrap") continue;
    const { data } = text;
    text.data = word;
    if (document.documentElement.scrollWidth > innerWidth) wide.push(data);
    text.data = data;
  }
  return wide;
}

test("a word of eighty letters is divided wherever staff write it, and no phone's screen is left", async ({
  page,
  lake,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const text = "Portes ouvertes samedi";
  await lake.createOrReplace({ _id: "annonce-essai", _type: "announcement", text });
  await expect(async () => {
    await page.goto("/");
    await expect(page.getByText(text)).toBeVisible({ timeout: 500 });
  }).toPass();
  for (const path of ["/", "/tarifs", "/a-propos", "/contact", "/programme/bloc-1", "/agenda", "/blog"]) {
    await page.goto(path);
    expect.soft(await page.evaluate(widened, "a".repeat(80)), path).toEqual([]);
  }
});

test("with text at twice its size on a phone, nothing leaves the screen, no word is broken, the chat’s button covers no end of a page", async ({
  page,
  context,
  request,
}) => {
  await atTwiceItsSize(page, context);
  for (const path of await publicPaths(request)) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await page.evaluate(faults), path).toEqual({ broken: [], covered: [], wide: 0 });
  }
  await scrollTo(page, 1e6);
  const chat = await page.getByRole("button", { name: "Ouvrir le chat" }).boundingBox();
  const last = page.getByRole("contentinfo").locator("a, p").filter({ visible: true });
  for (const box of await Promise.all((await last.all()).map((one) => one.boundingBox()))) {
    const apart = box!.y + box!.height <= chat!.y || box!.y >= chat!.y + chat!.height;
    expect.soft(apart || box!.x + box!.width <= chat!.x, JSON.stringify({ box, chat })).toBe(true);
  }
});

const beyondScreen = (box: Locator) =>
  box
    .locator("*")
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );

test("with text at twice its size on a phone, the chat and what it offers are within the screen, and the menu’s end is reached above its cross", async ({
  page,
  context,
}) => {
  await atTwiceItsSize(page, context);
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  const last = page.getByRole("navigation", { name: "Principale" }).getByRole("link", { name: "Rechercher" });
  await last.focus();
  const cross = page.getByRole("button", { name: "Fermer le menu" });
  const [end, foot] = [await last.boundingBox(), await cross.boundingBox()];
  expect(end!.y + end!.height).toBeLessThanOrEqual(foot!.y);
  await cross.click();

  await page.getByRole("button", { name: "Ouvrir le chat" }).click();
  const chat = page.getByRole("dialog");
  await chat.getByLabel("Options").click();
  await expect(chat.getByRole("button", { name: "Nouvelle conversation" })).toBeVisible();
  expect(await beyondScreen(chat)).toEqual([]);
});

test("a table without the room for its columns is read below its rows’ titles, within the screen", async ({
  page,
}) => {
  const columns = () =>
    main(page)
      .locator("table:has(td:nth-child(3)) tr:has(td)")
      .first()
      .evaluate((row) => new Set([...row.children].map((cell) => cell.getBoundingClientRect().left)).size);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blog/marketing-automation-ia-roi");
  expect(await columns()).toBe(1);
  expect(await beyondScreen(main(page).locator("tbody"))).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await columns()).toBeGreaterThan(2);
});

/** What of a page is written too pale for white paper, on which no ground is printed but what says so. */
function tooPale(): string[] {
  const light = (color: string) => {
    const [red, green, blue] = color.match(/[\d.]+/g)!.map((value) => {
      const share = Number(value) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pale: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const [element, said] = [text.parentElement!, text.textContent!.trim()];
    if (!said || !element.checkVisibility() || element.closest("script, style, .sr-only")) continue;
    const { color, printColorAdjust } = getComputedStyle(element);
    if (printColorAdjust !== "exact" && 1.05 / (light(color) + 0.05) < 4.5) pale.push(said);
  }
  return pale;
}

test("on paper every page is dark on white, by night as by day", async ({ page, request }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ media: "print", colorScheme });
    for (const path of await publicPaths(request)) {
      await page.goto(path);
      expect.soft(await page.evaluate(tooPale), `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

test("on paper, an article has its text and whom to ask, and no button", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(article);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^IA4School · .*@/)).toBeVisible();
  for (const role of ["button", "navigation", "complementary"] as const)
    expect(await page.getByRole(role).filter({ visible: true }).count(), role).toBe(0);
});
