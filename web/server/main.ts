// Renders the public pages, keeps them fresh, serves them.
import { orSay } from "./configured.ts";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { createClient, type SanityClient } from "@sanity/client";

import { env } from "../app/env.server.ts";
import { previewCookieIn } from "../app/preview/preview.server.ts";
import { createAssistantReads } from "./assistantReads.ts";
import { cacheTagHeaders, lastingHeaders } from "./cdn/cacheTagHeaders.ts";
import { cdnFrom } from "./cdn/cdnFrom.ts";
import { createPurger } from "./cdn/purger.ts";
import { tagOf } from "./cdn/tagOf.ts";
import { createSite } from "./createSite.ts";
import { endWell } from "./endWell.ts";
import { createMailTrouble } from "./mailTrouble.ts";
import { builtFiles } from "./publish/builtFiles.ts";
import { followPublications } from "./publish/followPublications.ts";
import { startTasks } from "./publish/tasks.ts";
import { Tree } from "./publish/Tree.ts";
import { requestsFirst } from "./requestsFirst.ts";
import { HostFiles } from "./serve/HostFiles.ts";
import { serverOf } from "./serve/serverOf.ts";
import { shownAnswer } from "./serve/shownAnswer.ts";
import { webhookAnswers } from "./serve/webhookAnswers.ts";

// React, which the threads alone read, chooses by it. Its other build takes many times as long.
process.env.NODE_ENV ??= "production";
// The threads read it from the build, which stands elsewhere.
process.env.DATA_DIR = env.DATA_DIR;
requestsFirst();
const build = join(import.meta.dirname, "../build");
const folder = join(env.DATA_DIR, "site");
// Before the folder is worked in; a signal that comes meanwhile is heard once all that is named here is there.
const ending = endWell({
  server: () => server,
  stop() {
    follower?.close();
    purger?.close();
    close();
    clearInterval(hourly);
  },
  close: [() => tree.close(), () => tasks.close()],
});
const tree = orSay(() => new Tree(folder));
const tasks = startTasks();
const lake = tasks.lake().then((config) => createClient(config));
const hostFiles = new HostFiles(folder, env.SITE_URL, tree, { host: env.HOST, port: env.SITE_PORT });
/** Once the lake is known: whatever comes before, it asks for at its start. */
let follower: ReturnType<typeof followPublications> | undefined;
let hourly: NodeJS.Timeout | undefined;
const cdn = cdnFrom(env);
const purger = cdn && createPurger(cdn);
const built = builtFiles(join(build, "client")).set("/_headers", hostFiles.headers);
const { publisher, health, traces, listener, close } = createSite({
  tasks,
  tree,
  env,
  built,
  answers: [
    ...webhookAnswers(env.SANITY_WEBHOOK_SECRET, () => follower?.hint()),
    shownAnswer({
      client: lake,
      publisher: () => publisher,
      traces: () => traces,
      studioUrl: env.STUDIO_URL,
    }),
  ],
  mailTrouble: createMailTrouble(env),
  cdnFails: () => purger?.failing ?? false,
  readsDrafts: previewCookieIn,
  lastingHeaders: (until) => lastingHeaders(cdn, until),
  negotiatedHeaders: cdn?.negotiatedHeaders,
  tagHeaders: cdn && ((address) => cacheTagHeaders([tagOf(address)], cdn)),
  changed(address) {
    hostFiles.changed(address);
    purger?.purge([tagOf(address)]);
  },
  rested: createAssistantReads(env),
});

const server = serverOf(listener, env.SITE_URL);
// Longer than a proxy keeps a connection (60 s as a rule): it must not ask on one that is being closed.
server.keepAliveTimeout = 75_000;
// Behind a proxy on another machine, HOST opens the door.
server.listen(env.SITE_PORT, env.HOST);

const { SITE_URL, SUPABASE_URL, SUPABASE_ANON_KEY, SITE_SECRET, SANITY_PROJECT_ID, SANITY_DATASET } = env;
const madeBy = createHash("sha256")
  .update(readFileSync(join(build, "server/index.js")))
  .update(JSON.stringify([...built.keys()]))
  .update(
    JSON.stringify([
      SITE_URL,
      SUPABASE_URL,
      SUPABASE_ANON_KEY,
      SITE_SECRET,
      SANITY_PROJECT_ID,
      SANITY_DATASET,
    ]),
  )
  .digest("hex");
const client = await lake.catch((error: unknown) => {
  // It ends with the thread that was to say it.
  if (!ending.aborted) throw error;
});
if (client && !ending.aborted) begin(client);

function begin(client: SanityClient): void {
  // What was published while this server was down was told to nobody.
  purger?.purgeAll();
  publisher.start();
  follower = followPublications({
    client,
    // Pages of another build, or of another environment, and what may be cut, are made again whatever the lake says.
    known: tree.note("madeBy") === madeBy && !tree.wasCut ? tree.note("state") : undefined,
    published: (tags, event) => publisher.published(tags, event),
    missed(reason) {
      console.log(`Tout est à vérifier : ${reason}.`);
      publisher.missed();
    },
    followed: (following) => (health.lake = { ...health.lake, following }),
    looked({ reachable, state }) {
      health.lake = { ...health.lake, reachable };
      if (state === undefined || !publisher.settled) return;
      tree.setNote("madeBy", madeBy);
      tree.setNote("state", state);
    },
  });
  hourly = setInterval(() => publisher.checkAll(), 3_600_000);
}
