// In development Vite stands in the place of the site's server: what that one does beside the application, it does here.
import { createClient } from "@sanity/client";
import type { ServerBuild } from "react-router";
import { own } from "studio/addresses";
import { siteAnswerPath } from "studio/siteAnswer";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";

import type { application as ofSources } from "../../app/application.server.ts";
import { etagOf } from "../publish/etagOf.ts";
import { redirects } from "../publish/fileOf.ts";
import { followPublications } from "../publish/followPublications.ts";
import { Traces } from "../publish/Traces.ts";
import { isCompressed } from "../publish/types.ts";
import { Redirects } from "../serve/redirects.ts";
import { pathOf } from "../serve/refuse.ts";
import { type Exchange, sendText } from "../serve/send.ts";
import { shownAnswer } from "../serve/shownAnswer.ts";
import { ListedPages } from "./ListedPages.ts";

/** Before React Router's: it says that the site lives and is ready, where a document is shown, where an address has gone. */
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
  const follower = followPublications({
    client,
    known: undefined,
    published,
    missed: () => published(),
    followed: () => {},
    looked: () => {},
  });

  async function list(): Promise<void> {
    const now = await sourcesOf(server);
    pages.list(await now.application.addresses());
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
  const [, sayShown] = shownAnswer({
    client: Promise.resolve(client),
    // Each page is read of the lake when it is asked for: all that is published is shown.
    publisher: () => ({ publication: () => undefined, publicationsSince: Infinity, behindSince: undefined }),
    traces: () => traces,
    studioUrl,
  });

  const moved = new Redirects();
  async function movedTo(path: string, search: string) {
    targets ??= read(server, siteUrl + redirects).then(({ text = "" }) => text);
    const lines = await targets.catch(() => "");
    return moved.find({ etag: etagOf(lines), bytes: Buffer.from(lines) }, path, search);
  }

  async function answer(exchange: Exchange): Promise<boolean> {
    const { request, response } = exchange;
    const { url = "/" } = request;
    const path = pathOf(url) ?? "/";
    if (path === own.alive || path === own.ready) sendText(exchange, 200, "ok");
    else if (path === siteAnswerPath) {
      listed ??= list();
      await listed.catch(() => (listed = undefined));
      await sayShown(exchange);
    } else {
      const target = await movedTo(path, new URL(url, siteUrl).search);
      if (target)
        sendText(exchange, target.status, "Cette page a changé d’adresse.", { Location: target.to });
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
