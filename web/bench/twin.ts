// Serves the rendered pages as if each were one file written by hand, by the very server of the site.
import { createServer } from "node:http";
import { join } from "node:path";

import { createListener } from "../server/createListener.ts";
import { loadApplication } from "../server/loadApplication.ts";
import { type Page, Releases } from "../server/release.ts";
import { securityHeadersFor } from "../server/securityHeaders.ts";
import { Site } from "../server/site.ts";
import { readStaticFiles } from "../server/staticFiles.ts";
import { storeResponse } from "../server/storedResponse.ts";

const application = await loadApplication();
const { env } = application;
const securityHeaders = securityHeadersFor(env);
const rendered = new Releases(join(env.DATA_DIR, "site")).load();
const twins = new Map<string, Page>();
for (const [address, page] of rendered) if (page.group === "pages") twins.set(address, await twinOf(page));

const releases = new Releases(join(env.DATA_DIR, "twins"));
releases.publish(twins, new Set(twins.keys()));
const site = new Site({ application, securityHeaders, releases, oneByOne: new Set() });
site.restore();

const files = readStaticFiles(join(import.meta.dirname, "../build/client"));
const server = createServer(createListener({ application, site, files, securityHeaders }));
server.listen(env.SITE_PORT, env.HOST);
process.once("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
});

/** The page without all that the islands need. */
async function twinOf(page: Page): Promise<Page> {
  const html = page.identity
    .toString("utf8")
    .replaceAll(/<script type="(module|application\/json)".*?<\/script>/gs, "")
    .replaceAll(/ data-(island|memory|src|chunks|wanted)="[^"]*"/g, "");
  const response = new Response(html, {
    status: page.status,
    headers: { "Content-Type": page.headers["Content-Type"] ?? "text/html" },
  });
  const policy = { "Content-Security-Policy": page.headers["Content-Security-Policy"] ?? "" };
  return { ...page, ...(await storeResponse({ response, rendering: undefined }, () => policy)) };
}
