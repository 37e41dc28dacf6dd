import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { expect, test } from "./test.ts";

const form = (page: Page) => page.locator("form#contact-form");
const send = (page: Page) => page.getByRole("button", { name: "Envoyer le message" });
const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

async function fill(page: Page) {
  await page.getByLabel("Prénom").fill("Zoé");
  await page.getByLabel("Nom", { exact: true }).fill("Janssens");
  await page.getByLabel("E-mail").fill(`${randomUUID()}@exemple.be`);
  await page.getByLabel("Téléphone").fill("02 123 45 67");
  await page.getByLabel("École, élève ou parent").check();
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
