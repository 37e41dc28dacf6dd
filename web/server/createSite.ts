import type { IncomingMessage, ServerResponse } from "node:http";

import { own } from "studio/addresses";

import { PictureKeeper } from "./publish/PictureKeeper.ts";
import { Publisher } from "./publish/Publisher.ts";
import { Shrinker } from "./publish/Shrinker.ts";
import { spare } from "./publish/spare.ts";
import type { Tasks } from "./publish/tasks.ts";
import { Traces } from "./publish/Traces.ts";
import type { Tree } from "./publish/Tree.ts";
import { createListener } from "./serve/createListener.ts";
import { Health } from "./serve/Health.ts";
import type { Exchange } from "./serve/send.ts";
import { whenCalm } from "./whenCalm.ts";

type Parts = {
  tasks: Tasks;
  tree: Tree;
  env: { SITE_URL: string; TRUSTED_PROXIES: number };
  /** The files of the application's build, by address. */
  built?: ReadonlyMap<string, string>;
  /** Answers beside those on the site's health, by path. */
  answers?: readonly (readonly [path: string, answer: (exchange: Exchange) => Promise<void> | void])[];
  /** What keeps e-mails about requests from leaving. */
  mailTrouble?: () => Promise<string | undefined>;
  /** Whether a CDN could not be told what changed. */
  cdnFails?: () => boolean;
  readsDrafts?: (cookies: string | undefined) => boolean;
  tagHeaders?: (address: string) => Record<string, string>;
  lastingHeaders?: (until: number) => Record<string, string>;
  negotiatedHeaders?: Record<string, string>;
  changed?: (address: string) => void;
  /** Whatever was published is shown. */
  rested?: () => void;
  /** How long the application may take where the kept page can stand in for its answer, in milliseconds. */
  patience?: number;
};

/** How long nothing is to be made before the search reads what is new, in milliseconds: the next publication may be under way. */
const calm = 1_000;

/** The site: what keeps its files true to the lake, and what answers from them. */
export function createSite({
  tasks,
  tree,
  env,
  built = new Map<string, string>(),
  answers = [],
  mailTrouble = () => Promise.resolve(undefined),
  cdnFails = () => false,
  readsDrafts = () => false,
  tagHeaders = () => ({}),
  lastingHeaders = () => ({}),
  negotiatedHeaders = {},
  changed = () => {},
  rested = () => {},
  patience = 3_000,
}: Parts) {
  const health = new Health(
    tree,
    () => publisher,
    () => pictures,
    mailTrouble,
    cdnFails,
  );
  const siteUrl = env.SITE_URL;
  const busy = () => publisher.waiting > publisher.failing;
  const pictures = new PictureKeeper({
    tasks,
    tree,
    siteUrl,
    busy: () => busy() || !spare(),
    gone: changed,
  });
  const { metrics } = health;
  const shrinker = new Shrinker({ tasks, tree, busy });
  const traces = new Traces({ tasks, tree, siteUrl, busy, lastEvent: () => publisher.lastEvent });
  const publisher = new Publisher({
    tasks,
    tree,
    pictures,
    shrinker,
    metrics,
    siteUrl,
    built,
    spare,
    changed,
    rested() {
      searchLater();
      rested();
    },
  });
  /** A search reads what is new of the site, the first one all of it, for seconds: no visitor is to wait for that. */
  const search = () =>
    tasks.answer(
      {
        url: `${siteUrl}${own.search}?q=a`,
        method: "GET",
        headers: [],
        body: undefined,
        lastEvent: publisher.lastEvent,
      },
      "at once",
    );
  const searchLater = whenCalm(() => {
    // What is made meanwhile ends in a rest of its own.
    if (!busy()) search().catch((error: unknown) => console.error(error));
  }, calm);
  const listener: (request: IncomingMessage, response: ServerResponse) => void = createListener({
    tasks,
    tree,
    pictures,
    publisher,
    metrics,
    env,
    built,
    readsDrafts,
    tagHeaders,
    lastingHeaders,
    negotiatedHeaders,
    patience,
    own: new Map([...health.answers, ...answers]),
  });
  const close = () => {
    publisher.close();
    pictures.close();
    shrinker.close();
    traces.close();
  };
  return { publisher, health, traces, listener, close };
}
