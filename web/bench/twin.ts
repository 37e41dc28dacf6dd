// Serves the rendered pages as if each were one file written by hand, by the very way out of the site.
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

import { env } from "../app/env.server.ts";
import { createSite } from "../server/createSite.ts";
import { etagOf } from "../server/publish/etagOf.ts";
import { formsOf } from "../server/publish/forms.ts";
import { startTasks } from "../server/publish/tasks.ts";
import { Tree } from "../server/publish/Tree.ts";
import { typeOf } from "../server/publish/types.ts";

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
await rendered.close();

const tasks = startTasks();
const twin = createSite({ tasks, tree, env });
const server = createServer(twin.listener);
server.listen(env.SITE_PORT, env.HOST);
process.once("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
  twin.close();
  void tasks.close();
});

async function copy(address: string): Promise<void> {
  const body = await rendered.read(address, "identity");
  if (!body) return;
  const html = typeOf(address).startsWith("text/html");
  const bytes = html ? Buffer.from(twinOf(body.bytes.toString("utf8"))) : body.bytes;
  const kept = rendered.get(address)!;
  const forms = kept.forms.length > 1 ? formsOf(bytes, "small") : { "": bytes };
  const written = tree.newFile();
  for (const [suffix, form] of Object.entries(forms)) writeFileSync(written + suffix, form);
  await tree.put(
    address,
    { ...kept, etag: etagOf(bytes), tags: [], pictures: [], forms: Object.keys(forms) },
    written,
  );
}

/** The page without all that the islands need. */
function twinOf(html: string): string {
  return html
    .replaceAll(/<script type="(module|application\/json)".*?<\/script>/gs, "")
    .replaceAll(/ data-(island|memory|src|chunks|approached|near|wanted)="[^"]*"/g, "");
}
