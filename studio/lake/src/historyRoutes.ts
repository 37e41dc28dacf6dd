import { Hono } from "hono";
import { mustBeKnown } from "./access.ts";
import type { Moment } from "./history.ts";
import { historyEvents } from "./historyEvents.ts";
import { methods } from "./methods.ts";
import { badRequest } from "./problem.ts";
import type { LakeContext, LakeEnv } from "./requestContext.ts";

/** `/data/history`: past transactions, documents as they were, and the events of the history pane. */
export const historyRoutes = new Hono<LakeEnv>()
  .all("/transactions/:ids", methods({ GET: transactions }))
  .all("/documents/:ids", methods({ GET: documents }))
  .all("/events/documents/:id", methods({ GET: events }));

function transactions(context: LakeContext) {
  mustBeKnown(context.get("identity"));
  const options = context.req.query();
  const found = context.get("dataset").history.transactions({
    ids: idsOf(context),
    fromTransaction: options.fromTransaction,
    toTransaction: options.toTransaction,
    reverse: options.reverse === "true",
    limit: limitOf(context, 100),
    includeMutations: options.excludeMutations !== "true" && options.excludeContent !== "true",
  });
  const lines = found.map((transaction) => `${JSON.stringify(transaction)}\n`);
  return context.body(lines.join(""), 200, { "content-type": "application/x-ndjson" });
}

function documents(context: LakeContext) {
  mustBeKnown(context.get("identity"));
  const moment = momentOf(context);
  const { history } = context.get("dataset");
  const found = idsOf(context).map((id) => history.documentAt(id, moment));
  return context.json({ documents: found.filter((document) => document !== null) });
}

function events(context: LakeContext) {
  mustBeKnown(context.get("identity"));
  const cursor = Number(context.req.query("nextCursor") || Number.MAX_SAFE_INTEGER);
  if (!Number.isInteger(cursor)) throw badRequest('Invalid "nextCursor"');
  const { store } = context.get("dataset");
  const id = context.req.param("id") ?? "";
  return context.json(historyEvents(store, id, limitOf(context, 100), cursor));
}

function idsOf(context: LakeContext): string[] {
  const ids = (context.req.param("ids") ?? "").split(",").filter(Boolean);
  if (ids.length > 1000) throw badRequest("At most 1000 documents at a time");
  return ids;
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
