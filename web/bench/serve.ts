// `npm run bench:serve -w web -- [--seconds 8] [--speed-only]`: the site's server beside nginx on the same folder: every address of the
// sitemap and all that they refer to answered alike, then requests per second. Needs nginx and wrk, as Debian has them.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";

import { freePort } from "functions/ports";

import { startSite } from "./system.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "8" }, "speed-only": { type: "boolean", default: false } },
});
for (const tool of ["nginx", "wrk"])
  if (spawnSync("which", [tool]).status !== 0)
    throw new Error(`This needs ${tool}: apt-get install nginx wrk`);

/** What a query may and may not name: a page of a list there is, none, and a way out of the folder. */
const queries = [
  "/blog?page=1",
  "/blog?page=2",
  "/blog?page=99",
  "/blog?page=",
  "/blog?page=2/../../../../kept",
  "/blog?utm_source=lettre",
  "/tarifs?page=2",
  "/confirmation?type=school",
  "/confirmation?type=autre",
];

/** Headers that a host may choose: how it names a version, and what belongs to the connection. */
const own = new Set(["etag", "last-modified", "accept-ranges", "date", "server", "connection", "keep-alive"]);

const { site, environment, stop } = await startSite();
const nginx = await startNginx(join(environment.DATA_DIR, "site"));
try {
  // Also the pictures, without which the folder is not all of the site.
  for (const figure of ["site_renders_waiting 0", "site_pictures_waiting 0"])
    while (!(await (await fetch(`${site}/metrics`)).text()).includes(`\n${figure}\n`)) await wait(200);
  if (!values["speed-only"]) await compareAnswers();
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  console.log("\n| path | site | nginx | ratio |\n|---|---|---|---|");
  for (const path of ["/", "/tarifs", "/blog", "/favicon.svg"]) {
    // In turns, so that neither always meets the busier machine.
    const [a, b, c, d] = [site, nginx.address, nginx.address, site].map((server) =>
      requestsPerSecond(server + path),
    );
    const [ours, theirs] = [(a! + d!) / 2, (b! + c!) / 2];
    console.log(
      `| ${path} | ${ours.toFixed(0)}/s | ${theirs.toFixed(0)}/s | ${(ours / theirs).toFixed(2)} |`,
    );
  }
  console.log(`Load of the machine after: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  nginx.stop();
  await stop();
}

async function startNginx(folder: string) {
  const port = await freePort();
  const work = join(folder, "../nginx");
  mkdirSync(work, { recursive: true });
  const modules = "/etc/nginx/modules-enabled/*.conf";
  const brotli = spawnSync("sh", ["-c", `grep -l brotli ${modules}`]).status === 0;
  writeFileSync(
    join(work, "nginx.conf"),
    `user root; include ${modules}; worker_processes 1; daemon off; pid ${work}/pid; error_log ${work}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; open_file_cache max=1000; keepalive_requests 1000000; ${brotli ? "brotli_static on;" : ""} include "${folder}/nginx.http.conf";
server { listen 127.0.0.1:${port}; include "${folder}/nginx.server.conf"; } }\n`,
  );
  const server = spawn("nginx", ["-c", join(work, "nginx.conf")], { stdio: "inherit" });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => undefined))) await wait(50);
  return { address, stop: () => server.kill("SIGTERM") };
}

async function compareAnswers(): Promise<void> {
  const asked = new Set(["/", "/404", "/nulle-part", "/tarifs/", "/_redirects", "/_headers", ...queries]);
  const different: string[] = [];
  for (const address of asked) {
    for (const encoding of ["identity", "br", "gzip"]) {
      const [ours, theirs] = await Promise.all(
        [site, nginx.address].map((server) => answerOf(server + address, encoding)),
      );
      for (const difference of differences(ours!, theirs!))
        different.push(`${address} (${encoding}): ${difference}`);
      if (encoding === "identity") for (const link of linksIn(ours!)) asked.add(link);
    }
  }
  console.log(`${asked.size} addresses asked of both, in three encodings: ${different.length} differences`);
  for (const line of different.slice(0, 40)) console.log(`  ${line}`);
}

type Answer = { status: number; headers: Map<string, string>; body: Buffer };

/** The body as it was sent, whatever its encoding. */
async function answerOf(address: string, encoding: string): Promise<Answer> {
  // As it is written: a browser would put the path right.
  const [, origin = "", path] = /^(\w+:\/\/[^/]+)(.*)$/.exec(address) ?? [];
  const asked = get(origin, { path: path || "/", headers: { "Accept-Encoding": encoding } });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: new Map(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(await answer.toArray()),
  };
}

function* differences(ours: Answer, theirs: Answer): Iterable<string> {
  // What is made for who asks is in no folder.
  if (ours.status === 200 && ours.headers.get("cache-control") === "no-store") return;
  if (ours.status !== theirs.status) return yield `status ${ours.status}, nginx ${theirs.status}`;
  for (const name of new Set([...ours.headers.keys(), ...theirs.headers.keys()])) {
    const [mine, its] = [ours.headers.get(name), theirs.headers.get(name)];
    if (!own.has(name) && mine?.toLowerCase() !== its?.toLowerCase() && ours.status < 300)
      yield `${name}: ${mine}, nginx ${its}`;
  }
  if (ours.status < 300 && !ours.body.equals(theirs.body)) yield "another body";
}

/** The addresses of this site that a page, a feed or a sitemap names. */
function linksIn({ headers, body }: Answer): string[] {
  if (!/html|xml/.test(headers.get("content-type") ?? "")) return [];
  const text = body.toString("utf8").replaceAll("&amp;", "&");
  const named = [
    ...[...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = ""]) => link),
    ...[...text.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, set = ""]) =>
      set.split(", ").map((one) => one.split(" ")[0] ?? ""),
    ),
    ...[...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, link = ""]) => link),
    ...[...text.matchAll(/content="(http[^"]+\/(?:social|images)\/[^"]+)"/g)].map(([, link = ""]) => link),
  ];
  return named
    .map((link) => URL.parse(link, site))
    .filter((url) => url?.origin === site)
    .map((url) => url!.pathname + url!.search)
    .filter((path) => !/^\/(recherche|preview)/.test(path));
}

function requestsPerSecond(address: string): number {
  const told = execFileSync(
    "wrk",
    ["-t1", "-c64", `-d${values.seconds}s`, "-H", "Accept-Encoding: br", address],
    {
      encoding: "utf8",
    },
  );
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(told)?.[1]);
}
