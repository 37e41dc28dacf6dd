import { Hono } from "hono";
import { mustBeKnown } from "./access.ts";
import { methods } from "./methods.ts";
import { badRequest } from "./problem.ts";
import type { LakeContext, LakeEnv } from "./requestContext.ts";
import { queryParams } from "./queryParams.ts";

/** `/data/listen` and `/data/live/events`, both server-sent events. */
export const streamRoutes = new Hono<LakeEnv>()
  .all("/listen/:dataset", methods({ GET: listen }))
  .all("/live/events/:dataset", methods({ GET: follow }));

function listen(context: LakeContext) {
  const options = context.req.query();
  if (!options.query) throw badRequest('"query" must be a string');
  return context.get("dataset").listeners.open({
    query: options.query,
    params: queryParams(context),
    includeResult: options.includeResult === "true",
    includePreviousRevision: options.includePreviousRevision === "true",
    includeMutations: options.includeMutations !== "false",
    includeEffects: options.effectFormat === "mendoza",
    includeAllVersions: options.includeAllVersions === "true",
    visibility: options.visibility ?? "query",
    publicOnly: context.get("identity").role === null,
    resumeFrom: context.req.header("last-event-id") ?? options.lastEventId,
    enableResume: options.enableResume === "true",
  });
}

function follow(context: LakeContext) {
  const includeDrafts = context.req.query("includeDrafts") === "true";
  if (includeDrafts) mustBeKnown(context.get("identity"));
  const lastEventId = context.req.header("last-event-id");
  return context.get("dataset").live.open({ includeDrafts, lastEventId });
}
