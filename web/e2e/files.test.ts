import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { compareWithNginx, startNginx } from "../bench/besideNginx.ts";
import { isNginxInstalled } from "../bench/installedNginx.ts";
import { OwnSite } from "./ownSite.ts";
import { dataDir } from "./system.ts";
import { expect, test } from "./test.ts";

test("a price published is on every page that shows it, the articles included", async ({ request, lake }) => {
  const articles = await lake.fetch<string[]>(
    `*[_type == "article" && "plan-semestre" in body[].children[][amount == "price"].plan._ref]{
      "path": "/blog/" + slug.current
    }.path`,
  );
  expect(articles.length).toBeGreaterThan(0);

  await lake.patch("plan-semestre").set({ price: 777 }).commit();

  for (const path of ["/tarifs", ...articles]) {
    await expect
      .poll(async () => (await request.get(path)).text(), { message: path })
      .toContain("777\u00a0€");
  }
});

test("a page is there once published, and gone once unpublished", async ({ request, lake }) => {
  const status = async () => (await request.get("/portes-ouvertes")).status();
  expect(await status()).toBe(404);

  await lake.createOrReplace({
    _id: "page-portes-ouvertes",
    _type: "page",
    title: "Portes ouvertes",
    path: { _type: "slug", current: "/portes-ouvertes" },
    sections: [{ _key: "a", _type: "heroSection", title: "Venez voir une classe au travail" }],
  });
  await expect.poll(status).toBe(200);
  expect(await (await request.get("/portes-ouvertes")).text()).toContain("Venez voir une classe au travail");

  await lake.delete("page-portes-ouvertes");
  await expect.poll(status).toBe(404);
});

test("a section that staff leave broken is left out; the page stays", async ({ request, lake }) => {
  const page = {
    _id: "page-essai",
    _type: "page",
    title: "Essai",
    path: { _type: "slug", current: "/essai" },
    sections: [
      { _key: "a", _type: "heroSection", title: "Un titre qui reste" },
      {
        _key: "b",
        _type: "statisticsSection",
        title: "Des chiffres sans valeur",
        figures: [{ _key: "c", label: "?" }],
      },
    ],
  };
  await lake.createOrReplace(page);
  await expect.poll(async () => (await request.get("/essai")).status()).toBe(200);
  const html = await (await request.get("/essai")).text();
  expect(html).toContain("Un titre qui reste");
  expect(html).not.toContain("Des chiffres sans valeur");
});

test("the one script in a page is the islands’ loader, and its policy lets no other in", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/")).text();
  const [, policy = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html) ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe-inline");
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].filter(
    ([, attributes = ""]) => !/application\/(ld\+)?json/.test(attributes),
  );
  expect(scripts).toHaveLength(1);
  const [, attributes, code = ""] = scripts[0] ?? [];
  expect(attributes).toBe(' type="module"');
  expect(brotliCompressSync(code).length).toBeLessThan(1000);
  const hash = createHash("sha256").update(code).digest("base64");
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' 'sha256-${hash}'`);

  await page.goto("/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'let in'";
    document.body.append(script);
  });
  expect(await page.title()).not.toBe("let in");
});

test("a browser that has a page gets no page again", async ({ request }) => {
  const { etag = "" } = (await request.get("/tarifs")).headers();
  const again = await request.get("/tarifs", { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);
});

test("a connection is kept longer than a proxy keeps it", async ({ request }) => {
  const kept = (await request.get("/tarifs")).headers()["keep-alive"];
  expect(Number(/timeout=(\d+)/.exec(kept ?? "")?.[1])).toBeGreaterThan(60);
});

test("a phone that keeps the site on its screen finds an icon", async ({ request }) => {
  const icon = await request.get("/apple-touch-icon.png");
  expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/png"]);
});

test("an address with a slash too many leads to the right one", async ({ request }) => {
  const answer = await request.get("/tarifs/", { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe("/tarifs");
});

test("an address that makes no sense is refused, and the site goes on", async ({ request, system }) => {
  const upwards = [
    "/../../etc/passwd",
    "/.%2e/kept.sqlite",
    "/images/../tarifs",
    "/preview/%2e%2e\\tarifs.data",
  ];
  const none = ["//", "///", "http://", "/%", "/%ff", "/%00", ...upwards];
  for (const path of none) expect(await statusOf(system.site, path), path).toBe(400);
  expect(await statusOf(system.site, `/${"a".repeat(5_000)}`)).toBe(414);
  expect(await statusOf(system.site, "/..%2f..%2fetc/passwd")).toBe(404);
  expect((await request.get("/tarifs")).status()).toBe(200);
});

if (isNginxInstalled)
  test("nginx, on the site's folder, answers every address of the site and all that they refer to as the site does", async ({
    system,
  }) => {
    const nginx = await startNginx(join(dataDir, "site"));
    try {
      const { asked, different } = await compareWithNginx(system.site, nginx, false);
      expect(asked).toBeGreaterThan(100);
      expect(different).toEqual([]);
    } finally {
      await nginx.stop();
    }
  });

test("a CDN forgets what it kept while the server was down, and keeps pages from then on", async ({
  system,
}) => {
  const told: string[] = [];
  const api = createServer(async (request, response) => {
    told.push(await text(request));
    response.end('{"success":true}');
  }).listen(0, "localhost");
  await once(api, "listening");
  const site = new OwnSite(Number(new URL(system.site).port) + 21, Number(new URL(system.lake).port), {
    CLOUDFLARE_API_URL: `http://localhost:${(api.address() as AddressInfo).port}`,
    CLOUDFLARE_ZONE_ID: "zone",
    CLOUDFLARE_API_TOKEN: "token",
  });
  try {
    await site.start();
    await expect.poll(() => told[0]).toBe('{"purge_everything":true}');
    const keeps = async () => (await fetch(`${site.address}/tarifs`)).headers.get("cdn-cache-control");
    await expect.poll(keeps).toContain("max-age=86400");
  } finally {
    await site.remove();
    api.close();
  }
});

/** Asks for a path as it is written, where a browser would put it right. */
async function statusOf(site: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(site);
  const [answer] = (await once(get({ hostname, port, path }), "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}
