import type { Page } from "@playwright/test";

import { openButton, panel } from "./chat.ts";
import { expect, test } from "./test.ts";

/** The scripts a page asks for, as they are first asked for. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js") && !scripts.includes(pathname)) scripts.push(pathname);
  });
  return scripts;
}

/** The files of an island's code, as its page names them. */
async function codeOf(page: Page, island: string): Promise<string[]> {
  const files = await page.locator(`[data-island=${island}]`).getAttribute("data-src");
  return files?.split(" ").toSorted() ?? [];
}

/** Waits until the page has asked for all that it would by itself: an idle moment, two frames, a request's way. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }));
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    await fetch("/favicon.svg");
  });
}

/** Opens a page that fetches no script by itself. */
async function visit(page: Page, path: string) {
  const scripts = scriptsOf(page);
  await page.goto(path);
  await settled(page);
  expect(scripts).toEqual([]);
  return scripts;
}

let complaints: string[] = [];
test.beforeEach(({ page }) => {
  complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
});
test.afterEach(() => expect(complaints).toEqual([]));

const form = (page: Page) => page.locator("#contact-form");
const scroll = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

test("a visitor who only reads is sent no island’s code; the chat’s comes when the pointer reaches its button", async ({
  page,
}) => {
  const scripts = await visit(page, "/");
  await scroll(page, 1e6);
  await page.mouse.move(300, 300);
  await settled(page);
  expect(scripts).toEqual([]);

  await openButton(page).hover();
  await expect.poll(() => scripts.toSorted()).toEqual(await codeOf(page, "chat"));
  await expect(panel(page)).toBeHidden();
  const fetched = scripts.length;
  await openButton(page).click();
  await expect(panel(page)).toBeVisible();
  expect(scripts).toHaveLength(fetched);
});

test("the chat’s code comes when the keyboard reaches its button", async ({ page }) => {
  const scripts = await visit(page, "/");
  await openButton(page).focus();
  await expect.poll(() => scripts.toSorted()).toEqual(await codeOf(page, "chat"));
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
});

test("a click that comes before the code opens the chat once the code is there", async ({ page }) => {
  const scripts = await visit(page, "/");
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await openButton(page).click();
  await openButton(page).click();
  await expect.poll(() => scripts.toSorted()).toEqual(await codeOf(page, "chat"));
  held.resolve();
  await expect(panel(page)).toBeVisible();
});

test("a button pressed before its code has come is pressed once it is there, whatever was touched since", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/programme/bloc-1");
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  const exercise = page.locator("[data-island=exercise]");
  await exercise.getByRole("button", { name: "Copier le prompt" }).click();
  await expect(exercise.getByRole("button")).toHaveAttribute("aria-busy", "true");
  await exercise.getByRole("combobox").first().dispatchEvent("click");
  held.resolve();
  await expect(exercise.getByRole("button", { name: "Copié" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Une affiche");
});

test("a page gone back to, where the chat was never opened, has it as it was left elsewhere", async ({
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() => {
    sessionStorage.setItem("island:chat", JSON.stringify({ draft: "Bonjour", open: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(panel(page).getByRole("textbox")).toHaveValue("Bonjour");
});

test("a tap in the moment in which a chat that was used comes back opens it", async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem("island:chat", JSON.stringify({ draft: "Bonjour", open: false }));
    // React tells itself through a port what it still has to do: it is made to wait long for that.
    const port = Object.getOwnPropertyDescriptor(MessagePort.prototype, "postMessage")!;
    const post = port.value as (this: MessagePort, message: unknown) => void;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => post.call(this, message), 300);
    };
    const tap = () => {
      const button = document.querySelector<HTMLElement>("[aria-label='Ouvrir le chat']");
      if (button && Object.keys(button).some((name) => name.startsWith("__react"))) button.click();
      else setTimeout(tap);
    };
    tap();
  });
  await page.goto("/");
  await expect(panel(page).getByRole("textbox")).toHaveValue("Bonjour");
});

test("the form’s code comes when the form nears the screen, and waits there to be used", async ({ page }) => {
  // The form stands too high on its page for a taller window to be far from it.
  await page.setViewportSize({ width: 1280, height: 100 });
  const scripts = await visit(page, "/contact");
  const { y = 0 } = (await form(page).boundingBox()) ?? {};
  const { height = 0 } = page.viewportSize() ?? {};
  await scroll(page, y - height - 600);
  await settled(page);
  expect(scripts).toEqual([]);

  await scroll(page, y - height - 200);
  await expect.poll(() => scripts.toSorted()).toEqual(await codeOf(page, "contact"));
  await settled(page);
  await expect(form(page)).not.toHaveAttribute("novalidate");
  const fetched = scripts.length;
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByLabel("Prénom").click();
  await expect(form(page)).toHaveAttribute("novalidate");
  expect(scripts).toHaveLength(fetched);
});

test("a page prepared before its link is followed fetches nothing until it is shown", async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem("island:chat", JSON.stringify({ draft: "Bonjour", open: true }));
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  });
  await page.setViewportSize({ width: 1280, height: 4000 });
  const scripts = await visit(page, "/contact");
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect(panel(page).getByRole("textbox")).toHaveValue("Bonjour");
  expect(scripts).toEqual(expect.arrayContaining(await codeOf(page, "contact")));
});

test.describe("a visitor who saves data", () => {
  test("is sent an island’s code by what calls for it alone", async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    await browser.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
    const scripts = await visit(page, "/contact");
    await openButton(page).hover();
    await openButton(page).focus();
    await form(page).scrollIntoViewIfNeeded();
    await form(page).hover();
    await settled(page);
    expect(scripts).toEqual([]);

    await page.getByLabel("Prénom").click();
    await expect(form(page)).toHaveAttribute("novalidate");
    await openButton(page).click();
    await expect(panel(page)).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the chat’s code comes when a finger touches its button, before it is lifted", async ({
    page,
    context,
  }) => {
    const scripts = await visit(page, "/");
    const { x = 0, y = 0 } = (await openButton(page).boundingBox()) ?? {};
    const browser = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      browser.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [{ x: x + 20, y: y + 20 }]);
    await expect.poll(() => scripts.toSorted()).toEqual(await codeOf(page, "chat"));
    await expect(panel(page)).toBeHidden();
    await touch("touchEnd", []);
    await expect(panel(page)).toBeVisible();
  });
});
