import { expect, test } from "./test.ts";

test("pictures come in the format a browser takes, to be kept for good", async ({ page, request }) => {
  await page.goto("/");
  const src = (await page.locator("main img").first().getAttribute("src")) ?? "";
  for (const [accept, type] of [
    ["image/avif,image/webp,*/*", "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["*/*", "image/png"],
  ]) {
    const { headers, status } = await request
      .get(src, { headers: { accept: accept ?? "" } })
      .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toContain("immutable");
    expect(headers.vary).toBe("Accept");
  }
});

test("until a picture is there, its place shows a blur of it", async ({ page }) => {
  await page.route("**/images/**", (route) => route.abort());
  await page.goto("/blog");
  const blurs = await page
    .locator("main img")
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundImage));
  expect(blurs.length).toBeGreaterThan(9);
  for (const blur of blurs) expect(blur).toMatch(/^url\("data:image\/webp;base64,/);
  expect(new Set(blurs).size).toBeGreaterThan(9);
});

test("a picture keeps its proportions in a card, in practical information and of a team of one", async ({
  page,
  lake,
}) => {
  const [image, member] = await lake.fetch<[object, string]>(
    '[*[_type == "article" && defined(image)][0].image, *[_type == "teamMember" && defined(image)][0]._id]',
  );
  const card = { _key: "a", _type: "card", title: "Un local", image };
  const sections = [
    { _type: "cardsSection", cards: [card] },
    { _type: "practicalInfoSection", items: [card] },
    { _type: "teamSection", members: [{ _key: "a", _type: "reference", _ref: member }] },
  ].map((section) => ({ _key: section._type, title: "Essai d’images", ...section }));
  await lake.patch("page-a-propos").append("sections", sections).commit();

  const pictures = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Essai d’images" }) })
    .locator("img");
  await expect(async () => {
    await page.goto("/a-propos");
    await expect(pictures).toHaveCount(3, { timeout: 500 });
  }).toPass();
  for (const picture of await pictures.all()) {
    const [given, shown] = await picture.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      return [Number(image.getAttribute("width")) / Number(image.getAttribute("height")), width / height];
    });
    expect.soft(shown).toBeCloseTo(given, 1);
  }
  expect((await pictures.last().boundingBox())!.width).toBeLessThan(400);
});

test("the site resizes pictures for nobody else", async ({ page, request }) => {
  await page.goto("/");
  const src = (await page.locator("main img[src*='rect=']").first().getAttribute("src")) ?? "";
  for (const address of [
    src.replace(/w=\d+/, "w=641"),
    src.replace("w=", "w=0"),
    src.replace("w=", "%77="),
    src.replace("fit=crop", "fit=crop&blur=50"),
    src.replace("&fit=crop&auto=format", "&auto=format&fit=crop"),
    src.replace(/rect=\d+/, "rect=1"),
    src.replace(/&s=.*/, ""),
    src.replace("/images/", "/images/../images/other/"),
  ]) {
    expect((await request.get(address)).status(), address).toBe(400);
  }
});

for (const [width, deviceScaleFactor] of [
  [360, 2],
  [768, 2],
  [1440, 1],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor });

    test("pictures are as large as they are shown, and nothing moves when they come", async ({ page }) => {
      for (const path of ["/", "/a-propos", "/blog", "/programme-mensuel", "/programme/bloc-1"]) {
        await page.goto(path);
        const pictures = await page.locator("main img").evaluateAll(async (images) => {
          const before = document.documentElement.scrollHeight;
          for (const image of images as HTMLImageElement[]) {
            image.loading = "eager";
            await image.decode();
          }
          const moved = document.documentElement.scrollHeight - before;
          return (images as HTMLImageElement[]).map((image) => {
            const { width, height } = image.getBoundingClientRect();
            const [, sent] = /[?&]w=(\d+)/.exec(image.currentSrc) ?? [];
            const [, full] = /-(\d+)x\d+\./.exec(image.currentSrc) ?? [];
            const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
            // A picture cut to a box is drawn as wide as it takes to cover the box.
            const shown = Math.max(width, height * ratio) * devicePixelRatio;
            return { src: image.currentSrc, sent: Number(sent), full: Number(full), shown, moved };
          });
        });
        expect(pictures.length, path).toBeGreaterThan(0);
        for (const { src, sent, full, shown, moved } of pictures) {
          expect.soft(sent, `${path} ${src}`).toBeLessThanOrEqual(Math.max(shown * 1.55, 320));
          expect.soft(sent, `${path} ${src}`).toBeGreaterThanOrEqual(Math.min(shown * 0.9, full, 1920));
          expect.soft(moved, path).toBe(0);
        }
      }
    });
  });
}
