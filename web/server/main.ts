// Renders the public pages, keeps them fresh, serves them.
import { createServer } from "node:http";
import { join } from "node:path";

import { createListener } from "./createListener.ts";
import { Releases } from "./release.ts";
import { loadApplication } from "./loadApplication.ts";
import { securityHeadersFor } from "./securityHeaders.ts";
import { Site } from "./site.ts";
import { readStaticFiles } from "./staticFiles.ts";
import { watchPublished } from "./watch.ts";

const application = await loadApplication();
const { env, client } = application;
const securityHeaders = securityHeadersFor(env);
const site = new Site({
  application,
  securityHeaders,
  releases: new Releases(join(env.DATA_DIR, "site")),
  oneByOne: new Set(["pictures"]),
});

/** Pages are waited for; what is made beside them is not. */
async function refresh(keys?: ReadonlySet<string>) {
  say(await site.refresh("pages", keys));
  void site.refresh("files", keys).then(say, console.error);
  void site.refresh("pictures", keys).then(say, console.error);
}

function say(changed: string[]) {
  if (changed.length > 0)
    console.log(
      `${changed.length} page(s) : ${changed.slice(0, 5).join(" ")}${changed.length > 5 ? " …" : ""}`,
    );
}

const watch = watchPublished(client, refresh);

const kept = site.restore();
try {
  say(await site.refresh("pages"));
  say(await site.refresh("files"));
  void site.refresh("pictures").then(say, console.error);
} catch (error) {
  console.error(
    `The Content Lake does not answer (${String(error)}): ${kept} pages of the last release are served.`,
  );
  watch.all();
}

const files = readStaticFiles(join(import.meta.dirname, "../build/client"));
const server = createServer(createListener({ application, site, files, securityHeaders }));
// Longer than a proxy keeps a connection (60 s as a rule): it must not ask on one that is being closed.
server.keepAliveTimeout = 75_000;
// Behind a proxy on another machine, HOST opens the door.
server.listen(env.SITE_PORT, env.HOST);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    watch.close();
    server.close();
    server.closeAllConnections();
  });
}
