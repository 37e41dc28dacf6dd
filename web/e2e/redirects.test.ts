import { readFileSync } from "node:fs";
import { join } from "node:path";

import { goTo } from "./studio/goTo.ts";
import { dataDir } from "./system.ts";
import { expect, test } from "./test.ts";

test("an old address leads to the new one, with what was asked of it", async ({ request }) => {
  const old = await request.get("/prix?utm_source=affiche", { maxRedirects: 0 });
  expect(old.status()).toBe(301);
  expect(old.headers().location).toBe("/tarifs?utm_source=affiche");
  expect((await request.get("/demo", { maxRedirects: 0 })).status()).toBe(302);
});

test("redirects that staff publish work at once, a chain in one step, a circle not at all", async ({
  request,
  lake,
}) => {
  const redirect = (from: string, to: string) => ({
    _id: `redirect${from.replace("/", "-")}`,
    _type: "redirect",
    from,
    to,
    permanent: true,
  });
  await lake
    .transaction()
    .create(redirect("/ancien", "/prix"))
    .create(redirect("/rond", "/point"))
    .create(redirect("/point", "/rond"))
    .commit();
  const ask = (path: string) => request.get(path, { maxRedirects: 0 });

  await expect.poll(async () => (await ask("/ancien")).headers().location).toBe("/tarifs");
  expect((await ask("/rond")).status()).toBe(404);
  expect((await ask("/ancien.md")).headers().location).toBe("/tarifs.md");
});

test("redirects and addresses that cannot be, published past the Studio, cost the site nothing else", async ({
  request,
  lake,
}) => {
  const targets = ["/a b", "/cœur", "//evil.example", "/\\evil.example", "/a\r\nSet-Cookie: a=b"];
  const transaction = lake.transaction();
  for (const [index, to] of targets.entries())
    transaction.create({ _id: `redirect-mal-${index}`, _type: "redirect", from: `/mal-${index}`, to });
  transaction.create({ _id: "redirect-mal", _type: "redirect", from: "/mal\uD800", to: "/tarifs" });
  transaction.patch("page-a-propos", (patch) => patch.set({ path: { current: "/à propos\u0008" } }));
  await transaction.commit();
  const locations = async () => {
    const answers = targets.map((_, index) => request.get(`/mal-${index}`, { maxRedirects: 0 }));
    return (await Promise.all(answers)).map((answer) => answer.headers().location);
  };

  await expect.poll(locations).toEqual([undefined, "/c%C5%93ur", undefined, undefined, undefined]);
  const lines = readFileSync(join(dataDir, "site/tree/_redirects"), "utf8");
  expect(lines).toMatch(/^(\/[!-~]* [!-~]+ 30[12]\n)+$/);
  await expect.poll(async () => (await request.get("/sitemap.xml")).text()).not.toContain("propos");
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/tarifs<");
});

test("staff move a page: its old address leads to the new one, until a page stands there again", async ({
  studio: page,
  request,
  system,
  lake,
}) => {
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  await goTo(page, `${system.studio}/structure/page;page-a-propos`);
  const address = page.getByTestId("field-path").getByRole("textbox");
  await expect(address).not.toHaveValue("");
  await address.fill("/ecole");
  const publish = page.getByRole("button", { name: "Publier" });
  await expect(publish).toHaveAttribute("data-disabled", "false");
  await publish.click();
  await expect(page.getByText("Le document a été publié")).toBeVisible();
  await expect.poll(() => status("/ecole")).toBe(200);
  await expect.poll(() => status("/a-propos")).toBe(301);
  const followed = await request.get("/a-propos?de=ici");
  expect(followed.url()).toBe(`${system.site}/ecole?de=ici`);

  await lake.patch("page-a-propos").set({ "path.current": "/a-propos" }).commit();
  await expect.poll(() => status("/a-propos")).toBe(200);
});
