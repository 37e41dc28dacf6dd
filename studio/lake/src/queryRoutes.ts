import { Hono } from "hono";
import { isObject } from "./document.ts";
import { syncTags } from "./live.ts";
import { methods } from "./methods.ts";
import { parsePerspective } from "./perspective.ts";
import { badRequest } from "./problem.ts";
import type { PathStyle } from "./sourceMap.ts";
import { queryParams } from "./queryParams.ts";
import type { LakeContext, LakeEnv } from "./requestContext.ts";
import { readJson } from "./requestBody.ts";

/** `/data/query`: short queries by GET, long ones by POST. */
export const queryRoutes = new Hono<LakeEnv>().all(
  "/query/:dataset",
  methods({
    GET: (context) => answer(context, context.req.query("query"), queryParams(context)),

    async POST(context) {
      const body = await readJson(context);
      if (!isObject(body)) throw badRequest("The body must be an object");
      const { query, params = {} } = body;
      if (!isObject(params)) throw badRequest('"params" must be an object');
      return answer(context, query, params);
    },
  }),
);

const mapStyles = new Map<string, PathStyle>([
  ["true", "index"],
  ["withKeyArraySelector", "key"],
]);
const longestQuery = 300_000;

async function answer(context: LakeContext, query: unknown, params: Record<string, unknown>) {
  if (typeof query !== "string" || query.trim() === "") throw badRequest('"query" must be a string');
  if (query.length > longestQuery) throw badRequest(`The query is longer than ${longestQuery} characters`);
  const started = performance.now();
  const version = (context.req.param("version") ?? "").slice(1);
  const identity = context.get("identity");
  const asked = parsePerspective(context.req.query("perspective"), version);
  // Drafts and versions are read with a token only.
  const perspective = identity.role ? asked : "public";
  const { resultSourceMap = "false", returnQuery } = context.req.query();
  const sourceMap = mapStyles.get(resultSourceMap);
  const { result, keys, ...traced } = await context
    .get("dataset")
    .query({ query, params, perspective, user: identity.user, sourceMap }, context.req.raw.signal);
  const rest = {
    syncTags: syncTags(keys),
    ms: Math.round(performance.now() - started),
    ...(returnQuery !== "false" && { query }),
  };
  // The result and its map are JSON already.
  const map = traced.sourceMap ? `"resultSourceMap":${traced.sourceMap},` : "";
  const body = `{"result":${result},${map}${JSON.stringify(rest).slice(1)}`;
  return context.body(body, 200, { "content-type": "application/json; charset=utf-8" });
}
