import { type Context, Hono } from "hono";
import { type Moment, openHistory } from "./history.ts";
import { historyEvents } from "./historyEvents.ts";
import type { Lake } from "./lake.ts";
import { methods } from "./methods.ts";
import { badRequest } from "./problem.ts";

/** `/data/history`: past transactions, documents as they were, and the events of the history pane. */
export function historyRoutes({ store }: Lake) {
  const routes = new Hono();
  const history = openHistory(store);

  routes.all(
    "/transactions/:ids",
    methods({
      GET(context) {
        const options = context.req.query();
        const transactions = history.transactions({
          ids: idsOf(context),
          fromTransaction: options.fromTransaction,
          toTransaction: options.toTransaction,
          reverse: options.reverse === "true",
          limit: limitOf(context, 100),
          includeMutations: options.excludeMutations !== "true" && options.excludeContent !== "true",
        });
        const lines = transactions.map((transaction) => `${JSON.stringify(transaction)}\n`);
        return context.body(lines.join(""), 200, { "content-type": "application/x-ndjson" });
      },
    }),
  );

  routes.all(
    "/documents/:ids",
    methods({
      GET(context) {
        const moment = momentOf(context);
        const documents = idsOf(context).map((id) => history.documentAt(id, moment));
        return context.json({ documents: documents.filter((document) => document !== null) });
      },
    }),
  );

  routes.all(
    "/events/documents/:id",
    methods({
      GET(context) {
        const cursor = Number(context.req.query("nextCursor") || Number.MAX_SAFE_INTEGER);
        if (!Number.isInteger(cursor)) throw badRequest('Invalid "nextCursor"');
        const id = context.req.param("id") ?? "";
        return context.json(historyEvents(store, id, limitOf(context, 100), cursor));
      },
    }),
  );
  return routes;
}

function idsOf(context: Context): string[] {
  const ids = (context.req.param("ids") ?? "").split(",").filter(Boolean);
  if (ids.length > 1000) throw badRequest("At most 1000 documents at a time");
  return ids;
}

function limitOf(context: Context, usual: number): number {
  const limit = Number(context.req.query("limit") ?? usual);
  if (!Number.isInteger(limit) || limit < 1) throw badRequest('"limit" must be a positive integer');
  return Math.min(limit, 1000);
}

function momentOf(context: Context): Moment {
  const { revision, time, lastRevision } = context.req.query();
  if (lastRevision === "true") return "last revision";
  if (revision) return { revision };
  if (!time || Number.isNaN(Date.parse(time)))
    throw badRequest('Say when, with "revision", "time" or "lastRevision"');
  return { time: new Date(time).toISOString() };
}
