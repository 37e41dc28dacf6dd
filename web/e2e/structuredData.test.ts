import type { Page } from "@playwright/test";

import { expect, test } from "./test.ts";

/** The properties read below; each type has some of them. */
type Thing = {
  "@type": string;
  "@id": string;
  name: string;
  description: string;
  headline: string;
  articleSection: string;
  datePublished: string;
  image: string;
  wordCount: number;
  timeRequired: string;
  provider: { "@id": string };
  offers: { price: number };
  hasCourseInstance: object;
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  itemListElement: { name: string; item: string }[];
};

/** What a page tells search engines, by type. */
async function thingsOn(page: Page, path: string): Promise<(type: string) => Thing> {
  await page.goto(path);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { "@context": context, "@graph": graph } = JSON.parse(data ?? "{}") as {
    "@context": string;
    "@graph": Thing[];
  };
  expect(context).toBe("https://schema.org");
  return (type) => {
    const found = graph.filter((thing) => thing["@type"] === type);
    expect(found, `${type} on ${path}`).toHaveLength(1);
    return found[0]!;
  };
}

/** What a visitor reads, whatever the spaces and the marks of lists. */
const readable = (text: string | null) => (text ?? "").replace(/[\s•]+/g, "");

test("the questions of /tarifs are told as a visitor reads them", async ({ page, system }) => {
  const things = await thingsOn(page, "/tarifs");
  const faq = things("FAQPage");
  expect(faq["@id"]).toBe(`${system.site}/tarifs#questions`);
  expect(faq.mainEntity).toHaveLength(4);
  const text = readable(await page.getByRole("main").textContent());
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
    expect(text).toContain(readable(acceptedAnswer.text));
  }
});

test("the course of /ia4school costs 249 € for a month", async ({ page, system }) => {
  const things = await thingsOn(page, "/ia4school");
  const course = things("Course");
  expect(course).toMatchObject({ url: `${system.site}/ia4school`, timeRequired: "P1M" });
  expect(course.offers).toMatchObject({ "@type": "Offer", price: 249, priceCurrency: "EUR" });
  expect(course.hasCourseInstance).toMatchObject({
    "@type": "CourseInstance",
    duration: "P1M",
    courseMode: "Onsite",
  });
  expect(course.provider["@id"]).toBe(things("EducationalOrganization")["@id"]);
});

test("the programme lasts six months at the monthly price a visitor reads on /tarifs, also once that price has changed", async ({
  page,
  lake,
}) => {
  const monthly = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Abonnement mensuel" }) });
  const prices = async () => {
    const { offers, timeRequired } = (await thingsOn(page, "/programme-mensuel"))("Course");
    expect(timeRequired).toBe("P6M");
    await page.goto("/tarifs");
    const shown = await monthly.locator("data").first().textContent();
    return { told: offers.price, shown: Number.parseFloat(shown ?? "") };
  };
  const before = await prices();
  expect(before.told).toBe(before.shown);

  await lake.patch("plan-mensuel").set({ price: 151 }).commit();
  await expect.poll(prices).toEqual({ told: 151, shown: 151 });
});

test("a block is told as a visitor sees it: its name, its four weeks, where it stands", async ({
  page,
  system,
}) => {
  const things = await thingsOn(page, "/programme/bloc-3");
  const course = things("Course");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(course.name);
  expect(course.timeRequired).toBe("P4W");
  await expect(page.getByRole("main")).toContainText("4 semaines");
  expect(readable(await page.getByRole("main").textContent())).toContain(readable(course.description));

  const steps = things("BreadcrumbList").itemListElement;
  await expect(page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("listitem")).toHaveText(
    steps.map(({ name }) => name),
  );
  expect(steps.map(({ item }) => item.slice(system.site.length))).toEqual([
    "/",
    "/programme-mensuel",
    "/programme/bloc-3",
  ]);
});

test("an article is told with the title, the date and the words a visitor reads, and a picture that is there", async ({
  page,
  request,
}) => {
  const things = await thingsOn(page, "/blog/midjourney-chatgpt-gemini-guide");
  const article = things("BlogPosting");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.headline);
  await expect(page.getByRole("main").locator("time").first()).toHaveAttribute(
    "datetime",
    article.datePublished,
  );
  await expect(page.getByRole("main")).toContainText(article.articleSection);
  expect(things("BreadcrumbList").itemListElement.at(-1)?.name).toBe(article.headline);
  const words = (await page.getByRole("article").first().innerText()).split(/\s+/).length;
  expect(article.wordCount).toBeGreaterThan(words * 0.8);
  expect(article.wordCount).toBeLessThan(words * 1.1);
  const picture = await request.get(article.image);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
});

test("every page says whose it is", async ({ page, system }) => {
  for (const path of ["/", "/a-propos", "/blog", "/agenda"]) {
    const school = (await thingsOn(page, path))("EducationalOrganization");
    expect(school).toMatchObject({
      "@id": `${system.site}/#organisation`,
      name: "IA4School",
      address: { addressLocality: "Bruxelles" },
    });
  }
});
