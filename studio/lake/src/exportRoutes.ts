import { Readable } from "node:stream";
import { Hono } from "hono";
import { mustBeKnown } from "./access.ts";
import { methods } from "./methods.ts";
import type { LakeContext, LakeEnv } from "./requestContext.ts";

/** `/data/export`: every document, a line of JSON each; and what refers to one. */
export const exportRoutes = new Hono<LakeEnv>()
  .all("/export/:dataset", methods({ GET: exportDocuments }))
  .all("/references/:dataset/documents/:id/to", methods({ GET: countReferences }))
  .all("/stats/:dataset", methods({ GET: statistics }));

function exportDocuments(context: LakeContext) {
  mustBeKnown(context.get("identity"));
  const types = context.req.query("types")?.split(",").filter(Boolean);
  const { store } = context.get("dataset");
  function* lines() {
    for (const { type, json } of store.all())
      if (!types || types.includes(type)) yield Buffer.from(`${json}\n`);
  }
  const body = Readable.toWeb(Readable.from(lines())) as ReadableStream;
  return context.body(body, 200, { "content-type": "application/x-ndjson" });
}

/** References from other projects or datasets, of which a lake of one project knows none. */
function countReferences(context: LakeContext) {
  mustBeKnown(context.get("identity"));
  return context.json({ totalCount: 0, references: [] });
}

/** As hosted: https://www.sanity.io/docs/technical-limits */
const [mostDocuments, mostBytes] = [10_000_000, 10_000_000_000];

function statistics(context: LakeContext) {
  mustBeKnown(context.get("identity"));
  const { store, name, mostAttributes } = context.get("dataset");
  const of = (value: number, limit: number, unit = "") => ({ value, limit, unit });
  return context.json({
    datasetName: name,
    documents: { count: of(store.count(), mostDocuments), jsonSizeSum: of(store.size(), mostBytes, "bytes") },
    fields: { count: of(store.attributeCount(), mostAttributes) },
  });
}
