import { join } from "node:path";

import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";

import type { application as built } from "../../app/application.server.ts";
import type { KeptReading, Rendering } from "../../app/site/contexts.ts";

/** What the built application answers, and what it says of the answer. */
export type Rendered = { response: Response; rendering: Rendering | undefined };

const folder = join(import.meta.dirname, "../../build/server");
const build = (await import(join(folder, "index.js"))) as ServerBuild;
const answer = createRequestHandler(build, "production");

/** The built application: all that this server knows of the site. */
export const application = (build.entry.module as unknown as { application: typeof built }).application;

/** How often an answer is begun again because the lake changed while it was made. */
const mostTries = 5;

type Ways = {
  /** The lake's last live event: what is read is not older. */
  lastEvent: string | undefined;
  /** Whether to note which documents it is made of. */
  traced?: boolean;
  /** Where the answer is to be kept: what the one that is kept was made from. */
  kept?: KeptReading;
};

export async function handle(request: Request, { lastEvent, traced = false, kept }: Ways): Promise<Rendered> {
  for (let tries = 1; ; tries++) {
    const context = new RouterContextProvider();
    context.set(application.lastEventContext, lastEvent);
    context.set(application.tracedContext, traced);
    context.set(application.keptContext, kept);
    const response = await answer(tries < mostTries ? request.clone() : request, context);
    const rendering = renderingIn(context);
    if (!rendering?.reading.moved || tries === mostTries) return { response, rendering };
  }
}

function renderingIn(context: RouterContextProvider): Rendering | undefined {
  try {
    return context.get(application.renderingContext);
  } catch {
    // An address that is no route never comes to the root.
    return undefined;
  }
}
