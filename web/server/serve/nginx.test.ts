import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "functions/ports";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { isNginxInstalled, nginxEnv } from "../../bench/installedNginx.ts";
import { fileHeaders } from "./fileHeaders.ts";
import { nginxInside, nginxOutside, nginxRedirects } from "./nginx.ts";
import { unavailable } from "./refuse.ts";
import { noSuchPart } from "./send.ts";

const siteUrl = "https://site.example";
const folder = mkdtempSync(join(tmpdir(), "un nginx-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The site's own server: says what it was asked. */
const site = createServer(async (request, response) => {
  const body = await text(request);
  response.setHeader("Referrer-Policy", "no-referrer");
  response.end(`${request.method} ${request.url} ${body}`.trim());
});

function write(file: string, content: string): string {
  const path = join(folder, file);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const moved = ["/ancien /tarifs 301", "/Tarifs /tarifs 301", "/Ancien /contact 301", "/llms.txt /tarifs 301"];

/** nginx as an owner sets it up, in a folder whose name has a space. */
async function startNginx() {
  await once(site.listen(0, "localhost"), "listening");
  const { port } = site.address() as AddressInfo;
  const own = await freePort();
  const redirects = write("redirects.conf", nginxRedirects(moved.join("\n")));
  const server = { host: "localhost", port };
  const outside = write("nginx.http.conf", nginxOutside({ siteUrl, redirects, server }));
  const inside = write("nginx.server.conf", nginxInside({ siteUrl, root: join(folder, "tree") }));
  const configuration = `user root; daemon off; pid "${folder}/pid"; events {}
http {
  access_log off;
  include "${outside}";
  server { listen localhost:${own}; include "${inside}"; }
}`;
  const child = spawn("nginx", ["-e", "stderr", "-c", write("nginx.conf", configuration)], {
    stdio: "inherit",
    env: nginxEnv,
  });
  const address = `http://localhost:${own}`;
  while (!(await fetch(address).catch(() => undefined))) await wait(20);
  return { child, address };
}

test("an address that is redirected to names no variable of nginx", () => {
  expect(nginxRedirects("/ancien /tarifs$uri 301")).toContain('"~^\\Q/ancien\\E$" "/tarifs%24uri";');
});

describe.runIf(isNginxInstalled)("nginx, with what the site wrote for it", () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    write("tree/tarifs/index.html", "<p>1 299 €</p>");
    write("tree/contact/index.html", "<form>");
    write("tree/contact/type=a/index.html", "<form type=a>");
    write("tree/contact/page=2/index.html", "<form page=2>");
    write("tree/blog/a/index.html", "<p>a</p>");
    for (const extension of ["avif", "pdf", "webp", "woff2"]) write(`tree/photo.${extension}`, "compressed");
    write("tree/llms.txt", "# L’école");
    write("tree/social/tarifs.png", "a picture");
    write("tree/_redirects", "/prix /tarifs 301");
    nginx = await startNginx();
  });
  afterAll(async () => {
    nginx.child.kill("SIGTERM");
    await once(nginx.child, "exit");
  });
  const whole = async (answer: Response) => ({
    status: answer.status,
    headers: answer.headers,
    text: await answer.text(),
  });
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(nginx.address + path, { redirect: "manual", ...init });
  const said = async (path: string, init?: RequestInit) => (await ask(path, init)).text();

  test("a page's file is the answer, with the site's headers", async () => {
    const answer = await ask("/tarifs?utm_source=lettre");
    expect(await answer.text()).toBe("<p>1 299 €</p>");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    for (const path of ["/tarifs", "/llms.txt"])
      expect((await ask(path)).headers.get("cache-control"), path).toBe(
        fileHeaders(path, siteUrl)["Cache-Control"],
      );
  });

  test("what is compressed already has one form, whatever encodings a browser takes", async () => {
    for (const path of ["/photo.avif", "/photo.pdf", "/photo.webp", "/photo.woff2"])
      expect((await ask(path)).headers.get("vary"), path).toBeNull();
    for (const path of ["/tarifs", "/llms.txt"])
      expect((await ask(path)).headers.get("vary"), path).toBe("Accept-Encoding");
  });

  const where = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers.get("location")];
  };

  test("an address that ends in a slash is sent on; where one has moved the site’s server says", async () => {
    expect(await where("/tarifs/?a=b")).toEqual([308, "/tarifs?a=b"]);
    expect(await where("/tarifs")).toEqual([200, null]);
    expect(await said("/ancien?a=b")).toBe("GET /ancien?a=b");
  });

  test("what has a file is that file, whatever is redirected; who sends or reads drafts is not", async () => {
    expect(await said("/llms.txt")).toBe("# L’école");
    expect(await said("/ancien", { method: "POST" })).toBe("POST /ancien");
    expect(await said("/ancien", { headers: { Cookie: "preview=abc" } })).toBe("GET /ancien");
  });

  test("what no file answers is answered by the site's server, as it was asked", async () => {
    expect(await said("/recherche?q=%C3%A9t%C3%A9")).toBe("GET /recherche?q=%C3%A9t%C3%A9");
    expect(await said("/preview/enable?a=b")).toBe("GET /preview/enable?a=b");
    expect(await said("/images/a.jpg?w=1&b=2")).toBe("GET /images/a.jpg?w=1&b=2");
    expect(await said("/tarifs/index.html")).toBe("GET /tarifs/index.html");
    expect(await said("/_redirects")).toBe("GET /_redirects");
    expect(await said("/contact/type=a")).toBe("GET /contact/type=a");
    expect((await ask("/recherche")).headers.get("referrer-policy")).toBe("no-referrer");
  });

  test("a picture for other sites, which keep it, is the site’s server’s, which draws what is published", async () => {
    expect(await said("/social/tarifs.png?v=a")).toBe("GET /social/tarifs.png?v=a");
  });

  test("a page that says what is asked about is the site’s server’s, with or without a file for it", async () => {
    expect(await said("/contact?sujet=camp")).toBe("GET /contact?sujet=camp");
    expect(await said("/contact?utm_source=lettre&sujet=camp&page=1")).toBe(
      "GET /contact?utm_source=lettre&sujet=camp&page=1",
    );
    expect(await said("/contact?type=b")).toBe("GET /contact?type=b");
    for (const query of ["?page=3", "?page=", "?type=", "?a=b&page=&c=d"])
      expect(await said(`/contact${query}`)).toBe(`GET /contact${query}`);
    for (const query of ["", "?page=1", "?a=b&page=1&c=d", "?sujets=camp", "?lapage="])
      expect(await said(`/contact${query}`)).toBe("<form>");
    expect(await said("/contact?type=a")).toBe("<form type=a>");
    expect(await said("/contact?page=2")).toBe("<form page=2>");
  });

  test("a form that is sent without JavaScript arrives whole", async () => {
    const body = new URLSearchParams({ firstName: "Ana" });
    expect(await said("/contact?sujet=camp", { method: "POST", body })).toBe(
      "POST /contact?sujet=camp firstName=Ana",
    );
  });

  test("who reads drafts is answered by the site's server, also where there is a file", async () => {
    expect(await said("/tarifs", { headers: { Cookie: "preview=abc" } })).toBe("GET /tarifs");
  });

  test("a slash too many is another address, as it is to the site's server", async () => {
    expect(await said("/blog/a")).toBe("<p>a</p>");
    expect(await said("/blog//a")).toBe("GET /blog//a");
  });

  test("while the site’s server is away, a page is what it is for all", async () => {
    site.close();
    site.closeAllConnections();
    expect(await said("/social/tarifs.png?v=a")).toBe("a picture");
    const form = await ask("/contact?sujet=camp");
    expect([form.status, await form.text()]).toEqual([200, "<form>"]);
    expect(form.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    const draft = await ask("/tarifs", { headers: { Cookie: "preview=abc" } });
    expect([draft.status, await draft.text()]).toEqual([200, "<p>1 299 €</p>"]);
    expect(await where("/ancien?a=b")).toEqual([301, "/tarifs?a=b"]);
    expect(await where("/Ancien")).toEqual([301, "/contact"]);
    expect(await where("/Tarifs")).toEqual([301, "/tarifs"]);
    for (const [path, init] of [
      ["/recherche?q=a", {}],
      ["/nulle-part", {}],
      ["/_redirects", {}],
      ["/contact", { method: "POST", body: "a=b" }],
    ] as const) {
      const { status, headers, text } = await ask(path, init).then(whole);
      expect([status, headers.get("cache-control"), text]).toEqual([503, "no-store", unavailable]);
      expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    }
  });

  test("a part that there is not is refused in French, kept by nobody, and each header is said once", async () => {
    for (const [path, length] of [
      ["/photo.pdf", 10],
      ["/tarifs", 16],
    ] as const) {
      const { status, headers, text } = await ask(path, { headers: { Range: "bytes=9000-" } }).then(whole);
      expect([status, text, headers.get("content-range")]).toEqual([416, noSuchPart, `bytes */${length}`]);
      expect(headers.get("content-type"), path).toBe("text/plain; charset=utf-8");
      expect(headers.get("cache-control"), path).toMatch(/no-store$/);
      expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
    }
  });

  test("what it refuses itself is said in French, and kept by nobody", async () => {
    for (const [path, init, refused] of [
      [`/${"a".repeat(40_000)}`, {}, 414],
      ["/%zz", {}, 400],
    ] as const) {
      const { status, headers, text } = await ask(path, init).then(whole);
      expect([status, headers.get("cache-control"), text], path.slice(0, 20)).toEqual([
        refused,
        "no-store",
        "Cette demande n’est pas valable.",
      ]);
    }
  });
});
