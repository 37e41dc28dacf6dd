import { brotliCompressSync } from "node:zlib";

import { ask, input, log, open, openAnswered, openButton, panel, test } from "./chat.ts";
import { expect } from "./test.ts";

test("an answer is copied as it reads, and so is the conversation", async ({ page, calls, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await openAnswered(page, calls, "Le mois coûte **149\u00a0€**.");
  await log(page).getByRole("button", { name: "Copier" }).click();
  await expect(log(page).getByRole("button", { name: "Copié" })).toBeVisible();
  expect(await copied()).toContain("149\u00a0€");

  await panel(page).getByLabel("Options").click();
  await panel(page).getByRole("button", { name: "Copier la conversation" }).click();
  await expect(panel(page).getByRole("listitem").getByRole("button", { name: "Copié" })).toBeVisible();
  expect(await copied()).toMatch(/Combien \?[\s\S]+149\u00a0€/);
});

for (const [where, width] of [
  ["beside the page", 1280],
  ["over all of a small screen", 360],
] as const) {
  test(`${where}, an answer is copied without a clipboard that code may write to, and nothing else moves`, async ({
    page,
    calls,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await openAnswered(page, calls, "Le mois coûte **149\u00a0€**.");
    await log(page).getByRole("button", { name: "Copier" }).click();
    await expect(log(page).getByRole("button", { name: "Copié" })).toBeFocused();
    await input(page).press("ControlOrMeta+V");
    await expect(input(page)).toHaveValue("Le mois coûte **149\u00a0€**.");

    await panel(page).getByLabel("Options").click();
    await panel(page).getByRole("button", { name: "Copier la conversation" }).click();
    await expect(panel(page).getByRole("listitem").getByRole("button", { name: "Copié" })).toBeFocused();
    await input(page).fill("");
    await input(page).press("ControlOrMeta+V");
    await expect(input(page)).toHaveValue(/Combien \?[\s\S]+149\u00a0€/);
  });
}

test("who asks for less motion sees nothing turn", async ({ page, calls }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await ask(page, "Combien ?");
  const { answer } = await calls();
  await expect(page.locator(".spinner")).toHaveCSS("animation-name", "none");
  answer.piece("149\u00a0€.");
  answer.end();
  await expect(log(page)).toContainText("149\u00a0€.");
});

test("a printed page has no chat on it", async ({ page }) => {
  await page.goto("/tarifs");
  await expect(openButton(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(openButton(page)).toBeHidden();

  await page.emulateMedia({ media: "screen" });
  await openButton(page).click();
  await expect(panel(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(panel(page)).toBeHidden();
});

test("staff switch the assistant off: no page has it, and where it is open it says so", async ({
  page,
  lake,
}) => {
  await open(page);
  await lake.patch("settings").set({ "chat.answers": false }).commit();
  await expect
    .poll(() => page.request.get("/tarifs").then((answer) => answer.text()))
    .not.toContain("Ouvrir le chat");
  await ask(page, "Combien ?");
  await expect(page.getByRole("alert")).toContainText("temporairement hors service");
});

test("whoever goes back finds the conversation as it was left", async ({ page, calls }) => {
  await openAnswered(page, calls, "149\u00a0€.", {
    sources: [{ title: "Programme mensuel", url: "/programme-mensuel" }],
  });
  await log(page).getByRole("link", { name: "Programme mensuel" }).click();
  await expect(page).toHaveURL("/programme-mensuel");
  await ask(page, "Et 3 mois ?");
  const next = await calls();
  next.answer.piece("420\u00a0€.");
  next.answer.end();
  await expect(log(page)).toContainText("420\u00a0€.");
  await page.goBack();
  await expect(page).toHaveURL("/tarifs");
  await expect(log(page)).toContainText("420\u00a0€.");
  await expect(input(page)).toBeEnabled();
});

test("what a visitor has read of an answer is kept, however soon the page is left", async ({
  page,
  calls,
}) => {
  // React puts what may wait into messages: here it waits until the page is gone.
  await page.addInitScript(() => {
    const post = Object.getOwnPropertyDescriptor(MessagePort.prototype, "postMessage")?.value as () => void;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: []) {
      setTimeout(() => post.apply(this, message), 300);
    };
  });
  await openAnswered(page, calls, "149\u00a0€.");
  await expect(log(page)).toContainText("149\u00a0€.");
  await page.goto("/programme-mensuel");
  await expect(log(page)).toContainText("149\u00a0€.");
});

test("its code is at most 9 kB beside React, and its look 3", async ({ page }) => {
  const scripts = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.set(response.url(), response.text());
  });
  await open(page);
  const own = (await Promise.all(scripts.values())).filter(
    (code) => !code.includes("react.transitional.element"),
  );
  const look = /`\/\*! tailwindcss[^`]*`/;
  const weight = (texts: string[]) => texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(own.length).toBeGreaterThan(2);
  expect(weight(own.map((code) => code.replace(look, "")))).toBeLessThanOrEqual(9_000);
  expect(weight(own.flatMap((code) => look.exec(code) ?? []))).toBeLessThanOrEqual(3_000);
});
