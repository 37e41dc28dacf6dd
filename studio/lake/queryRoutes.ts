import { type Context, Hono } from "hono";
import { isObject } from "./document.ts";
import type { Lake } from "./lake.ts";
import { syncTags } from "./live.ts";
import { methods } from "./methods.ts";
import { parsePerspective } from "./perspective.ts";
import { badRequest } from "./problem.ts";
import { queryParams } from "./queryParams.ts";
import { readJson } from "./requestBody.ts";
import { user } from "./user.ts";

/** A client in live mode posts results only if there is a map; this one maps nothing. */
const emptySourceMap = { documents: [], paths: [], mappings: {} };

/** `/data/query`: short queries by GET, long ones by POST. */
export function queryRoutes(lake: Lake) {
  const handlers = {
    GET: (context: Context) => answer(lake, context, context.req.query("query"), queryParams(context)),

    async POST(context: Context) {
      const body = await readJson(context);
      if (!isObject(body)) throw badRequest("The body must be an object");
      const { query, params = {} } = body;
      if (!isObject(params)) throw badRequest('"params" must be an object');
      return answer(lake, context, query, params);
    },
  };
  return new Hono().all("/query/:dataset", methods(handlers));
}

async function answer(lake: Lake, context: Context, query: unknown, params: Record<string, unknown>) {
  if (typeof query !== "string" || query.trim() === "") throw badRequest('"query" must be a string');
  const started = performance.now();
  const version = (context.req.param("version") ?? "").slice(1);
  const perspective = parsePerspective(context.req.query("perspective"), version);
  const { result, keys } = await lake.query({ query, params, perspective, identity: user.id });
  const { resultSourceMap = "false", returnQuery } = context.req.query();
  const rest = {
    syncTags: syncTags(keys),
    ms: Math.round(performance.now() - started),
    ...(resultSourceMap !== "false" && { resultSourceMap: emptySourceMap }),
    ...(returnQuery !== "false" && { query }),
  };
  // The result is JSON already.
  const body = `{"result":${result},${JSON.stringify(rest).slice(1)}`;
  return context.body(body, 200, { "content-type": "application/json; charset=utf-8" });
}
