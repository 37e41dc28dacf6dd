import type { Page } from "@playwright/test";

import { goTo } from "./studio/goTo.ts";
import { expect, test } from "./test.ts";

const exercise = (page: Page) => page.locator("#premier-exercice");
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a pupil completes the prompt of a block, copies it, and has what was chosen", async ({ page }) => {
  await page.goto("/programme/bloc-1");
  await exercise(page).getByRole("combobox", { name: "lumière" }).selectOption("au lever du soleil");
  await exercise(page).getByRole("combobox", { name: "style" }).selectOption("maquette en papier découpé");
  await exercise(page).getByRole("button", { name: "Copier le prompt" }).click();
  await expect(exercise(page).getByRole("button", { name: "Copié" })).toBeVisible();
  expect(await copied(page)).toBe(
    "Une affiche qui montre un marché du dimanche matin, de très haut, au lever du soleil. Style\u202f: maquette en papier découpé. Aucun texte dans l’image.",
  );

  await exercise(page).getByRole("combobox", { name: "sujet" }).selectOption({ index: 1 });
  await exercise(page).getByRole("button").click();
  await expect.poll(() => copied(page)).toContain("un tram qui traverse une forêt, de très haut");
});

for (const number of [1, 2, 3, 4, 5, 6]) {
  test.describe(`the exercise of block ${number} on a narrow phone without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test("is complete: blanks to choose from, why it is good, no button that does nothing", async ({
      page,
    }) => {
      await page.goto(`/programme/bloc-${number}`);
      const blanks = exercise(page).getByRole("combobox");
      expect(await blanks.count()).toBeGreaterThanOrEqual(3);
      for (const blank of await blanks.all()) {
        expect((await blank.boundingBox())!.x + (await blank.boundingBox())!.width).toBeLessThanOrEqual(344);
      }
      await blanks.first().selectOption({ index: 1 });
      await expect(
        exercise(page).getByRole("heading", { name: "Pourquoi ce prompt fonctionne" }),
      ).toBeVisible();
      await expect(exercise(page).getByRole("button")).toBeHidden();
    });
  });
}

test("a block whose exercise staff take out, or leave half written, shows none", async ({ page, lake }) => {
  await lake.patch("block-1").unset(["exercise"]).commit();
  await lake.patch("block-2").unset(["exercise.blanks"]).commit();
  for (const block of ["bloc-1", "bloc-2"]) {
    await expect(async () => {
      await page.goto(`/programme/${block}`);
      await expect(exercise(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(page.getByRole("heading", { name: "Le plan, semaine par semaine" })).toBeVisible();
  }
});

test("staff who write a blank without choices are told so where they write it", async ({
  studio: page,
  system,
  lake,
}) => {
  await lake.patch("block-1").set({ "exercise.prompt": "Une affiche de {sujet}, façon {matière}." }).commit();
  await goTo(page, `${system.studio}/intent/edit/id=block-1;type=programmeBlock;path=exercise.prompt`);
  // The Studio keeps it in the tooltip of a sign beside the field.
  await expect(page.getByText("Le trou {matière} n’a pas de choix")).toBeAttached();
});
