import type { SanityDocument } from "@sanity/client";

import { expect, test } from "./test.ts";

const someDay = "2040-01-01T08:00:00.000Z";
/** Late enough for the pages to be made before it, and to wait for it. */
const soon = () => new Date(Date.now() + 6_000).toISOString();

test("an article and a section come at their hour, the section and an announcement go at theirs, wherever they stand", async ({
  page,
  lake,
}) => {
  const [known] = await lake.fetch<SanityDocument[]>('*[_type == "article"] | order(date desc)[0...1]');
  const { _rev, _createdAt, _updatedAt, ...article } = known!;
  const title = "Article à son heure";
  const slug = { _type: "slug", current: "a-son-heure" };
  const block = {
    _key: "a",
    _type: "block",
    style: "normal",
    markDefs: [],
    children: [{ _key: "b", _type: "span", text: "Dès demain.", marks: [] }],
  };
  const section = {
    _key: "bientot",
    _type: "proseSection",
    title: "Rentrée ouverte",
    showFrom: someDay,
    content: [block],
  };
  const announcement = { _id: "announcement-a", _type: "announcement", text: "Portes ouvertes samedi" };
  await lake
    .transaction()
    .create({ ...article, _id: "article-a-son-heure", title, slug, showFrom: someDay, related: [] })
    .create(announcement)
    .patch("page-tarifs", (patch) => patch.append("sections", [section]))
    .commit();

  const articleForms = [
    "/blog",
    "/blog/a-son-heure",
    "/blog/a-son-heure.md",
    "/blog/rss.xml",
    "/sitemap.xml",
    "/llms.txt",
  ];
  const announcing = ["/", "/tarifs", "/blog", "/contact.md"];
  const shownIn = async (paths: string[], words: RegExp) => {
    const texts = paths.map(async (path) => (await page.request.get(path)).text());
    const shown = (await Promise.all(texts)).map((text) => words.test(text));
    return paths.filter((_, index) => shown[index]);
  };
  const shown = async () => ({
    article: await shownIn(articleForms, /Article à son heure|\/a-son-heure</),
    section: await shownIn(["/tarifs"], /<h2[^>]*>Rentrée ouverte/),
    announcement: await shownIn(announcing, /Portes ouvertes samedi/),
  });
  await page.goto("/tarifs");
  const others = await page.getByRole("main").getByRole("heading", { level: 2 }).count();

  const before = { article: [], section: [], announcement: announcing };
  await expect.poll(shown).toEqual(before);

  const setSoon = async (field: "showFrom" | "showUntil", document: string) => {
    const hour = soon();
    await lake
      .transaction()
      .patch(document, { set: { [field]: hour } })
      .patch("page-tarifs", { set: { [`sections[_key=="bientot"].${field}`]: hour } })
      .commit();
    return Date.parse(hour);
  };
  const from = await setSoon("showFrom", "article-a-son-heure");
  let looks = 0;
  // What began before the hour may end after it.
  for (let seen = await shown(); Date.now() < from; seen = await shown()) {
    expect(seen).toEqual(before);
    looks++;
    await page.waitForTimeout(500);
  }
  expect(looks).toBeGreaterThan(0);
  await expect.poll(shown).toEqual({ article: articleForms, section: ["/tarifs"], announcement: announcing });
  expect(Date.now()).toBeGreaterThanOrEqual(from);
  await expect
    .poll(async () => {
      await page.goto("/recherche?q=article+son+heure");
      return page.getByRole("link", { name: title }).count();
    })
    .toBe(1);

  const until = await setSoon("showUntil", "announcement-a");
  await expect.poll(shown).toEqual({ article: articleForms, section: [], announcement: [] });
  expect(Date.now()).toBeGreaterThanOrEqual(until);
  await page.goto("/tarifs");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(others);
});
