import type { APIRequestContext } from "@playwright/test";
import type { SanityDocument } from "@sanity/client";

import { DocumentScreen } from "./studio/DocumentScreen.ts";
import { expect, test } from "./test.ts";

/** What the site says of an address, and where it leads. */
async function answerAt(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location];
}

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

  await expect.poll(() => answerAt(request, "/blog/a-retirer")).toEqual([301, "/blog"]);
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

test("an editor who renames a category of the blog sends its visitors on, once that is published", async ({
  studio: page,
  request,
  system,
  lake,
}) => {
  const moved = (address: string) => answerAt(request, address);
  const slug = (current: string) => ({ _type: "slug", current });
  await lake.create({ _id: "categorie", _type: "articleCategory", title: "Récits", slug: slug("recits") });
  await lake.create({
    _id: "redirect-avant",
    _type: "redirect",
    from: "/recits",
    to: "/blog/categorie/recits",
  });
  await expect.poll(() => moved("/recits")).toEqual([301, "/blog/categorie/recits"]);

  const screen = new DocumentScreen(page, system.studio);
  await screen.openDocument("categorie", "articleCategory");
  const address = page.getByTestId("field-slug").getByRole("textbox");
  await expect(address).toHaveValue("recits");
  await address.fill("Récits");
  await screen.publishAtOnce();
  // The Studio says so where it has to wait for its verdict; where that came first, « Publier » does.
  await expect(page.getByText(/^(Le document contient des erreurs|Rien n’a été publié)$/)).toBeVisible();
  expect(await moved("/recits")).toEqual([301, "/blog/categorie/recits"]);

  await address.fill("nos-recits");
  await screen.publishAtOnce();
  await expect.poll(() => moved("/blog/categorie/recits")).toEqual([301, "/blog/categorie/nos-recits"]);
  const before = async () => (await lake.getDocument<{ to: string }>("redirect-avant"))?.to;
  await expect.poll(before).toBe("/blog/categorie/nos-recits");
});

test("an editor who makes a page disappear that others still use sends its visitors on", async ({
  studio: page,
  request,
  system,
  lake,
}) => {
  const path = { _type: "slug", current: "/a-faire-disparaitre" };
  const [known] = await lake.fetch<[SanityDocument]>('*[_type == "page"][0...1]');
  await lake.create({ ...known, _id: "page-a-disparaitre", title: "Page à ôter", path, sections: [] });
  const to = { _type: "reference", _ref: "page-a-disparaitre" };
  await lake.create({ _id: "qui-y-mene", _type: "faq", question: "Où ?", link: to });
  const screen = new DocumentScreen(page, system.studio);
  await screen.openDocument("page-a-disparaitre", "page");
  await screen.chooseAction("Dépublier…");
  await page.getByLabel("Où vont les visiteurs de /a-faire-disparaitre ?").selectOption("/blog");
  await page.getByRole("button", { name: "Faire disparaître maintenant" }).click();
  await expect(page.getByText("/a-faire-disparaitre mène à /blog.")).toBeVisible();
  await expect.poll(() => answerAt(request, "/a-faire-disparaitre")).toEqual([301, "/blog"]);
});
