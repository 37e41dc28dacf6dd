// Serves the rendered pages as if each were one file written by hand, by the very way out of the site.
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

import { env } from "../app/env.server.ts";
import { etagOf } from "../server/publish/etagOf.ts";
import { formsOf } from "../server/publish/forms.ts";
import { PictureKeeper } from "../server/publish/PictureKeeper.ts";
import { Publisher } from "../server/publish/Publisher.ts";
import { startTasks } from "../server/publish/tasks.ts";
import { Tree } from "../server/publish/Tree.ts";
import { createListener } from "../server/serve/createListener.ts";
import { typeOf } from "../server/serve/fileHeaders.ts";
import { Health } from "../server/serve/Health.ts";

const [site, copied, twins] = ["site", "copied", "twins"].map((name) => join(env.DATA_DIR, name)) as [
  string,
  string,
  string,
];
for (const folder of [copied, twins]) rmSync(folder, { recursive: true, force: true });
// A copy: the site's own tree has one owner.
cpSync(site, copied, { recursive: true });
const [rendered, tree] = [new Tree(copied), new Tree(twins)];
for (const address of rendered.addresses) await copy(address);
rendered.close();

const tasks = startTasks();
const health = new Health(() => publisher);
const pictures = new PictureKeeper({ tasks, ...tree.folders, siteUrl: env.SITE_URL, busy: () => false });
const publisher = new Publisher({
  tasks,
  tree,
  metrics: health.metrics,
  pictures,
  siteUrl: env.SITE_URL,
  built: new Map(),
  changed: () => {},
});
const server = createServer(
  createListener({
    tasks,
    tree,
    publisher,
    pictures,
    metrics: health.metrics,
    env,
    tagHeaders: () => ({}),
    built: new Map(),
    queryNames: () => ["page", "type"],
    own: health.answers,
    readsDrafts: () => false,
  }),
);
server.listen(env.SITE_PORT, env.HOST);
process.once("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
  publisher.close();
  pictures.close();
  void tasks.close();
});

async function copy(address: string): Promise<void> {
  const body = await rendered.read(address, "identity");
  if (!body) return;
  const html = typeOf(address).startsWith("text/html");
  const bytes = html ? Buffer.from(twinOf(body.bytes.toString("utf8"))) : body.bytes;
  const forms = rendered.get(address)!.forms.length > 1 ? await formsOf(bytes, 10) : { "": bytes };
  const written = tree.newFile();
  for (const [suffix, form] of Object.entries(forms)) writeFileSync(written + suffix, form);
  tree.put(
    address,
    { etag: etagOf(bytes), tags: [], until: Infinity, quality: 10, pictures: [], forms: Object.keys(forms) },
    written,
  );
}

/** The page without all that the islands need. */
function twinOf(html: string): string {
  return html
    .replaceAll(/<script type="(module|application\/json)".*?<\/script>/gs, "")
    .replaceAll(/ data-(island|memory|src|chunks|approached|near|wanted)="[^"]*"/g, "");
}
