import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "functions/ports";
import { listOf, own as served } from "studio/addresses";

import { nginxEnv } from "./installedNginx.ts";
import { publicPaths } from "./publicPaths.ts";

/** What a query may and may not name: a page of a list there is, none, and a way out of the folder. */
const queries = [
  ...["1", "2", "99", "", "2/../../../../kept"].map((page) => `${listOf.article}?page=${page}`),
  `${listOf.article}?utm_source=lettre`,
  `${served.confirmation}?type=school`,
  `${served.confirmation}?type=autre`,
];

/** Headers that a host may choose: how it names a version, and what belongs to the connection. */
const own = new Set(["etag", "last-modified", "accept-ranges", "date", "server", "connection", "keep-alive"]);

type Nginx = { address: string; encodings: string[]; stop: () => Promise<void> };

/** nginx, as Debian has it, on a site's folder. */
export async function startNginx(folder: string): Promise<Nginx> {
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
  const server = spawn("nginx", ["-c", join(work, "nginx.conf")], { stdio: "inherit", env: nginxEnv });
  const ended = once(server, "exit").then(() => Promise.reject(new Error("nginx did not start")));
  ended.catch(() => {});
  const address = `http://127.0.0.1:${port}`;
  const answers = () => fetch(address).catch(() => undefined);
  while (!(await Promise.race([answers(), ended]))) await wait(50);
  return {
    address,
    encodings: ["identity", "gzip", ...(brotli ? ["br"] : [])],
    async stop() {
      server.kill("SIGTERM");
      await once(server, "exit");
    },
  };
}

/**
 * Asks both for every address of the sitemap and all that they refer to: how many there are, and what is not alike.
 * @param everyPicture in each of its sizes, which may have to be made first; otherwise in one.
 */
export async function compareWithNginx(site: string, nginx: Nginx, everyPicture: boolean) {
  const named = ["/", "/sitemap.xml", "/404", "/nulle-part", "/_redirects", "/_headers"];
  const page = (await publicPaths(site)).find((path) => !["/", listOf.article].includes(path));
  const asked = new Set([...named, ...queries, `${page}/`, `${page}?page=2`]);
  const pictures = new Set<string>();
  const different: string[] = [];
  for (const address of asked) {
    for (const encoding of nginx.encodings) {
      const [ours, theirs] = await Promise.all(
        [site, nginx.address].map((server) => answerOf(server + address, encoding)),
      );
      for (const difference of differences(ours!, theirs!))
        different.push(`${address} (${encoding}): ${difference}`);
      if (encoding === "identity")
        for (const link of linksIn(site, ours!)) {
          const [picture] = /^\/images\/[^?]+/.exec(link) ?? [];
          if (everyPicture || !picture || !pictures.has(picture)) asked.add(link);
          if (picture) pictures.add(picture);
        }
      // Nobody compresses a picture, and what is made for who asks is in no folder.
      if (address.startsWith("/images/") || isMadeForOne(ours!)) break;
    }
  }
  return { asked: asked.size, different };
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

const isMadeForOne = ({ status, headers }: Answer) =>
  status === 200 && headers.get("cache-control")?.startsWith("no-store") === true;

function* differences(ours: Answer, theirs: Answer): Iterable<string> {
  if (isMadeForOne(ours)) return;
  if (ours.status !== theirs.status) return yield `status ${ours.status}, nginx ${theirs.status}`;
  for (const name of new Set([...ours.headers.keys(), ...theirs.headers.keys()])) {
    const [mine, its] = [ours.headers.get(name), theirs.headers.get(name)];
    if (!own.has(name) && mine?.toLowerCase() !== its?.toLowerCase() && ours.status < 300)
      yield `${name}: ${mine}, nginx ${its}`;
  }
  if (ours.status < 300 && !ours.body.equals(theirs.body)) yield "another body";
}

/** The addresses of this site that a page, a feed or a sitemap names. */
function linksIn(site: string, { headers, body }: Answer): string[] {
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
