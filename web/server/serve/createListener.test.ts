import { once } from "node:events";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { type IncomingMessage, type OutgoingHttpHeaders, request as ask } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { createSite } from "../createSite.ts";
import { etagOf } from "../publish/etagOf.ts";
import { formsOf } from "../publish/forms.ts";
import type { Kept } from "../publish/KeptPages.ts";
import type { Answer, Asked } from "../publish/task.ts";
import type { Tasks } from "../publish/tasks.ts";
import { Tree } from "../publish/Tree.ts";
import { picturePolicy } from "./fileHeaders.ts";
import { Rate } from "./Rate.ts";
import { serverOf } from "./serverOf.ts";

const text = "<p>Une école d’IA à Bruxelles.</p>".repeat(50);
const folder = mkdtempSync(join(tmpdir(), "tree-"));
const tree = new Tree(folder);
/** What the application was asked, and what it answers. */
let asked: Asked[] = [];
let answer: Answer;
let answering: Promise<Answer> | undefined;
const tasks = {
  together: { "at once": 1, helping: 1, "in time": 1, "at leisure": 1 },
  answer(one: Asked) {
    asked.push(one);
    return answering ?? Promise.resolve(answer);
  },
  make: () => new Promise(() => {}),
  list: () => new Promise(() => {}),
} as unknown as Tasks;
const site = createSite({
  tasks,
  tree,
  env: { SITE_URL: "http://site", TRUSTED_PROXIES: 1 },
  built: new Map([
    ["/assets/code.js", "code.js"],
    ["/assets/new.js", join(folder, "new.js")],
  ]),
  lastingHeaders: () => ({ "cdn-cache-control": "max-age=86400" }),
  negotiatedHeaders: { "cdn-cache-control": "no-store" },
  tagHeaders: (address) => ({ "cache-tag": `of ${address}` }),
  readsDrafts: (cookies) => cookies === "preview=signed",
  patience: 20,
});
const server = serverOf(site.listener, "http://site");

beforeAll(async () => {
  await keep("/tarifs", text);
  await keep("/blog?page=2", "deuxième page".repeat(100));
  await keep("/social/tarifs.png", "\u0089PNG 0123456789");
  await keep("/assets/code.js", "document.title = 'code';");
  await keep("/404", "<h1>Cette page n’existe pas</h1>".repeat(50));
  await keep("/_redirects", "/prix /tarifs#prix 301\n/%C3%A9cole https://ecole.example/?de=site 302\n");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
beforeEach(() => {
  asked = [];
  answering = undefined;
  answer = { status: 200, headers: [["content-type", "text/html; charset=utf-8"]], body: Buffer.from(text) };
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  site.close();
  await tree.close();
  rmSync(folder, { recursive: true });
});

async function keep(address: string, body: string, names?: string[], group: Kept["group"] = "pages") {
  const bytes = Buffer.from(body);
  const forms = address.endsWith(".png") ? { "": bytes } : formsOf(bytes, "small");
  const written = tree.newFile();
  for (const [suffix, form] of Object.entries(forms)) writeFileSync(written + suffix, form);
  const made = {
    etag: etagOf(bytes),
    tags: ["s1:a"],
    until: Infinity,
    group,
    pictures: [],
    names,
    forms: Object.keys(forms),
  };
  await tree.put(address, made, written);
}

type Options = { method?: string; headers?: OutgoingHttpHeaders; body?: string; whole?: Promise<void> };

async function get(path: string, { method = "GET", headers = {}, body, whole }: Options = {}) {
  const { port } = server.address() as AddressInfo;
  const request = ask({ host: "127.0.0.1", port, path, headers, method });
  if (whole) request.flushHeaders();
  void Promise.resolve(whole).then(() => request.end(body));
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const bytes = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body: bytes };
}

/** A form whose end does not come. */
function sending(to: typeof server) {
  const socket = connect((to.address() as AddressInfo).port, "127.0.0.1");
  socket.write("POST /contact HTTP/1.1\r\nHost: site\r\nContent-Length: 60000\r\n\r\na=");
  return socket;
}

describe("a kept page", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0", undefined, (body: Buffer) => body],
    ["*", "br", brotliDecompressSync],
    ["identity", undefined, (body: Buffer) => body],
    ["", undefined, (body: Buffer) => body],
    // To read all of it would take longer than to send the page.
    [`${"a, ".repeat(100)}br`, undefined, (body: Buffer) => body],
  ] as const)("is read by a browser that takes « %s »", async (accepted, encoding, read) => {
    const { status, headers, body } = await get("/tarifs", { headers: { "Accept-Encoding": accepted } });
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(read(body).toString()).toBe(text);
  });

  test("is kept by a CDN, which rewrites nothing in it, and by no browser", async () => {
    const { headers } = await get("/tarifs?utm_source=lettre");
    expect(headers["cdn-cache-control"]).toBe("max-age=86400");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate, no-transform");
    expect((await get("/social/tarifs.png")).headers["cache-control"]).not.toContain("no-transform");
  });

  test("of a picture tells a CDN its tag, and not to keep what another browser does not take", async () => {
    const path = "/images/ia4school/production/a.jpg";
    answer = { status: 200, headers: [["content-type", "image/avif"]], body: Buffer.from("avif") };
    const negotiated = (await get(`${path}?w=320&auto=format`)).headers;
    expect([negotiated["cache-tag"], negotiated["cdn-cache-control"]]).toEqual([`of ${path}`, "no-store"]);
    const { headers } = await get(`${path}?w=320&fm=jpg`);
    expect([headers["cache-tag"], headers["cdn-cache-control"]]).toEqual([`of ${path}`, undefined]);
  });

  test("of a picture, which may be an SVG, runs nothing where it is opened as a page", async () => {
    answer = { status: 200, headers: [["content-type", "image/svg+xml"]], body: Buffer.from("<svg/>") };
    const { headers } = await get("/images/ia4school/production/a.svg");
    expect(headers["content-security-policy"]).toBe(picturePolicy);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("is not kept by a CDN where it stands in for another, or is a draft", async () => {
    const kept = async (path: string, headers = {}) =>
      (await get(path, { headers })).headers["cdn-cache-control"];
    expect(await kept("/nulle-part")).toBeUndefined();
    expect(await kept("/prix")).toBeUndefined();
    expect(await kept("/tarifs", { Cookie: "preview=signed" })).toBeUndefined();
    answer = { status: 503, headers: [], body: Buffer.from("") };
    expect(await kept("/tarifs?sujet=camp")).toBeUndefined();
  });

  test("has one tag per encoding, and is not sent again to who has it", async () => {
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(
        async (encoding) => (await get("/tarifs", { headers: { "Accept-Encoding": encoding } })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const headers = { "Accept-Encoding": "br", "If-None-Match": `"autre", W/${tags[0]}` };
    const again = await get("/tarifs", { headers });
    expect(again.status).toBe(304);
    expect(again.headers.etag).toBe(tags[0]);
    expect(again.body).toHaveLength(0);
    expect((await get("/tarifs", { headers: { ...headers, "Accept-Encoding": "gzip" } })).status).toBe(200);
  });

  test("says to HEAD how long an answer made for this request alone would be", async () => {
    const head = await get("/recherche?q=ia", { method: "HEAD" });
    expect(asked.map(({ method }) => method)).toEqual(["GET"]);
    expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(text)));
    expect(head.body).toHaveLength(0);
  });

  test("gives its headers alone to HEAD", async () => {
    const whole = await get("/tarifs", { headers: { "Accept-Encoding": "br" } });
    const head = await get("/tarifs", { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    expect(head.body).toHaveLength(0);
    const { date: _, ...expected } = whole.headers;
    expect(head.headers).toMatchObject(expected);
  });

  test("is given in part, as a picture is, and says when the part is outside", async () => {
    const part = await get("/social/tarifs.png", { headers: { Range: "bytes=6-9" } });
    expect([part.status, part.body.toString(), part.headers["content-range"]]).toEqual([
      206,
      "0123",
      "bytes 6-9/16",
    ]);
    const outside = await get("/social/tarifs.png", { headers: { Range: "bytes=90-" } });
    expect([outside.status, outside.headers["content-range"]]).toEqual([416, "bytes */16"]);
    expect([outside.headers["cache-control"], outside.headers["cdn-cache-control"]]).toEqual([
      "no-store",
      undefined,
    ]);
    const last = await get("/social/tarifs.png", { headers: { Range: "bytes=-4" } });
    expect([last.status, last.body.toString()]).toEqual([206, "6789"]);
    const all = await get("/social/tarifs.png", { headers: { Range: "bytes=-999999" } });
    expect([all.status, all.headers["content-range"]]).toEqual([206, "bytes 0-15/16"]);
    expect(all.body).toHaveLength(16);
    const stale = await get("/social/tarifs.png", { headers: { Range: "bytes=6-9", "If-Range": '"old"' } });
    expect(stale.status).toBe(200);
    const head = await get("/social/tarifs.png", { method: "HEAD", headers: { Range: "bytes=6-9" } });
    expect([head.status, head.headers["content-length"]]).toEqual([200, "16"]);
  });

  test("is not framed, and its type is not guessed", async () => {
    const { headers } = await get("/tarifs");
    expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("as Markdown names the page that search engines are to show", async () => {
    const named = { "/index.md": "/", "/tarifs.md": "/tarifs", "/blog/index.md": "/blog/index" };
    for (const [address, page] of Object.entries(named)) {
      await keep(address, text);
      expect((await get(address)).headers["link"]).toBe(`<http://site${page}>; rel="canonical"`);
    }
  });

  test("is found whatever else stands in the query", async () => {
    for (const query of ["?utm_source=lettre", "?page=1"])
      expect((await get(`/tarifs${query}`)).body.toString(), query).toBe(text);
    expect(asked).toHaveLength(0);
    for (const query of ["?page=2", "?fbclid=x&page=2", "?page=2&fbclid=x"])
      expect((await get(`/blog${query}`)).body.toString(), query).toContain("deuxième page");
  });

  test("that looks for nothing in its address, or not for this, is the same whatever it is asked about", async () => {
    await keep("/stages", text, []);
    await keep("/contact", text, ["page", "sujet"]);
    for (const path of ["/stages?sujet=a", "/stages?type=b&page=2", "/contact?type=b"])
      expect((await get(path)).body.toString(), path).toBe(text);
    expect(asked).toHaveLength(0);
    await get("/contact?type=b&sujet=a");
    expect(asked.map(({ url }) => url)).toEqual(["http://site/contact?type=b&sujet=a"]);
    tree.remove("/contact");
  });

  test("is given, whatever it is asked about, while the lake cannot say what that is", async () => {
    await get("/tarifs?sujet=plan-x");
    expect(asked.map(({ url }) => url)).toEqual(["http://site/tarifs?sujet=plan-x"]);
    answer = { status: 500, headers: [], body: Buffer.from("") };
    for (const query of ["?sujet=plan-x", "?type=zzz", "?type=", "?type=a&sujet=b"])
      expect((await get(`/tarifs${query}`)).body.toString(), query).toBe(text);
    await keep("/coupe", text);
    truncateSync(join(folder, "tree/coupe/index.html"), 40);
    const { status, headers } = await get("/coupe?type=zzz");
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  });

  test("is given while the lake leaves the application waiting, but to who reads drafts", async () => {
    const late = Promise.withResolvers<Answer>();
    answering = late.promise;
    const draft = get("/tarifs?sujet=plan-x", { headers: { cookie: "preview=signed" } });
    expect((await get("/tarifs?sujet=plan-x")).body.toString()).toBe(text);
    late.resolve({ status: 200, headers: [], body: Buffer.from("brouillon") });
    expect((await draft).body.toString()).toBe("brouillon");
  });

  test("is read to its end by who was given it, though the application fails at last; that is logged", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    // More than is on its way while nobody reads it.
    const large = "a".repeat(16 * 1024 * 1024);
    await keep("/large.png", large);
    const late = Promise.withResolvers<Answer>();
    answering = late.promise;
    const { port } = server.address() as AddressInfo;
    const request = ask({ host: "127.0.0.1", port, path: "/large.png?sujet=plan-x" }).end();
    const [response] = (await once(request, "response")) as [IncomingMessage];
    late.reject(new Error("the lake is gone"));
    await expect.poll(() => said.mock.calls).toEqual([["GET /large.png: Error: the lake is gone"]]);
    said.mockRestore();
    expect(Buffer.concat(await response.toArray())).toHaveLength(large.length);
  });

  test("of a list that may have another page is asked of the application; while it fails there is none", async () => {
    await get("/blog?page=99");
    expect(asked.map(({ url }) => url)).toEqual(["http://site/blog?page=99"]);
    answer = { status: 500, headers: [], body: Buffer.from("") };
    expect((await get("/blog?page=99")).status).toBe(404);
  });

  test("of a list that has no such page is not asked for again and again, and is logged", async () => {
    const mayBe = vi.spyOn(site.publisher, "mayBe").mockReturnValue(false);
    const said = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { status, body } = await get("/blog?page=99");
    expect(said.mock.calls).toEqual([["404 /blog?page=99"]]);
    said.mockRestore();
    mayBe.mockRestore();
    expect([status, body.toString(), asked.length]).toEqual([
      404,
      expect.stringContaining("n’existe pas"),
      0,
    ]);
  });

  test("whose file was cut is rendered for the one who asks", async () => {
    await keep("/coupe", text);
    truncateSync(join(folder, "tree/coupe/index.html"), 40);
    expect((await get("/coupe")).body.toString()).toBe(text);
    expect(asked).toHaveLength(1);
  });

  test("of which one form was cut is sent in another that the browser takes, and made again", async () => {
    await keep("/coupe-en-partie", text);
    const broken = vi.spyOn(site.publisher, "broken");
    truncateSync(join(folder, "tree/coupe-en-partie/index.html.br"), 4);
    const browser = { headers: { "Accept-Encoding": "br, gzip" } };
    const { status, headers, body } = await get("/coupe-en-partie", browser);
    expect([status, headers["content-encoding"], gunzipSync(body).toString()]).toEqual([200, "gzip", text]);
    expect(asked).toHaveLength(0);
    expect(broken).toHaveBeenCalledWith("/coupe-en-partie");
    broken.mockRestore();
  });
});

test("an address that names the site first is the same; one that names another is none of ours", async () => {
  for (const named of [
    "http://site/tarifs",
    "HTTP://SITE:80/tarifs?utm=a",
    "https://autre-nom.example/tarifs",
  ])
    expect((await get(named, { headers: { Host: "autre-nom.example" } })).body.toString(), named).toBe(text);
  expect((await get("http://site//tarifs")).status).toBe(400);
  expect((await get("http://ailleurs.example/tarifs")).status).toBe(400);
  await get("http://site/recherche?q=prix");
  await get("http://site?sujet=plan-x");
  expect(asked.map(({ url }) => url)).toEqual(["http://site/recherche?q=prix", "http://site/?sujet=plan-x"]);
});

test("a built file that is not in the tree yet, or was cut there, is sent as it was built", async () => {
  const code = "document.title = 'new';";
  writeFileSync(join(folder, "new.js"), code);
  const kept = { "content-type": "text/javascript; charset=utf-8" };
  const read = async () => {
    const { status, headers, body } = await get("/assets/new.js");
    expect(headers).toMatchObject(kept);
    return [status, body.toString(), headers.etag, headers["cache-control"]];
  };
  const first = await read();
  expect(first).toEqual([200, code, `"${etagOf(code)}"`, expect.stringContaining("immutable")]);
  await keep("/assets/new.js", code);
  expect(await read()).toEqual(first);
  tree.remove("/assets/new.js");
  await keep("/assets/new.js", code);
  truncateSync(join(folder, "tree/assets/new.js"), 4);
  expect(await read()).toEqual(first);
  expect(asked).toHaveLength(0);
});

describe("what is refused", () => {
  test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])(
    "%s, on any address",
    async (method) => {
      for (const path of ["/contact", "/tarifs", "/assets/a.js", "/images/a.jpg", "/preview/enable"]) {
        const { status, headers } = await get(path, { method });
        expect(status, path).toBe(405);
        expect(headers.allow).toContain("GET");
      }
      expect(asked).toHaveLength(0);
    },
  );

  test("what only other hosts and the scripts of a preview read, to a visitor", async () => {
    const mayBe = vi.spyOn(site.publisher, "mayBe").mockReturnValue(false);
    for (const path of ["/_redirects", "/_headers", "/_redirects/", "/tarifs.data", "/.data"]) {
      const { status, body } = await get(path);
      expect([status, body.toString()], path).toEqual([404, expect.stringContaining("n’existe pas")]);
    }
    mayBe.mockRestore();
    expect(asked).toHaveLength(0);
  });

  test("a form where none can stand, in French", async () => {
    const paths = [
      "/_headers",
      "/_redirects",
      "/404",
      "/recherche",
      "/confirmation?type=contact",
      "/blog/a",
      "/blog/a/",
    ];
    for (const path of [...paths, "/programme/bloc-1"]) {
      const { status, headers, body } = await get(path, { method: "POST", body: "a=b" });
      expect([status, headers.allow], path).toEqual([405, "GET, HEAD"]);
      expect(body.toString(), path).toContain("n’accepte pas cette méthode");
    }
    expect(asked).toHaveLength(0);
    for (const path of ["/", "/contact", "/blog", "/blog/categorie/jeunes", "/stages/a"])
      expect((await get(path, { method: "POST", body: "a=b" })).status, path).toBe(200);
  });

  test("a form, and what it is about, where the site has no page", async () => {
    const mayBe = vi.spyOn(site.publisher, "mayBe").mockImplementation((address) => address === "/tarifs");
    expect((await get("/nulle-part", { method: "POST", body: "a=b" })).status).toBe(404);
    expect((await get("/prix", { method: "POST", body: "a=b" })).status).toBe(301);
    expect((await get("/nulle-part?sujet=camp")).status).toBe(404);
    const { status, headers } = await get("/tarifs/?sujet=camp");
    expect([status, headers.location]).toEqual([308, "/tarifs?sujet=camp"]);
    expect(asked).toHaveLength(0);
    expect((await get("/tarifs", { method: "POST", body: "a=b" })).status).toBe(200);
    mayBe.mockRestore();
  });

  test("a body that is too large, before any of it is read", async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.write("POST /contact HTTP/1.1\r\nHost: site\r\nContent-Length: 200000000\r\n\r\n");
    const [first] = (await once(socket, "data")) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1\.1 413 /);
    expect(first.toString()).toContain("Cet envoi est trop long.");
    socket.destroy();
    expect(asked).toHaveLength(0);
  });

  test.each([
    ["GET / HTTP/1.1\r\n\r\n", 400],
    ["FOO /\r\n\r\n", 400],
    [`GET / HTTP/1.1\r\nHost: site\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["GET / HTTP/1.1\r\nHost: site\r\nHost: autre\r\n\r\n", 400],
    ["GET / HTTP/1.1\r\nHost: site\r\nExpect: banana\r\n\r\n", 417],
    ["POST /hooks/sanity HTTP/1.1\r\nHost: site\r\nContent-Length: 262145\r\n\r\n", 413],
    ["CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n", 405],
    ["POST / HTTP/1.1\r\nHost: site\r\nExpect: 100-continue\r\nContent-Length: 99000000\r\n\r\n", 413],
  ])(
    "what is no request of ours, in French and with the headers of every answer: %#",
    async (said, status) => {
      const { port } = server.address() as AddressInfo;
      const socket = connect(port, "127.0.0.1");
      socket.write(said);
      const [first] = (await once(socket, "data")) as [Buffer];
      socket.destroy();
      expect(first.toString()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(first.toString()).toContain("X-Content-Type-Options: nosniff");
      expect(first.toString()).toMatch(/cet envoi|cette |navigateur|du site /i);
    },
  );

  test("a request that wants no other after it, and its connection is closed", async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.write("GET //x HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n");
    const answer = String(await once(socket, "data"));
    await once(socket, "close");
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^Connection: close\r$/im);
  });
  test("what follows a request that is being answered costs its sender the connection, and nobody else", async () => {
    const answering = tasks.answer;
    const held = Promise.withResolvers<void>();
    let under = 0;
    tasks.answer = (...one) => {
      under++;
      return held.promise.then(() => answering(...one));
    };
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /recherche HTTP/1.1\r\nHost: site\r\n\r\n");
    await expect.poll(() => under).toBe(1);
    socket.write("nothing that is a request\r\n\r\n");
    await once(socket, "close");
    held.resolve();
    tasks.answer = answering;
    expect((await get("/tarifs")).status).toBe(200);
  });

  test("a body is asked for once it may come", async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.write("POST / HTTP/1.1\r\nHost: site\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n");
    expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1\.1 100 /);
    socket.write("a=b");
    expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  test("a body that takes too long, and of too many that are on their way the one that takes longest", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const impatient = serverOf(site.listener, "http://site", 200).listen(0, "127.0.0.1");
    await once(impatient, "listening");
    const slow = sending(impatient);
    await once(slow, "close");
    impatient.close();

    const longest = sending(server);
    await once(longest, "ready");
    const others = Array.from({ length: 500 }, () => sending(server));
    await once(longest, "close");
    expect(others.filter((socket) => socket.closed)).toHaveLength(0);
    expect((await get("/contact", { method: "POST", body: "a=b" })).status).toBe(200);
    for (const socket of others) socket.destroy();
    await expect.poll(() => said.mock.calls.length).toBe(502);
    said.mockRestore();
  });

  test("an answer that nobody reads is not kept waiting for ever", async () => {
    const impatient = serverOf((_, response) => response.end(Buffer.alloc(64 << 20)), "http://site", 20);
    impatient.listen(0, "127.0.0.1");
    await once(impatient, "listening");
    const { port } = impatient.address() as AddressInfo;
    const deaf = connect(port, "127.0.0.1").pause();
    const [answering] = (await once(impatient, "connection")) as [Socket];
    deaf.write("GET / HTTP/1.1\r\nHost: site\r\n\r\n");
    await once(answering, "close");
    expect(deaf.bytesRead).toBeLessThan(64 << 20);
    deaf.destroy();
    impatient.close();
  });

  test("a body that does not say its length, and one where none belongs", async () => {
    const chunked = await get("/contact", { method: "POST", headers: { "Transfer-Encoding": "chunked" } });
    expect(chunked.status).toBe(411);
    expect((await get("/images/a", { method: "POST", body: "x" })).status).toBe(405);
  });

  test.each([
    [{ Origin: "https://ailleurs.example" }, 400],
    [{ Origin: "http://site.ailleurs.example" }, 400],
    [{ Origin: "null" }, 400],
    [{ Origin: "http://site", "Sec-Fetch-Site": "cross-site" }, 400],
    [{ "Sec-Fetch-Site": "same-site" }, 400],
    // A visitor who hides from which page they come, one who knows the site by another name, and one whose browser is old.
    [{ Origin: "null", "Sec-Fetch-Site": "same-origin" }, 200],
    [{ Origin: "http://autre-nom.example", Host: "autre-nom.example" }, 200],
    [{ Origin: "http://site" }, 200],
    [{}, 200],
  ])("a form from elsewhere: %j", async (headers, status) => {
    const sent = await get("/contact", { method: "POST", headers, body: "message=a" });
    expect(sent.status).toBe(status);
    expect(String(sent.body).includes("envoyé depuis un autre site")).toBe(status === 400);
    // React Router would look at it again, and answer in English.
    expect(asked.flatMap((one) => one.headers).filter(([name]) => name === "origin")).toEqual([]);
    expect(asked).toHaveLength(status === 200 ? 1 : 0);
  });

  test.each(["//evil.example", "/\u007f", "/%00", "/%ff", "/%", `/${"a".repeat(5_000)}`])(
    "an address that is none: %j",
    async (path) => {
      const { status } = await get(encodeURI(path).replaceAll("%25", "%"));
      expect([400, 414]).toContain(status);
    },
  );
});

describe("what the application answers", () => {
  test("leaves with the headers of every answer, and none that are internal", async () => {
    answer.headers.push(["x-powered-by", "React"], ["x-remix-response", "yes"], ["set-cookie", "a=1"]);
    const { headers, body } = await get("/recherche?q=prix", { headers: { "Accept-Encoding": "br" } });
    expect(headers).toMatchObject({
      "content-security-policy": "frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store, no-transform",
      "content-encoding": "br",
      "set-cookie": ["a=1"],
    });
    expect(Object.keys(headers).filter((name) => /powered|remix/.test(name))).toEqual([]);
    expect(brotliDecompressSync(body).toString()).toBe(text);
  });

  test("knows the visitor's address from the trusted proxy, on every method, and from nobody else", async () => {
    const headers = {
      "X-Visitor-Address": "1.1.1.1",
      "X-Proxy-Secret": "guess",
      "X-Forwarded-For": "2.2.2.2, 3.3.3.3",
    };
    await get("/contact", { method: "POST", headers, body: "a=1" });
    await get("/recherche", { headers });
    for (const { headers: given } of asked) {
      const known = new Map(given);
      expect(known.get("x-visitor-address")).toBe("3.3.3.3");
      expect(known.has("x-proxy-secret")).toBe(false);
    }
    expect(asked).toHaveLength(2);
  });

  test("is given to a browser that was let in to the drafts, not to one that says so", async () => {
    await get("/tarifs", { headers: { Cookie: "preview=forged" } });
    expect(asked).toHaveLength(0);
    const headers = { Cookie: "preview=signed" };
    await get("/tarifs", { headers });
    expect(asked).toHaveLength(1);
    expect((await get("/assets/code.js", { headers })).status).toBe(200);
    expect(asked).toHaveLength(1);
  });

  test("is not asked for a script of the build before, which a browser that reads drafts may still ask for", async () => {
    await keep("/assets/before.js", "document.title = 'before';", undefined, "built");
    const { status, body } = await get("/assets/before.js", { headers: { Cookie: "preview=signed" } });
    expect([status, body.toString()]).toEqual([200, "document.title = 'before';"]);
    expect(asked).toHaveLength(0);
  });

  test("is what a browser that reads drafts is told of a page that is not there, which the Studio may frame", async () => {
    const policy = "frame-ancestors http://studio";
    answer = {
      status: 404,
      headers: [["content-security-policy", policy]],
      body: Buffer.from("<h1>Aucun brouillon</h1>"),
    };
    const draft = await get("/nulle-part", { headers: { Cookie: "preview=signed" } });
    expect([draft.status, draft.body.toString()]).toEqual([404, "<h1>Aucun brouillon</h1>"]);
    expect(draft.headers).toMatchObject({ "content-security-policy": policy, "cache-control": "no-store" });
    const forged = await get("/nulle-part", { headers: { Cookie: "preview=forged" } });
    expect(forged.headers["content-security-policy"]).toBe("frame-ancestors 'none'");
    expect(forged.body.toString()).toContain("Cette page n’existe pas");
  });

  test("that fails is a sentence and 503, never a bare error", async () => {
    const failing = tasks.answer;
    tasks.answer = () => Promise.reject(new Error("out of memory"));
    const { status, headers, body } = await get("/recherche");
    tasks.answer = failing;
    expect(status).toBe(503);
    expect(headers["retry-after"]).toBe("5");
    expect(body.toString()).toContain("ne peut pas répondre");
  });

  test("is refused to who comes when too many are answered, and the kept pages are there for all", async () => {
    const answering = tasks.answer;
    const held = Promise.withResolvers<void>();
    let under = 0;
    tasks.answer = (...one) => {
      under++;
      return held.promise.then(() => answering(...one));
    };
    const first = Array.from({ length: 64 }, () => get("/recherche"));
    await expect.poll(() => under).toBe(64);
    const { status, headers, body } = await get("/recherche");
    expect([status, headers["retry-after"]]).toEqual([503, "1"]);
    expect(body.toString()).toContain("Trop de demandes");
    expect((await get("/tarifs")).status).toBe(200);
    const form = get("/contact", { method: "POST", headers: { "Content-Length": 3 }, body: "a=b" });
    await expect.poll(() => under).toBe(65);
    held.resolve();
    expect((await form).status).toBe(200);
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(64).fill(200));
    tasks.answer = answering;
    expect((await get("/recherche")).status).toBe(200);
  });

  test("is refused to a home that had the lake asked too often; what is kept and drafts are not", async () => {
    const admits = vi
      .spyOn(Rate.prototype, "admits")
      .mockImplementation((address) => address !== "192.0.2.1");
    const ask = (path: string, address: string, options: Options = {}) =>
      get(path, { ...options, headers: { ...options.headers, "X-Forwarded-For": address } });
    for (const path of ["/recherche?q=ia", "/preview/enable", "/nulle-part"]) {
      const { status, headers, body } = await ask(path, "192.0.2.1");
      expect([status, headers["retry-after"]], path).toEqual([503, "1"]);
      expect(body.toString()).toContain("Trop de demandes");
      expect((await ask(path, "192.0.2.2")).status, path).toBe(200);
    }
    const form = { method: "POST", headers: { "Content-Length": 3 }, body: "a=b" };
    expect((await ask("/contact", "192.0.2.1", form)).status).toBe(503);
    asked = [];
    expect((await ask("/tarifs?sujet=plan-x", "192.0.2.1")).body.toString()).toBe(text);
    expect(asked).toHaveLength(0);
    admits.mockClear();
    await ask("/tarifs", "192.0.2.1");
    await ask("/recherche", "192.0.2.1", { headers: { Cookie: "preview=signed" } });
    expect(admits).not.toHaveBeenCalled();
    expect(asked).toHaveLength(1);
    admits.mockRestore();
  });

  test("of pictures that no page shows has a rate of its own: who asks for too many reads the rest still", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(performance.now());
    onTestFinished(() => now.mockRestore());
    const from = { "X-Forwarded-For": "192.0.2.3" };
    const picture = "/images/ia4school/production/a.jpg?w=1280&auto=format";
    const ask = () => get(picture, { method: "HEAD", headers: from });
    for (let at = 0; at < 2_000; at += 50) await Promise.all(Array.from({ length: 50 }, ask));
    expect(asked).toHaveLength(2_000);
    const { status, headers } = await ask();
    expect([status, headers["retry-after"]]).toEqual([503, "1"]);
    expect(asked).toHaveLength(2_000);
    expect((await get("/recherche?q=ia", { headers: from })).status).toBe(200);
    expect((await get(picture, { headers: { "X-Forwarded-For": "192.0.2.4" } })).status).toBe(200);
  });
});

describe("a form that cannot be taken comes back with what was typed, to be sent again", () => {
  const typed = {
    firstName: "Zoé",
    lastName: 'd’Hondt "Z"',
    email: "zoe@exemple.be",
    phone: "02 123 45 67",
    type: "entreprise",
    subject: "Six mois <b>& plus</b>",
  };
  /** @param whole once the rest of it may come: a form is often sent in two parts. */
  const send = (message: string, whole = Promise.resolve()) => {
    const body = String(new URLSearchParams({ ...typed, message }));
    const type = "application/x-www-form-urlencoded;charset=UTF-8";
    const headers = { "Content-Type": type, "Content-Length": body.length };
    return get("/contact", { method: "POST", headers, body, whole });
  };
  const written = (text: string) =>
    text.replace(
      /&(#39|\w+);/g,
      (_, name: string) => ({ "#39": "'", quot: '"', lt: "<", gt: ">", amp: "&" })[name]!,
    );
  /** What a page would send. */
  const standingIn = (html: Buffer) => {
    const fields = String(html).replaceAll(/<input type="radio"[^>]*"> /g, "");
    const [, message = ""] = /<textarea name="message">\n([^<]*)</.exec(fields)!;
    const values = [...fields.matchAll(/ name="(\w+)" value="([^"]*)"/g)].map(([, name, value = ""]) => [
      name,
      written(value),
    ]);
    return { ...Object.fromEntries(values), message: written(message) } as object;
  };

  test("of two thousand at once", async () => {
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<Answer>()];
    answering = held.promise;
    let heard = 0;
    server.on("request", () => ++heard === 2_000 && begun.resolve());
    const messages = Array.from({ length: 2_000 }, (_, at) => `\nN° ${at}\u202f: <i>"oui"</i> & 'non'`);
    const said = { "retry-after": "1", "content-type": "text/html; charset=utf-8" };
    let back = 0;
    const sent = messages.map(async (message) => {
      const { status, headers, body } = await send(message, begun.promise);
      if (status === 200) return;
      back++;
      expect({ ...headers, ...standingIn(body) }).toMatchObject({ ...said, ...typed, message });
    });
    await expect.poll(() => back).toBe(2_000 - 64);
    held.resolve(answer);
    await Promise.all(sent);
  });

  test.each([
    ["does not answer", () => Promise.reject(new Error("Terminating worker thread"))],
    ["cannot read its page", () => Promise.resolve({ ...answer, status: 500 })],
  ])("where the application %s", async (_, answers) => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const asking = vi.spyOn(tasks, "answer").mockImplementation(answers);
    onTestFinished(() => [said, asking].forEach((spy) => spy.mockRestore()));
    const { status, headers, body } = await send("Bonjour");
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    expect(String(body)).toContain("Le site ne peut pas répondre pour le moment.");
    expect(standingIn(body)).toEqual({ ...typed, message: "Bonjour" });
  });
});

test("an old address leads to the new one, its query kept", async () => {
  const prices = await get("/prix/?utm=a");
  expect([prices.status, prices.headers.location]).toEqual([301, "/tarifs?utm=a#prix"]);
  const school = await get("/%C3%A9cole?utm=a");
  expect([school.status, school.headers.location]).toEqual([302, "https://ecole.example/?de=site&utm=a"]);
  answer = { status: 404, headers: [], body: Buffer.from("") };
  const subject = await get("/prix?sujet=camp");
  expect([subject.status, subject.headers.location]).toEqual([301, "/tarifs?sujet=camp#prix"]);
  const slash = await get("/tarifs/");
  expect([slash.status, slash.headers.location]).toEqual([308, "/tarifs"]);
  for (const capitals of ["/Tarifs", "/TARIFS/"]) {
    const { status, headers } = await get(capitals);
    expect([status, headers.location], capitals).toEqual([308, "/tarifs"]);
  }
  const search = await get("/recherche/?q=prix");
  expect([search.status, search.headers.location]).toEqual([308, "/recherche?q=prix"]);
});

test("an old address leads to the new one however it is written, as one that stands does", async () => {
  for (const written of ["/PRIX", "/Prix/", "/prix//"]) {
    const { status, headers } = await get(written);
    expect([status, headers.location], written).toEqual([301, "/tarifs#prix"]);
  }
});

test("who reads drafts is led from an old address too, unless a draft stands there", async () => {
  const headers = { Cookie: "preview=signed" };
  expect((await get("/prix", { headers })).status).toBe(200);
  answer = { status: 404, headers: [], body: Buffer.from("") };
  const prices = await get("/prix", { headers });
  expect([prices.status, prices.headers.location]).toEqual([301, "/tarifs#prix"]);
});
