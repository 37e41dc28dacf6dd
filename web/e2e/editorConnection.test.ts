import type { Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { inEuros } from "functions/in-euros";

import { DocumentScreen } from "./studio/DocumentScreen.ts";
import type { System } from "./system.ts";
import { expect, test } from "./test.ts";

const monthly = "prix-et-formules;plans-jeunes;plan-mensuel";
const typed = " tout compris";
const more = ", sans frais";
const unsaved = "Ce que vous venez d’écrire n’est pas encore enregistré";

const draftOf = (lake: SanityClient) =>
  lake.withConfig({ perspective: "raw" }).fetch<string | null>('*[_id == "drafts.plan-mensuel"][0].subtitle');

/** Opens a plan in a Studio that does not hear what its project's own plan gives: staff work all the same. */
async function openPlan(page: Page, { studio }: System, status: number): Promise<DocumentScreen> {
  await page.route(/\/features\?/, (route) => route.fulfill({ status }), { times: 1 });
  const refused = page.waitForResponse(
    (answer) => answer.url().includes("/features?") && answer.status() === status,
  );
  const plan = new DocumentScreen(page, studio);
  await plan.open(monthly, "Textes");
  await refused;
  await expect(plan.text("Sous-titre")).toBeEditable();
  return plan;
}

test("what an editor types offline stays, is said not to be saved, and is saved once the network is back, whatever is open then", async ({
  page,
  context,
  system,
  lake,
}) => {
  const plan = await openPlan(page, system, 503);
  await context.setOffline(true);
  await expect(plan.connection).toContainText("Connexion perdue");
  await plan.append("Sous-titre", typed);
  await expect(plan.connection).toContainText(unsaved);

  // The Studio gave up, and fell over, after seven seconds.
  for (const until = Date.now() + 9000; Date.now() < until; await page.waitForTimeout(500)) {
    await expect(plan.text("Sous-titre")).toHaveValue(new RegExp(`${typed}$`));
    await expect(plan.footer).not.toContainText(/Enregistré(?!\w)/);
  }
  expect(await draftOf(lake)).toBeNull();

  await context.setOffline(false);
  await expect(plan.connection).toContainText("Connexion rétablie : tout est enregistré");
  expect(await draftOf(lake)).toMatch(new RegExp(`${typed}$`));
  await expect(plan.connection).toBeHidden();
  await expect(plan.text("Sous-titre")).toHaveValue(new RegExp(`${typed}$`));

  await context.setOffline(true);
  await plan.append("Sous-titre", more);
  await expect(plan.connection).toContainText(unsaved);
  await page.getByRole("link", { name: /Pack 3 mois/ }).click();
  await expect(plan.connection).toContainText(unsaved);
  await context.setOffline(false);
  await expect(plan.connection).toContainText("tout est enregistré");
  expect(await draftOf(lake)).toMatch(new RegExp(`${typed}${more}$`));
});

test("what an editor has just typed and what was published survive a restart of everything behind the Studio", async ({
  page,
  system,
  lake,
}) => {
  const plan = await openPlan(page, system, 403);
  const prices = async () => (await page.request.get("/tarifs")).text();
  await lake.patch("plan-semestre").set({ price: 777 }).commit();
  await expect.poll(prices).toContain(inEuros(777));
  await plan.append("Sous-titre", typed);
  await system.restart("SIGKILL");
  const behind = await fetch(`${system.supabase}/healthz`);
  expect(behind.status, "the site answers once all of it is up").toBe(200);
  expect(await prices()).toContain(inEuros(777));
  await expect.poll(() => draftOf(lake)).toMatch(new RegExp(`${typed}$`));
  await expect(plan.connection).toBeHidden();
  await expect(plan.text("Sous-titre")).toHaveValue(new RegExp(`${typed}$`));
});

test("what an editor types on a lake without room is said not to be saved, and is saved once there is room", async ({
  studio: page,
  system,
  lake,
}) => {
  const plan = new DocumentScreen(page, system.studio);
  await plan.open(monthly, "Textes");
  await expect(plan.text("Sous-titre")).toBeEditable();
  const writes = /\/data\/actions\//;
  await page.route(writes, (route) =>
    route.fulfill({ status: 507, json: { message: "Le disque est plein" } }),
  );
  await plan.append("Sous-titre", typed);
  await expect(plan.connection).toContainText("Le serveur n’enregistre pas pour le moment");
  await expect(plan.text("Sous-titre")).toHaveValue(new RegExp(`${typed}$`));
  expect(await draftOf(lake)).toBeNull();

  await page.unroute(writes);
  await expect(plan.connection).toContainText("tout est enregistré");
  expect(await draftOf(lake)).toMatch(new RegExp(`${typed}$`));
});
