import type { SanityDocument } from "@sanity/client";

import { DocumentScreen } from "./studio/DocumentScreen.ts";
import { expect, test } from "./test.ts";

test("what an editor asks to publish in the same breath is checked as it is then: refused without a required text, published with it", async ({
  studio: page,
  system,
  lake,
}) => {
  const [month] = await lake.fetch<SanityDocument[]>('*[_type == "monthlyProgramme"][0...1]');
  await lake.create({ ...month!, _id: "drafts.mois-vite" });
  const screen = new DocumentScreen(page, system.studio);
  await screen.openDocument("mois-vite", "monthlyProgramme");
  await expect(screen.publish).toBeEnabled();
  const period = await screen.text("Période").inputValue();

  await screen.text("Période").fill("");
  await screen.publishAtOnce();
  await expect(page.getByText("Le document contient des erreurs")).toBeVisible();
  expect(await lake.getDocument("mois-vite")).toBeUndefined();

  await expect(screen.publish).toBeDisabled();
  await screen.text("Période").fill(period);
  await screen.publishAtOnce();
  await expect.poll(() => lake.getDocument("mois-vite")).toMatchObject({ workshop: { period } });
});

test("an editor who gives the school another name and town sees the texts that go on using the old ones before they are published", async ({
  studio: page,
  system,
  lake,
}) => {
  const named = () =>
    lake.fetch<{ name: string; city: string }[]>(`*[_id == "settings"]{ name, "city": contact.city }`);
  const [{ name, city }] = (await named()) as [{ name: string; city: string }];
  const screen = new DocumentScreen(page, system.studio);
  await screen.openDocument("settings", "settings");
  await screen.text("Nom de l’école").fill("Lumen");
  await screen.text("Ville").fill("Namur");
  await screen.publish.click();
  const dialog = page.getByRole("dialog", { name: "Publier sous un nouveau nom" });
  await expect(dialog).toContainText(`textes nomment encore « ${name} » ou « ${city} »`);
  // Each opens beside the list, which stays.
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("link").first().click();
  await (await opened).close();
  await expect(dialog).toBeVisible();
  expect(await named()).toEqual([{ name, city }]);
  await dialog.getByRole("button", { name: "Publier ce nom" }).click();
  await expect.poll(named).toEqual([{ name: "Lumen", city: "Namur" }]);
});
