import type { SanityDocument } from "@sanity/client";

import { expect, test } from "./test.ts";

test("an article published for later is nowhere before its hour, and everywhere at it", async ({
  page,
  lake,
}) => {
  const [known] = await lake.fetch<SanityDocument[]>('*[_type == "article"] | order(date desc)[0...1]');
  const { _rev, _createdAt, _updatedAt, ...article } = known!;
  const title = "Article à son heure";
  const showFrom = new Date(Date.now() + 20_000).toISOString();
  const slug = { _type: "slug", current: "a-son-heure" };
  await lake.create({ ...article, _id: "article-a-son-heure", title, slug, showFrom, related: [] });

  const forms = [
    "/blog",
    "/blog/a-son-heure",
    "/blog/a-son-heure.md",
    "/blog/rss.xml",
    "/sitemap.xml",
    "/llms.txt",
  ];
  const shownIn = async () => {
    const texts = await Promise.all(
      forms.map(async (path) => [path, await (await page.request.get(path)).text()]),
    );
    return texts
      .filter(([, text]) => text!.includes(title) || text!.includes("/a-son-heure<"))
      .map(([path]) => path);
  };
  for (; Date.now() < Date.parse(showFrom) - 1000; await page.waitForTimeout(1000))
    expect(await shownIn()).toEqual([]);
  await expect.poll(shownIn).toEqual(forms);
  await expect
    .poll(async () => {
      await page.goto("/recherche?q=article+son+heure");
      return page.getByRole("link", { name: title }).count();
    })
    .toBe(1);
});

test("a section comes at its hour and goes at another, the rest of its page stays", async ({
  page,
  lake,
}) => {
  const [from, until] = [15_000, 30_000].map((later) => new Date(Date.now() + later));
  const section = {
    _key: "bientot",
    _type: "proseSection",
    title: "Rentrée ouverte",
    showFrom: from!.toISOString(),
    showUntil: until!.toISOString(),
    content: [
      {
        _key: "a",
        _type: "block",
        style: "normal",
        markDefs: [],
        children: [{ _key: "b", _type: "span", text: "Dès demain.", marks: [] }],
      },
    ],
  };
  await lake.patch("page-tarifs").append("sections", [section]).commit();
  const heading = page.getByRole("heading", { name: section.title });
  const reads = async () => {
    await page.goto("/tarifs");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return heading.isVisible();
  };
  await expect.poll(reads).toBe(false);
  await expect.poll(reads).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(from!.getTime());
  await expect.poll(reads).toBe(false);
  expect(Date.now()).toBeGreaterThanOrEqual(until!.getTime());
});
