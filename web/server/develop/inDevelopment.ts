// In development Vite stands in the place of the site's server: what that one does beside the application, it does here.
import { existsSync } from "node:fs";
import { join } from "node:path";

import { createClient } from "@sanity/client";
import type { ServerBuild } from "react-router";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";

import type { application as ofSources } from "../../app/application.server.ts";
import { createMailTrouble } from "../mailTrouble.ts";
import { etagOf } from "../publish/etagOf.ts";
import { forHosts, notFound, redirects } from "../publish/fileOf.ts";
import { followPublications } from "../publish/followPublications.ts";
import { routedUrl } from "../publish/routedUrl.ts";
import { Traces } from "../publish/Traces.ts";
import { isCompressed } from "../publish/types.ts";
import { dynamic, movedAway, plainOf } from "../serve/createListener.ts";
import { Health } from "../serve/Health.ts";
import { Redirects } from "../serve/redirects.ts";
import { isRefused, pathOf } from "../serve/refuse.ts";
import { type Exchange, sendText } from "../serve/send.ts";
import { shownAnswer } from "../serve/shownAnswer.ts";
import { webhookAnswers } from "../serve/webhookAnswers.ts";
import { ListedPages } from "./ListedPages.ts";

/** Before React Router's: it answers what the site's server does itself, says where an address has gone, and refuses what is refused there. */
export const inDevelopment: Plugin = {
  name: "site-server",
  enforce: "pre",
  configureServer(server) {
    let site: Promise<Site> | undefined;
    server.httpServer?.once("close", () => void site?.then(({ close }) => close()));
    // After what Vite answers itself.
    return () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          site ??= siteOf(server);
          const { siteUrl, answer } = await site.catch((error: unknown) => {
            // What cannot be read may be mended by the next change.
            site = undefined;
            throw error;
          });
          if (!(await answer({ request, response, siteUrl }))) next();
        } catch (error) {
          next(error);
        }
      });
    };
  },
};

type Site = { siteUrl: string; answer: (asked: Exchange) => Promise<boolean>; close: () => void };

async function siteOf(server: ViteDevServer): Promise<Site> {
  const { application } = await sourcesOf(server);
  const { SITE_URL: siteUrl, STUDIO_URL: studioUrl } = application.env;
  const client = createClient(application.clientConfig);
  const pages = new ListedPages();
  /** As of the last publication. */
  let listed: Promise<void> | undefined;
  let targets: Promise<string> | undefined;

  function published(tags?: readonly string[]) {
    pages.published(tags);
    listed = targets = undefined;
  }
  /** Each page is read of the lake when it is asked for: all that is published is shown, and nothing is kept. */
  const publisher = () => ({
    publication: () => undefined,
    publicationsSince: Infinity,
    behindSince: undefined,
    waiting: 0,
    failing: 0,
    kept: 0,
    drawing: 0,
    isWhole: () => true,
  });
  const health = new Health(
    { isFull: () => Promise.resolve(false) },
    publisher,
    () => ({ missing: 0 }),
    createMailTrouble(application.env),
    () => false,
  );
  const follower = followPublications({
    client,
    known: undefined,
    published,
    missed: () => published(),
    followed: (following) => (health.lake = { ...health.lake, following }),
    looked: ({ reachable }) => (health.lake = { ...health.lake, reachable }),
  });

  /** Where the lake does not answer, what it listed last stands. */
  async function list(): Promise<void> {
    listed ??= sourcesOf(server).then(async (now) => pages.list(await now.application.addresses()));
    await listed.catch(() => (listed = undefined));
  }

  async function trace({ url }: { url: string }): Promise<string[]> {
    const { text, reading } = await read(server, url, true);
    pages.madeOf(url.slice(siteUrl.length), reading.tags);
    return application.usesShown(reading.uses, text);
  }
  const traces = new Traces({
    tasks: { trace },
    tree: pages,
    siteUrl,
    busy: () => false,
    lastEvent: () => undefined,
  });
  const [shownPath, sayShown] = shownAnswer({
    client: Promise.resolve(client),
    publisher,
    traces: () => traces,
    studioUrl,
  });
  const answers = new Map([
    ...health.answers,
    ...webhookAnswers(application.env.SANITY_WEBHOOK_SECRET, () => follower.hint()),
    [shownPath, (exchange: Exchange) => list().then(() => sayShown(exchange))],
  ]);

  /** Whether it is one of the files that are built as they are. */
  const isPublic = (path: string) => existsSync(join(server.config.publicDir, path));

  const moved = new Redirects();
  async function movedTo(path: string, search: string) {
    targets ??= read(server, siteUrl + redirects).then(({ text = "" }) => text);
    const lines = await targets.catch(() => "");
    const target = moved.find({ etag: etagOf(lines), bytes: Buffer.from(lines) }, path, search);
    const plain = plainOf(path);
    if (target || !plain) return target;
    await list();
    return pages.get(plain) || dynamic.test(plain) || isPublic(plain)
      ? { to: encodeURI(plain) + search, status: 308 }
      : undefined;
  }

  async function answer(exchange: Exchange): Promise<boolean> {
    const { request, response } = exchange;
    const { url = "/", method = "GET" } = request;
    response.once("close", () => health.metrics.served(response.statusCode));
    const path = pathOf(url);
    if (isRefused(exchange, path) || path === undefined) return true;
    const sayOwn = answers.get(path);
    if (sayOwn) await sayOwn(exchange);
    else {
      const target = await movedTo(path, new URL(url, siteUrl).search);
      if (target) sendText(exchange, target.status, movedAway, { Location: target.to });
      const { pathname, search } = routedUrl(siteUrl + (forHosts.test(path) ? notFound : url), method);
      Object.assign(request, { originalUrl: pathname + search });
    }
    return response.headersSent;
  }

  function close() {
    follower.close();
    traces.close();
  }
  return { siteUrl, answer, close };
}

/** What the application answers, and what that was made of. */
async function read(server: ViteDevServer, url: string, traced = false) {
  const { build, application } = await sourcesOf(server);
  const context = new application.RouterContextProvider();
  context.set(application.tracedContext, traced);
  const response = await application.createRequestHandler(build, "development")(new Request(url), context);
  const { reading } = context.get(application.renderingContext).content;
  const isText = !isCompressed(response.headers.get("Content-Type") ?? "");
  return { text: isText ? await response.text() : undefined, reading };
}

/** The application as its sources are now. */
async function sourcesOf({ environments: { ssr } }: ViteDevServer) {
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite runs the application elsewhere.");
  const build = await ssr.runner.import<ServerBuild>("virtual:react-router/server-build");
  const { application } = build.entry.module as unknown as { application: typeof ofSources };
  return { build, application };
}
