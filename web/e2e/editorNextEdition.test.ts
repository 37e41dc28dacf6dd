import type { SanityDocument } from "@sanity/client";

import { DocumentScreen } from "./studio/DocumentScreen.ts";
import { expect, test } from "./test.ts";

test("an editor begins the next edition with the months of the last, and publishes one", async ({
  studio: page,
  system,
  lake,
}) => {
  const [known] = await lake.fetch<SanityDocument[]>('*[_type == "edition"] | order(firstDay desc)[0...1]');
  const { _rev, _createdAt, _updatedAt, ...edition } = known!;
  const months = await lake.fetch<{ rank: number; start: string }[]>(
    '*[_type == "monthlyProgramme" && edition._ref == $id] | order(start asc){ rank, start }',
    { id: edition._id },
  );
  const later = (day: string) => day.replace(/^\d+/, (year) => String(Number(year) + 1));
  const [firstDay, lastDay] = [later(String(edition.firstDay)), later(String(edition.lastDay))];
  await lake.create({ ...edition, _id: "drafts.edition-suivante", firstDay, lastDay });

  const screen = new DocumentScreen(page, system.studio);
  await screen.openDocument("edition-suivante", "edition");
  await screen.chooseAction("Reprendre les mois…");
  await page.getByRole("button", { name: `Créer ces ${months.length} brouillons` }).click();
  await expect(page.getByText(`${months.length} mois sont là, en brouillon`)).toBeVisible();
  const taken = await lake.fetch<{ _id: string; rank: number; start: string }[]>(
    '*[_type == "monthlyProgramme" && edition._ref == "edition-suivante"] | order(start asc){ _id, rank, start }',
    {},
    { perspective: "raw" },
  );
  expect(taken.map(({ rank, start }) => ({ rank, start }))).toEqual(
    months.map(({ rank, start }) => ({ rank, start: later(start) })),
  );

  await screen.chooseAction("Reprendre les mois…");
  await expect(page.getByText("Cette édition a déjà ses mois")).toBeVisible();
  await page.keyboard.press("Escape");

  await screen.publish.click();
  await expect.poll(() => lake.getDocument("edition-suivante")).toBeTruthy();
  const [first] = taken;
  const id = first!._id.replace("drafts.", "");
  await screen.openDocument(id, "monthlyProgramme");
  // When its workshop is has yet to be said. Until the form has been checked « Publier » may be open, and refuses.
  await expect(page.getByTestId("input-validation-icon-error")).not.toHaveCount(0);
  await expect(screen.publish).toBeDisabled();
  await screen.text("Période").fill("Fin du mois");
  await screen.publish.click();
  await expect
    .poll(async () => (await lake.getDocument<{ edition: object }>(id))?.edition)
    .toEqual({ _type: "reference", _ref: "edition-suivante" });
});

test("an editor who moves an edition to another year is told of its months before publishing, and they go with it", async ({
  studio: page,
  system,
  lake,
}) => {
  const [edition] = await lake.fetch<SanityDocument[]>('*[_type == "edition"] | order(firstDay desc)[0...1]');
  const { _id, _rev, ...known } = edition!;
  const later = (day: string) => day.replace(/^\d+/, (year) => String(Number(year) + 1));
  const [firstDay, lastDay] = [later(String(known.firstDay)), later(String(known.lastDay))];
  await lake.createOrReplace({ ...known, _id: `drafts.${_id}`, firstDay, lastDay });

  const screen = new DocumentScreen(page, system.studio);
  await screen.openDocument(_id, "edition");
  await expect(page.getByText("Ces mois de l’édition sont hors de ses jours").first()).toBeVisible();
  await screen.chooseAction("Reprendre les mois…");
  await page.getByRole("button", { name: /^Créer ces \d+ brouillons$/ }).click();
  await expect(page.getByText("mois sont là, en brouillon")).toBeVisible();
  const starts = (ids: string) =>
    lake.fetch<string[]>(
      `*[_type == "monthlyProgramme" && edition._ref == $edition && ${ids}] | order(start asc).start`,
      { edition: _id },
      { perspective: "raw" },
    );
  const [published, drafts] = await Promise.all([
    starts(`!(_id in path("drafts.**"))`),
    starts(`_id in path("drafts.**")`),
  ]);
  expect(drafts).toEqual(published.map(later));
  await expect(page.getByText("Ces mois de l’édition sont hors de ses jours")).toHaveCount(0);
});
