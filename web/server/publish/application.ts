import { join } from "node:path";

import type { RouterContextProvider, ServerBuild } from "react-router";

import type { application as built } from "../../app/application.server.ts";
import type { KeptReading, ReadingTogether, Rendering } from "../../app/site/contexts.ts";
import { NotedUrl } from "./NotedUrl.ts";

/** What the built application answers, and what it says of the answer. */
export type Rendered = { response: Response; rendering: Rendering | undefined };

const folder = join(import.meta.dirname, "../../build/server");
const build = (await import(join(folder, "index.js"))) as ServerBuild;
/** The built application: all that this server knows of what the site shows. */
export const application = (build.entry.module as unknown as { application: typeof built }).application;

const answer = application.createRequestHandler(
  { ...build, routes: withUnwrittenData(build.routes) },
  "production",
);

/** How often an answer is begun again because the lake changed while it was made. */
const mostTries = 5;

type Ways = {
  /** The lake's last live event: what is read is not older. */
  lastEvent: string | undefined;
  /** Whether to note which documents it is made of. */
  traced?: boolean;
  /** Where the answer is to be kept: what the one that is kept was made from. */
  kept?: KeptReading;
  /** What is read beside. */
  together?: ReadingTogether;
};

export async function handle(
  request: Request,
  { lastEvent, traced = false, kept, together }: Ways,
): Promise<Rendered> {
  for (let tries = 1; ; tries++) {
    const context = new application.RouterContextProvider();
    context.set(application.lastEventContext, lastEvent ?? null);
    context.set(application.tracedContext, traced);
    context.set(application.keptContext, kept ?? null);
    context.set(application.readingTogetherContext, together ?? null);
    const response = await answer(tries < mostTries ? request.clone() : request, context);
    const rendering = renderingIn(context);
    if (!rendering?.content.reading.moved || tries === mostTries) return { response, rendering };
    if (together?.content?.reading.moved) together.content = undefined;
  }
}

/**
 * React Router writes what loaders give once more for its scripts, and public pages have none: it writes what can be
 * enumerated, and no more.
 */
function withUnwrittenData(routes: ServerBuild["routes"]): ServerBuild["routes"] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const loader = route?.module.loader;
      if (!route || typeof loader !== "function") return [id, route];
      const unwritten: typeof loader = async (args) => {
        const { names } = args.context.get(application.renderingContext);
        const data: unknown = await loader({ ...args, url: new NotedUrl(args.url, names) });
        return isPlain(data) && !args.context.get(application.previewContext) ? hidden(data) : data;
      };
      return [id, { ...route, module: { ...route.module, loader: unwritten } }];
    }),
  );
}

const isPlain = (data: unknown): data is object =>
  typeof data === "object" && data !== null && Object.getPrototypeOf(data) === Object.prototype;

function hidden(data: object): object {
  const fields = Object.entries(data).map(([name, value]) => [name, { value: value as unknown }]);
  return Object.defineProperties({}, Object.fromEntries(fields));
}

function renderingIn(context: RouterContextProvider): Rendering | undefined {
  try {
    return context.get(application.renderingContext);
  } catch {
    // An address that is no route never comes to the root.
    return undefined;
  }
}
