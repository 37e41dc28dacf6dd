// Renders the public pages, keeps them fresh, serves them.
import { createServer } from "node:http";
import { join } from "node:path";

import { publishedClient } from "../app/content/client.server.ts";
import { readContent } from "../app/content/content.ts";
import { getPaths } from "../app/content/paths.ts";
import { env } from "../app/env.server.ts";
import { createListener } from "./listener.ts";
import { Releases } from "./release.ts";
import { loadHandler } from "./renderer.ts";
import { Site } from "./site.ts";
import { readStaticFiles } from "./staticFiles.ts";
import { watchPublished } from "./watch.ts";

const handle = await loadHandler();
const site = new Site({
  handle,
  siteUrl: env.SITE_URL,
  addresses: () => getPaths(readContent(publishedClient)),
  releases: new Releases(join(env.DATA_DIR, "site")),
});

const watch = watchPublished(publishedClient, async (keys) => {
  const changed = await site.refresh(keys);
  if (changed.length > 0) console.log(`${changed.length} page(s) : ${changed.slice(0, 5).join(" ")}${changed.length > 5 ? " …" : ""}`);
});

try {
  const pages = await site.refresh();
  console.log(`${pages.length} pages`);
} catch (error) {
  const kept = site.restore();
  console.error(`The Content Lake does not answer (${String(error)}): ${kept} pages of the last release are served.`);
  watch.all();
}

const files = readStaticFiles(join(import.meta.dirname, "../build/client"));
const server = createServer(createListener({ site, files, handle }));
// Behind a proxy on another machine, HOST opens the door.
server.listen(env.SITE_PORT, env.HOST);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    watch.close();
    server.close();
    server.closeAllConnections();
  });
}
