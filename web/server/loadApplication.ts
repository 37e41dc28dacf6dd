import { join } from "node:path";

import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";

import type { application } from "../app/application.server.ts";
import type { Rendering } from "../app/site/contexts.ts";

/** What the built application answers, and what it says of the answer. */
export type Rendered = { response: Response; rendering: Rendering | undefined };

export type Application = typeof application & { handle: (request: Request) => Promise<Rendered> };

/** Loads the built application: all that this server knows of the site. */
export async function loadApplication(): Promise<Application> {
  const build = (await import(join(import.meta.dirname, "../build/server/index.js"))) as ServerBuild;
  const { application } = build.entry.module as unknown as { application: Application };
  const answer = createRequestHandler(build, "production");
  return {
    ...application,
    async handle(request) {
      const context = new RouterContextProvider();
      const response = await answer(request, context);
      return { response, rendering: renderingIn(context) };
    },
  };

  function renderingIn(context: RouterContextProvider): Rendering | undefined {
    try {
      return context.get(application.renderingContext);
    } catch {
      // An address that is no route never comes to the root.
      return undefined;
    }
  }
}
