import { type Context, Hono } from "hono";
import type { Lake } from "./lake.ts";
import { methods } from "./methods.ts";
import { badRequest } from "./problem.ts";
import { queryParams } from "./queryParams.ts";

/** `/data/listen` and `/data/live/events`, both server-sent events. */
export function streamRoutes(lake: Lake) {
  return new Hono()
    .all("/listen/:dataset", methods({ GET: (context) => listen(lake, context) }))
    .all("/live/events/:dataset", methods({ GET: (context) => follow(lake, context) }));
}

function listen({ listeners }: Lake, context: Context) {
  const options = context.req.query();
  if (!options.query) throw badRequest('"query" must be a string');
  return listeners.open({
    query: options.query,
    params: queryParams(context),
    includeResult: options.includeResult === "true",
    includePreviousRevision: options.includePreviousRevision === "true",
    includeMutations: options.includeMutations !== "false",
    includeEffects: options.effectFormat === "mendoza",
    visibility: options.visibility ?? "query",
    resumeFrom: context.req.header("last-event-id") ?? options.lastEventId,
    enableResume: options.enableResume === "true",
  });
}

function follow({ live }: Lake, context: Context) {
  return live.open({
    includeDrafts: context.req.query("includeDrafts") === "true",
    lastEventId: context.req.header("last-event-id"),
  });
}
