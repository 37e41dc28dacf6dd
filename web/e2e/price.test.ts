import type { Page } from "@playwright/test";

import { expect, test } from "./test.ts";

const oneMonth = (page: Page) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Abonnement mensuel" }) });

test("staff change the monthly price in the Studio, publish, and a visitor reads it, also after a restart", async ({
  page,
  system,
}) => {
  await page.goto("/tarifs");
  await expect(oneMonth(page)).toContainText("149 €");

  await page.goto(`${system.studio}/structure/prix-et-formules;plans-jeunes;plan-mensuel`);
  const price = page.getByRole("spinbutton", { name: "Prix (€)" });
  await expect(price).toHaveValue("149");
  await price.fill("159");
  // The Studio's button is disabled until the draft is saved, and says so in this attribute only.
  const publish = page.getByRole("button", { name: "Publier" });
  await expect(publish).toHaveAttribute("data-disabled", "false");
  await publish.click();
  await page.getByRole("button", { name: "Publier ces montants" }).click();
  await expect(page.getByText("Le document a été publié")).toBeVisible();

  await expect(async () => {
    await page.goto("/tarifs");
    await expect(oneMonth(page)).toContainText("159 €", { timeout: 500 });
  }).toPass();

  await system.restart("SIGKILL");
  expect((await fetch(`${system.supabase}/healthz`)).status, "the site answers once all of it is up").toBe(
    200,
  );
  await page.goto("/tarifs");
  await expect(oneMonth(page)).toContainText("159 €");
});
