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
