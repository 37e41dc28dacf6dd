import type { SanityDocument } from "@sanity/client";

import { DocumentScreen } from "./studio/DocumentScreen.ts";
import { goTo } from "./studio/goTo.ts";
import { SidePanels } from "./studio/SidePanels.ts";
import { expect, test } from "./test.ts";

const article = "article-agents-ia-productivite-entreprise";
/** What the Studio says where a word of its packages is not in French. */
const english =
  /\b(the|close|open|edit|edited|created|remove|search|select|show|your|deadline|assign|title|task|loading)\b/i;

test("two editors of an article see each other, and read no English", async ({
  studio: page,
  system,
  lake,
}) => {
  const { body } = (await lake.getDocument<SanityDocument & { body: object[] }>(article))!;
  // The form of a long text takes the Studio ten seconds.
  await lake
    .patch(article)
    .set({ body: body.slice(0, 1) })
    .commit();
  await new DocumentScreen(page, system.studio).openDocument(article, "article");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  const first = new SidePanels(page);

  const second = await page.context().newPage();
  const document = new DocumentScreen(second, system.studio);
  await document.openDocument(article, "article");
  await expect(document.text("Titre")).toBeEditable();
  await document.text("Titre").focus();
  await expect(first.rowWith("Agents IA", "Rédaction")).toBeVisible();

  expect(await first.words()).not.toMatch(english);
});

test("an editor asks something on a field and notes a task; who opens the document reads both", async ({
  studio: page,
  system,
}) => {
  const first = new DocumentScreen(page, system.studio);
  await first.openDocument("plan-mensuel", "plan");
  await page.getByRole("tab", { name: "Textes" }).click();
  const asking = new SidePanels(page);
  await asking.comment(page.getByTestId("field-subtitle"), "Est-ce encore vrai ?");
  await expect(page.getByTestId("comments-list")).toContainText("Est-ce encore vrai ?");
  await asking.addTask("Relire les sous-titres");
  expect(await asking.words()).not.toMatch(english);

  const second = await page.context().newPage();
  await new DocumentScreen(second, system.studio).openDocument("plan-mensuel", "plan");
  await second.getByRole("tab", { name: "Textes" }).click();
  await expect(second.getByRole("button", { name: "Ouvrir les commentaires" })).toContainText("1");
  await second.getByTestId("tasks-toolbar").click();
  await second.getByRole("tab", { name: "Suivies" }).click();
  await expect(second.getByText("Relire les sous-titres")).toBeVisible();
});

test("staff prepare a change in a release, see it nowhere before, publish the release, and take it back", async ({
  studio: page,
  request,
  system,
  lake,
}) => {
  const said = "Un mois, et l’on verra";
  await goTo(page, `${system.studio}/releases`);
  await expect(page.getByRole("button", { name: "(Europe/Brussels)" })).toBeVisible();
  await page.getByRole("button", { name: "Nouveau lot" }).last().click();
  await page
    .getByPlaceholder("Lot sans titre")
    .or(page.getByTestId("release-form-title"))
    .first()
    .fill("Rentrée");
  await page.getByRole("button", { name: "Créer le lot" }).click();
  await page.waitForURL(/releases\/r\w+/);
  const release = /releases\/(r\w+)/.exec(page.url())![1]!;

  await goTo(page, `${system.studio}/intent/edit/id=plan-mensuel;type=plan?perspective=${release}`);
  const document = new DocumentScreen(page, system.studio);
  await page.getByRole("button", { name: "Ajouter au lot" }).click();
  await page.getByRole("tab", { name: "Textes" }).click();
  await expect(document.text("Sous-titre")).toBeEditable();
  await document.text("Sous-titre").fill(said);
  await expect
    .poll(async () => (await lake.getDocument(`versions.${release}.plan-mensuel`))?.subtitle)
    .toBe(said);
  // What is published after it is shown before it.
  await lake.patch("plan-mensuel").set({ price: 151 }).commit();
  const prices = async () => (await request.get("/tarifs")).text();
  await expect.poll(prices).toMatch(/151\s€/);
  expect(await prices()).not.toContain(said);

  await goTo(page, `${system.studio}/releases/${release}`);
  await page.getByRole("button", { name: "Publier le lot" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publier le lot" }).click();
  await expect.poll(prices).toContain(said);
  await expect(page.getByText("Ce lot a été publié.")).toBeVisible();
  expect(await page.locator("body").innerText()).not.toMatch(english);

  await page.getByRole("button", { name: "Revenir en arrière" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Revenir en arrière tout de suite" }).check();
  await dialog.getByRole("button", { name: "Revenir en arrière maintenant" }).click();
  await expect.poll(prices).not.toContain(said);
  await expect(page.getByText("Ce lot a été publié, puis annulé : on est revenu en arrière.")).toBeVisible();
});
