// Renders the public pages, keeps them fresh, serves them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

import { createClient } from "@sanity/client";

import { env } from "../app/env.server.ts";
import { previewCookieIn } from "../app/preview/preview.server.ts";
import { cacheTagHeaders } from "./cdn/cacheTagHeaders.ts";
import { cdnFrom } from "./cdn/cdnFrom.ts";
import { createPurger } from "./cdn/purger.ts";
import { tagOf } from "./cdn/tagOf.ts";
import { builtFiles } from "./publish/builtFiles.ts";
import { followPublications } from "./publish/followPublications.ts";
import { PictureKeeper } from "./publish/PictureKeeper.ts";
import { Publisher } from "./publish/Publisher.ts";
import { startTasks } from "./publish/tasks.ts";
import { Tree } from "./publish/Tree.ts";
import { createListener } from "./serve/createListener.ts";
import { HostFiles } from "./serve/hostFiles.ts";
import { Health } from "./serve/Health.ts";
import { webhookAnswers } from "./serve/webhookAnswers.ts";

const build = join(import.meta.dirname, "../build");
const tree = new Tree(join(env.DATA_DIR, "site"));
const tasks = startTasks();
const health = new Health(() => publisher);
const hostFiles = new HostFiles(join(env.DATA_DIR, "site"), env.SITE_URL, tree);
const cdn = cdnFrom(env);
const purger = cdn && createPurger(cdn);
const pictures = new PictureKeeper({
  tasks,
  ...tree.folders,
  siteUrl: env.SITE_URL,
  busy: () => publisher.behindSince !== undefined,
});
const built = builtFiles(join(build, "client")).set("/_headers", hostFiles.headers);
const publisher = new Publisher({
  tasks,
  tree,
  pictures,
  metrics: health.metrics,
  siteUrl: env.SITE_URL,
  built,
  changed(address) {
    void hostFiles.changed(address);
    purger?.purge([tagOf(address)]);
  },
});

let queryNames: string[] = [];
const server = createServer(
  createListener({
    tasks,
    tree,
    pictures,
    publisher,
    metrics: health.metrics,
    env,
    tagHeaders: (address) => cacheTagHeaders([tagOf(address)], cdn),
    built,
    queryNames: () => queryNames,
    own: new Map([
      ...health.answers,
      ...webhookAnswers(env.SANITY_WEBHOOK_SECRET, () => publisher.checkAll()),
    ]),
    readsDrafts: previewCookieIn,
  }),
);
// Longer than a proxy keeps a connection (60 s as a rule): it must not ask on one that is being closed.
server.keepAliveTimeout = 75_000;
// Behind a proxy on another machine, HOST opens the door.
server.listen(env.SITE_PORT, env.HOST);

const madeBy = createHash("sha256")
  .update(readFileSync(join(build, "server/index.js")))
  .update(JSON.stringify([env.SITE_URL, env.SUPABASE_URL, env.SUPABASE_ANON_KEY]))
  .digest("hex");
const { clientConfig, ...described } = await tasks.describe();
queryNames = described.queryNames;
const follower = followPublications({
  client: createClient(clientConfig),
  // Pages of another build, or of another environment, are made again whatever the lake says.
  known: tree.note("madeBy") === madeBy ? tree.note("state") : undefined,
  published: (tags, event) => publisher.published(tags, event),
  missed(reason) {
    console.log(`Tout est vérifié : ${reason}.`);
    publisher.checkAll();
  },
  looked({ reachable, following, state }) {
    health.lake = { reachable, following };
    if (state === undefined || publisher.waiting > 0) return;
    tree.setNote("madeBy", madeBy);
    tree.setNote("state", state);
  },
});
const hourly = setInterval(() => publisher.checkAll(), 3_600_000);

const patience = 10_000;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    follower.close();
    purger?.close();
    publisher.close();
    pictures.close();
    clearInterval(hourly);
    server.close(() => {
      tree.close();
      void tasks.close();
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), patience).unref();
  });
}
