import type { SanityDocument } from "@sanity/client";

import { DocumentScreen } from "./studio/DocumentScreen.ts";
import { expect, test } from "./test.ts";

test("an editor who takes an article off the site keeps the text, and sends its visitors on", async ({
  studio: page,
  request,
  system,
  lake,
}) => {
  const [known] = await lake.fetch<SanityDocument[]>('*[_type == "article"][0...1]');
  const { _rev, _createdAt, _updatedAt, ...article } = known!;
  const slug = { _type: "slug", current: "a-retirer" };
  const title = "Article à retirer";
  // The form of a long text takes the Studio ten seconds.
  const body = (article.body as object[]).slice(0, 1);
  await lake.create({ ...article, _id: "article-a-retirer", title, slug, body, related: [] });
  await expect(async () => {
    expect((await request.get("/blog/a-retirer")).status()).toBe(200);
  }).toPass();

  const screen = new DocumentScreen(page, system.studio);
  await screen.open("articles;articles-all;article-a-retirer");
  await screen.chooseAction("Dépublier…");
  await page.getByLabel("Où vont les visiteurs de /blog/a-retirer ?").selectOption("/blog");
  await page.getByRole("button", { name: "Dépublier", exact: true }).click();
  await expect(page.getByText("Retiré du site. Le texte reste ici, en brouillon.")).toBeVisible();
  await expect(screen.text("Titre")).toHaveValue(title);

  await expect(async () => {
    const answer = await request.get("/blog/a-retirer", { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, "/blog"]);
  }).toPass();
});

test("an editor learns why a page that the site counts on stays where it is", async ({
  studio: page,
  system,
}) => {
  const screen = new DocumentScreen(page, system.studio);
  await screen.open("page;page-agenda");
  await screen.chooseAction("Dépublier…");
  const question = page.getByRole("dialog", { name: "Dépublier" });
  await expect(question).toContainText("Les calendriers des familles mènent à /agenda.");
  await expect(question.getByRole("button", { name: "Dépublier", exact: true })).toBeHidden();
});
