import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { openButton, panel } from "./chat.ts";
import { expect, test } from "./test.ts";

const form = (page: Page) => page.locator("form#contact-form");
const send = (page: Page) => page.getByRole("button", { name: "Envoyer le message" });
const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

async function fill(page: Page) {
  await page.getByLabel("Prénom").fill("Zoé");
  await page.getByLabel("Nom", { exact: true }).fill("Janssens");
  await page.getByLabel("E-mail").fill(`${randomUUID()}@exemple.be`);
  await page.getByLabel("Téléphone").fill("02 123 45 67");
  await page.getByLabel("École, enseignant, élève ou parent").check();
  await page.getByRole("textbox", { name: "Message" }).fill("Bonjour, une présentation, s’il vous plaît.");
}

test("a form first sent without a connection is sent once there is one again", async ({ page, context }) => {
  await page.goto("/contact");
  await fill(page);
  await expect(form(page)).toHaveAttribute("novalidate");
  await context.setOffline(true);
  await send(page).click();
  await expect(toast(page, "Une erreur est survenue. Veuillez réessayer.")).toBeVisible();
  await context.setOffline(false);
  await send(page).click();
  await expect(page).toHaveURL("/confirmation?type=contact");
});

test("a form whose code the connection did not bring stays, says so, and is sent once it is back", async ({
  page,
  context,
}) => {
  // Too low to be near the form, whose code would come.
  await page.setViewportSize({ width: 360, height: 100 });
  await page.goto("/contact");
  await page.waitForLoadState();
  await context.setOffline(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(form(page)).not.toHaveAttribute("novalidate");
  await fill(page);
  await expect(toast(page, "Erreur")).toHaveCount(0);
  await expect(form(page)).not.toHaveAttribute("novalidate");
  await send(page).click();
  await expect(toast(page, "Une erreur est survenue. Veuillez réessayer.")).toBeInViewport();
  await context.setOffline(false);
  await send(page).click();
  await expect(page).toHaveURL("/confirmation?type=contact");
});

test("who first calls for the chat without a connection is told so, and has it once there is one again", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await context.setOffline(true);
  await openButton(page).click();
  const told = toast(page, "Une erreur est survenue lors de la communication avec le chatbot.");
  await expect(told).toBeInViewport();
  await expect(panel(page)).toBeHidden();
  await context.setOffline(false);
  await openButton(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(told).toBeHidden();
});

test("the totals that did not follow a number typed without a connection follow the next", async ({
  page,
  context,
}) => {
  await page.goto("/tarifs");
  await context.setOffline(true);
  const children = page.getByLabel("Combien d’enfants");
  await children.fill("3");
  await expect(toast(page, "Une erreur est survenue. Veuillez réessayer.")).toBeInViewport();
  await context.setOffline(false);
  await children.fill("1");
  const plans = page.locator("[data-island=calculator]").filter({ has: children });
  await expect(plans).toContainText("149\u00a0€");
});
