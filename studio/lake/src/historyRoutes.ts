import { Hono } from "hono";
import { mustBeKnown } from "./access.ts";
import type { Moment } from "./history.ts";
import type { HistoryTask } from "./historyWorker.ts";
import { methods } from "./methods.ts";
import { badRequest } from "./problem.ts";
import type { LakeContext, LakeEnv } from "./requestContext.ts";

/** `/data/history`: past transactions, documents as they were, and the events of the history pane. */
export const historyRoutes = new Hono<LakeEnv>()
  .all("/transactions/:ids?", methods({ GET: transactions }))
  .all("/documents/:ids", methods({ GET: documents }))
  .all("/events/documents/:name", methods({ GET: (context) => events(context, "document events") }))
  .all("/events/releases/:name", methods({ GET: (context) => events(context, "release events") }));

async function answer(
  context: LakeContext,
  task: HistoryTask,
  contentType = "application/json; charset=utf-8",
) {
  mustBeKnown(context.get("identity"));
  const body = await context.get("dataset").readHistory(task);
  return context.body(body, 200, { "content-type": contentType });
}

function transactions(context: LakeContext) {
  const options = context.req.query();
  const request = {
    ids: idsOf(context),
    authors: listed(options.authors),
    fromTransaction: options.fromTransaction,
    toTransaction: options.toTransaction,
    fromTime: timeOf(context, "fromTime"),
    toTime: timeOf(context, "toTime"),
    reverse: options.reverse === "true",
    limit: limitOf(context, 100),
    includeMutations: options.excludeMutations !== "true" && options.excludeContent !== "true",
  };
  return answer(context, { kind: "transactions", request }, "application/x-ndjson");
}

function documents(context: LakeContext) {
  return answer(context, { kind: "documents", ids: idsOf(context), moment: momentOf(context) });
}

function events(context: LakeContext, kind: "document events" | "release events") {
  const before = Number(context.req.query("nextCursor") || Number.MAX_SAFE_INTEGER);
  if (!Number.isInteger(before)) throw badRequest('Invalid "nextCursor"');
  const name = context.req.param("name") ?? "";
  return answer(context, { kind, name, limit: limitOf(context, 100), before });
}

function idsOf(context: LakeContext): string[] {
  const ids = listed(context.req.param("ids"));
  if (ids.length > 1000) throw badRequest("At most 1000 documents at a time");
  return ids;
}

const listed = (names = "") => names.split(",").filter(Boolean);

function timeOf(context: LakeContext, name: string): string | undefined {
  const time = context.req.query(name);
  if (!time) return undefined;
  if (Number.isNaN(Date.parse(time))) throw badRequest(`Invalid "${name}"`);
  return new Date(time).toISOString();
}

function limitOf(context: LakeContext, usual: number): number {
  const limit = Number(context.req.query("limit") ?? usual);
  if (!Number.isInteger(limit) || limit < 1) throw badRequest('"limit" must be a positive integer');
  return Math.min(limit, 1000);
}

function momentOf(context: LakeContext): Moment {
  const { revision, time, lastRevision } = context.req.query();
  if (lastRevision === "true") return "last revision";
  if (revision) return { revision };
  if (!time || Number.isNaN(Date.parse(time)))
    throw badRequest('Say when, with "revision", "time" or "lastRevision"');
  return { time: new Date(time).toISOString() };
}
