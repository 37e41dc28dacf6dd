import { Desk } from "./studio/Desk.ts";
import { DocumentScreen } from "./studio/DocumentScreen.ts";
import { goTo } from "./studio/goTo.ts";
import { expect, test } from "./test.ts";

test("an editor who gives a theme up moves its questions to another at once, takes it back, and moves some of all", async ({
  studio: page,
  system,
  lake,
}) => {
  const [from, to] = await lake.fetch<{ _id: string; title: string }[]>(
    '*[_type == "faqCategory"] | order(orderRank asc)[0..1]{ _id, title }',
  );
  const under = (theme: string) =>
    lake.fetch<string[]>('*[_type == "faq" && category._ref == $theme]._id | order(@ asc)', { theme });
  const [before, there] = [await under(from!._id), await under(to!._id)];
  const draft = `drafts.${before[0]}`;
  await lake.create({ ...(await lake.getDocument(before[0]!))!, _id: draft });

  const screen = new DocumentScreen(page, system.studio);
  await screen.open(`questions-frequentes;faqCategory-order;${from!._id}`);
  await screen.chooseAction("Supprimer…");
  await page.getByRole("button", { name: "Déplacer ses questions…" }).click();
  const dialog = page.getByRole("dialog", { name: "Changer de thème" });
  await dialog.getByRole("checkbox", { name: "Toutes", exact: true }).check();
  await dialog.getByRole("combobox", { name: "Vers" }).selectOption(to!.title);
  await dialog.getByRole("button", { name: `Déplacer ${before.length} questions` }).click();
  const said = dialog.getByRole("status");
  await expect(said).toHaveText(
    new RegExp(`^${before.length}.questions sont maintenant dans «.${to!.title}.»\\.$`),
  );
  expect(await under(from!._id)).toEqual([]);
  expect(await under(to!._id)).toHaveLength(there.length + before.length);
  expect(await lake.getDocument(draft)).toMatchObject({ category: { _ref: to!._id } });
  await dialog.getByRole("button", { name: "Annuler le déplacement" }).click();
  await expect(dialog).toBeHidden();
  expect(await under(from!._id)).toEqual(before);
  expect(await under(to!._id)).toEqual(there);

  const desk = new Desk(page, system.studio);
  await goTo(page, `${system.studio}/structure/questions-frequentes;faq`);
  await expect(page.getByTestId("pane").getByText("Toutes les questions").last()).toBeVisible();
  await desk.choose("Changer de thème…");
  await dialog.getByRole("searchbox").fill("ordinateur");
  await dialog.getByRole("checkbox", { name: "Toutes celles qui sont affichées" }).check();
  await dialog.getByRole("combobox", { name: "Vers" }).selectOption("Sans thème");
  await dialog.getByRole("button", { name: /^Déplacer \d/ }).click();
  await expect(said).toHaveText(/maintenant sans thème\.$/);
  await said.press("Escape");
  await expect(dialog).toBeHidden();
  const sorted = '*[_type == "faq" && question match "ordinateur"]{ "theme": category._ref }.theme';
  expect(new Set(await lake.fetch<string[]>(sorted))).toEqual(new Set([null]));
});
