import type { SanityDocument } from "@sanity/client";

import { Desk } from "./studio/Desk.ts";
import { DocumentScreen } from "./studio/DocumentScreen.ts";
import { goTo } from "./studio/goTo.ts";
import { expect, test } from "./test.ts";

/** As Word has it: which lists are numbered stands in its styles. */
const listed = (list: string, sign: string, text: string) =>
  `<p class="MsoListParagraph" style="mso-list:${list} level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">${sign}</span><![endif]>${text}</p>`;
const styles = `<style><!--
@list l0:level1 {mso-level-number-format:bullet;}
@list l1:level1 {mso-level-tab-stop:none;}
--></style>`;

const pasted = `<html><head>${styles}</head><body><h1 class="MsoTitle">Choisir</h1><h2 class="MsoHeading" style="color:red">Comparer</h2>
<p class="MsoNormal"><b style="font-family:Calibri">Deux</b> outils<o:p></o:p></p>
<table class="MsoTable"><tr><td><p>Outil</p></td><td><p>Prix</p></td></tr><tr><td rowspan="2"><p>Un</p></td><td>dix</td></tr><tr><td>vingt</td></tr></table>
${listed("l1", "1.", "Écrire")}${listed("l0", "·", "Relire")}
<p><img src="file:///a.png"></p><p><a href="https://www.google.com/url?q=https://exemple.be/a&sa=D">Fin.</a></p></body></html>`;

/** A cell over two rows stands in the first. */
const pastedRows = [
  ["Outil", "Prix"],
  ["Un", "dix"],
  ["", "vingt"],
];

test("an editor finds what waits, puts plans in order, begins one in its list, searches as one writes, pastes a table", async ({
  studio: page,
  system,
  lake,
}) => {
  const article = await lake.fetch<SanityDocument>('*[_type == "article"] | order(date desc)[0]');
  // The form of a long text takes the Studio ten seconds.
  const body = (article.body as object[]).slice(0, 1);
  await lake.create({ ...article, _id: `drafts.${article._id}`, title: "Article en cours", body });
  const desk = new Desk(page, system.studio);
  await goTo(page, system.studio);
  await expect(page.getByRole("region", { name: "Brouillons (1)" })).toContainText("Article en cours");

  await desk.open("prix-et-formules;plans-ecoles");
  const order = () =>
    lake.fetch<string[]>('*[_type == "plan" && audience == "ecoles"] | order(orderRank asc)._id');
  const before = await order();
  await desk.choose("Déplacer avec des flèches");
  await desk.rows.first().getByRole("button", { name: "Descendre (place 1)" }).click();
  await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)]);

  await desk.begin();
  await expect(page.getByRole("radio", { name: "Écoles" })).toBeChecked();

  await desk.search("equipe");
  for (const name of await lake.fetch<string[]>('*[_type == "teamMember"].name'))
    await expect(desk.found.filter({ hasText: name })).toBeVisible();
  await desk.search("prix");
  await expect(desk.found.filter({ hasText: "Formule" }).first()).toBeVisible();
  await page.keyboard.press("Escape");

  const screen = new DocumentScreen(page, system.studio);
  await screen.open(`articles;articles-all;${article._id}`);
  await screen.paste("body", pasted);
  await expect(page.getByText("Les images ne se collent pas")).toBeVisible();
  type Pasted = {
    style?: string;
    listItem?: string;
    rows?: { cells: { value: Pasted[] }[] }[];
    children?: { text: string }[];
    markDefs?: { href?: string }[];
  };
  const inRows = (rows: Pasted["rows"]) =>
    rows?.map(({ cells }) => cells.map(({ value }) => value[0]?.children?.[0]?.text));
  await expect
    .poll(async () => {
      const draft = await lake.getDocument<{ body: Pasted[] }>(`drafts.${article._id}`);
      return draft?.body.map(
        ({ style, listItem, rows, children, markDefs }) =>
          inRows(rows) ?? markDefs?.[0]?.href ?? `${listItem ?? style} ${children?.[0]?.text}`,
      );
    })
    .toEqual(
      expect.arrayContaining([
        "h2 Choisir",
        "h3 Comparer",
        pastedRows,
        "number Écrire",
        "bullet Relire",
        "https://exemple.be/a",
      ]),
    );
});

test("an editor puts the questions of a theme in order, one without a place among them, and the page follows", async ({
  page,
  studio,
  system,
  lake,
}) => {
  const theme = { _id: "theme-a-ranger", _type: "faqCategory", title: "À ranger" };
  const [known] = await lake.fetch<SanityDocument[]>('*[_type == "faq" && assistantOnly != true][0...1]');
  const questions = ["Première", "Deuxième", "Sans place"].map((question, index) => ({
    _id: `faq-a-ranger-${index}`,
    _type: "faq",
    question,
    answer: known!.answer as object[],
    category: { _type: "reference", _ref: theme._id },
    ...(index < 2 && { orderRank: `0|10000${index}:` }),
  }));
  const category = { _type: "reference", _ref: theme._id };
  const section = { _key: "theme", _type: "faqSection", title: "Tout un thème", category };
  const written = lake.transaction().create(theme);
  for (const question of questions) written.create(question);
  await written.patch("page-a-propos", (patch) => patch.append("sections", [section])).commit();
  const shown = async () => {
    await page.goto("/a-propos");
    const heading = page.getByRole("heading", { name: section.title });
    return page.locator("section").filter({ has: heading }).locator("h3").allTextContents();
  };
  await expect.poll(shown).toEqual(["Première", "Deuxième", "Sans place"]);

  const desk = new Desk(studio, system.studio);
  await desk.open(`questions-frequentes;faqCategory;${theme._id}`);
  await expect(desk.rows).toHaveText([/Première/, /Deuxième/, /Sans place/]);
  await expect(desk.signs).toHaveText(["1\u00a0page", "1\u00a0page", "1\u00a0page"]);
  const notice = studio.getByText("n’ont pas encore de place");
  await expect(notice).toBeVisible();
  await desk.choose("Remettre en ordre");
  await expect(notice).toHaveCount(0);
  await desk.choose("Déplacer avec des flèches");
  await desk.rows.first().getByRole("button", { name: "Descendre (place 1)" }).click();
  await expect.poll(shown).toEqual(["Deuxième", "Première", "Sans place"]);
});

test("an editor adds a date to a camp before the camp is published: what is typed is kept", async ({
  studio: page,
  system,
  lake,
}) => {
  await lake.create({ _id: "drafts.stage-a-venir", _type: "camp", title: "Stage à venir" });
  const screen = new DocumentScreen(page, system.studio);
  await screen.openDocument("stage-a-venir", "camp");
  await screen.chooseAction("Ajouter une date");
  await screen.text("Titre").fill("Première date");
  await expect
    .poll(() => lake.fetch('*[camp._ref == "stage-a-venir"].title', {}, { perspective: "drafts" }))
    .toEqual(["Première date"]);
});

test("an article shows its film, gallery and button", async ({ page, lake }) => {
  const [article, image] = await lake.fetch<[SanityDocument, object]>(
    '[*[_type == "article"] | order(date desc)[0], *[_type == "article" && defined(image)][0].image]',
  );
  await lake
    .patch(article._id)
    .append("body", [
      { _key: "film", _type: "video", title: "La démo filmée", url: "https://www.youtube.com/x", image },
      {
        _key: "images",
        _type: "gallery",
        images: [
          { ...image, _key: "1" },
          { ...image, _key: "2" },
        ],
      },
      { _key: "button", _type: "action", label: "Écrire à l’école", href: "/contact" },
    ])
    .commit();
  await expect(async () => {
    await page.goto(`/blog/${(article.slug as { current: string }).current}`);
    await expect(page.getByRole("link", { name: "La démo filmée" })).toHaveAttribute("href", /youtube/, {
      timeout: 500,
    });
  }).toPass();
  await expect(page.getByRole("link", { name: "Écrire à l’école" })).toBeVisible();
});

test("an address proposed from a long title stays within the form, and the site can have it", async ({
  studio: page,
  system,
  lake,
}) => {
  const title = "Apprendre à entraîner un petit modèle avec ses propres données ".repeat(4).trim();
  await lake.create({ _id: "drafts.article-long", _type: "article", title });
  const screen = new DocumentScreen(page, system.studio);
  await screen.open("articles;articles-all;article-long", "Tous les champs");
  const field = page.getByTestId("field-slug");
  const proposal = field.getByRole("button", { name: "Reprendre apprendre-a" });
  const [outer, inner] = [await field.boundingBox(), await proposal.boundingBox()];
  expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
  expect(await proposal.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  await proposal.click();
  await expect(field.getByRole("textbox")).toHaveValue(/^apprendre-a-.{60,}$/);
  await expect(field.getByTestId("input-validation-icon-error")).toHaveCount(0);
});

test("a button that shows an icon alone has for name what it says under a pointer", async ({
  studio: page,
  system,
}) => {
  await new DocumentScreen(page, system.studio).open("prix-et-formules;plans-jeunes;plan-mensuel");
  for (const [button, name] of Object.entries({
    "tasks-toolbar": "Tâches",
    "copy-document-actions-button": "Copier l’adresse du document",
    "pane-context-menu-button": "Plus d’actions",
  }))
    await expect(page.getByTestId(button).last()).toHaveAccessibleName(name);
});

test("an editor begins an article by a button that names it, and is told once that it has no address", async ({
  studio: page,
  system,
}) => {
  await goTo(page, `${system.studio}/structure/articles;articles-all`);
  await page.getByRole("link", { name: "Créer : Article", exact: true }).click();
  await new DocumentScreen(page, system.studio).text("Titre").fill("Un essai");
  await page.getByRole("button", { name: "Vérification" }).first().click();
  const panel = page.getByTestId("document-pane");
  await expect(panel.getByText("Écrivez le chapô.").last()).toBeVisible();
  await expect(panel.getByText("À remplir")).toHaveCount(1);
});

test("the Studio is called as the school is, which leaves on a phone the button that begins a document free", async ({
  studio: page,
  lake,
}) => {
  const kept = () => page.evaluate(() => Object.values(localStorage));
  await lake.patch("settings").set({ name: "École du Canal" }).commit();
  await expect.poll(kept).toContain("École du Canal");
  await page.reload();
  await expect(page).toHaveTitle(/École du Canal$/);
  await page.setViewportSize({ width: 390, height: 800 });
  const edges = async (of: string) => (await page.getByTestId(of).boundingBox())!;
  await expect(page.getByRole("button", { name: "Ouvrir le menu" })).toBeVisible();
  const [begin, looked] = [await edges("new-document-button"), await edges("releases-tool-link")];
  expect(begin.x + begin.width).toBeLessThanOrEqual(looked.x);
});
