// Serves the rendered pages as if each were one file written by hand, by the very server of the site.
import { createServer } from "node:http";
import { join } from "node:path";

import { env } from "../app/env.server.ts";
import { createListener } from "../server/listener.ts";
import { type Page, toPage } from "../server/page.ts";
import { Releases } from "../server/release.ts";
import { loadHandler } from "../server/renderer.ts";
import { Site } from "../server/site.ts";
import { readStaticFiles } from "../server/staticFiles.ts";

const handle = await loadHandler();
const rendered = new Releases(join(env.DATA_DIR, "site")).load();
const twins = new Map<string, Page>();
for (const [address, page] of rendered) if (page.group === "pages") twins.set(address, await twinOf(page));

const releases = new Releases(join(env.DATA_DIR, "twins"));
releases.publish(twins, new Set(twins.keys()));
const site = new Site({ handle, siteUrl: env.SITE_URL, groups: {}, releases });
site.restore();

const files = readStaticFiles(join(import.meta.dirname, "../build/client"));
const server = createServer(createListener({ site, siteUrl: env.SITE_URL, files, handle }));
server.listen(env.SITE_PORT, env.HOST);
process.once("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
});

/** The page without all that the islands need. */
function twinOf({ status, keys, headers, identity }: Page): Promise<Page> {
  const html = identity
    .toString("utf8")
    .replaceAll(/<script type="(module|application\/json)".*?<\/script>/gs, "")
    .replaceAll(/ data-(island|src|chunks|wanted)="[^"]*"/g, "");
  const { "Content-Type": type = "text/html" } = headers;
  return toPage({ status, keys, headers: new Headers({ "Content-Type": type }), body: Buffer.from(html) });
}
