import { type Context, Hono } from "hono";
import { isObject } from "./document.ts";
import { publishedId } from "./documentId.ts";
import type { Lake } from "./lake.ts";
import { methods } from "./methods.ts";
import { readJson } from "./requestBody.ts";
import { user } from "./user.ts";

/** `/data/doc`, `/data/mutate` and `/data/actions`. */
export function documentRoutes(lake: Lake) {
  return new Hono()
    .all("/doc/:dataset/:ids", methods({ GET: (context) => read(lake, context) }))
    .all("/mutate/:dataset", methods({ POST: (context) => mutate(lake, context) }))
    .all("/actions/:dataset", methods({ POST: (context) => act(lake, context) }));
}

function read({ store }: Lake, context: Context) {
  const { includeAllVersions, excludeContent } = context.req.query();
  const ids = (context.req.param("ids") ?? "").split(",").filter(Boolean);
  const documents =
    includeAllVersions === "true"
      ? ids.flatMap((id) => store.versionsOf(publishedId(id)))
      : ids.map((id) => store.get(id)).filter((document) => document !== null);
  const omitted = ids.filter((id) => !store.has(id)).map((id) => ({ id, reason: "existence" }));
  return context.json({ documents: excludeContent === "true" ? [] : documents, omitted });
}

async function mutate({ store, mutate }: Lake, context: Context) {
  const isSet = (name: string) => context.req.query(name) === "true";
  const { transactionId, results, commit } = await mutate(await readJson(context), {
    author: user.id,
    dryRun: isSet("dryRun"),
    autoGenerateArrayKeys: isSet("autoGenerateArrayKeys"),
  });
  const changed = new Map(commit.changes.map(({ id, after }) => [id, after]));
  const documentOf = (id: string) => (changed.has(id) ? changed.get(id) : store.get(id));
  const answered = results.map(({ id, operation }) => ({
    ...((isSet("returnIds") || isSet("returnDocuments")) && { id }),
    ...(isSet("returnDocuments") && { document: documentOf(id) }),
    operation,
  }));
  return context.json({ transactionId, results: answered });
}

async function act({ act }: Lake, context: Context) {
  const body = await readJson(context);
  const dryRun = context.req.query("dryRun") === "true" || (isObject(body) && body.dryRun === true);
  return context.json(await act(body, { author: user.id, dryRun }));
}
