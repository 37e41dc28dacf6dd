import { Hono } from "hono";
import { mustWrite } from "./access.ts";
import { isObject } from "./document.ts";
import { isPublic, publishedId } from "./documentId.ts";
import { methods } from "./methods.ts";
import type { LakeContext, LakeEnv } from "./requestContext.ts";
import { readJson } from "./requestBody.ts";

/** `/data/doc`, `/data/mutate` and `/data/actions`. */
export const documentRoutes = new Hono<LakeEnv>()
  .all("/doc/:dataset/:ids", methods({ GET: read }))
  .all("/mutate/:dataset", methods({ POST: mutate }))
  .all("/actions/:dataset", methods({ POST: act }));

function read(context: LakeContext) {
  const { store } = context.get("dataset");
  const mayRead = (id: string) => context.get("identity").role !== null || isPublic(id);
  const { includeAllVersions, excludeContent } = context.req.query();
  const ids = (context.req.param("ids") ?? "").split(",").filter(Boolean);
  const found =
    includeAllVersions === "true"
      ? [...new Set(ids.map(publishedId))].flatMap((id) => store.versionsOf(id))
      : ids.map((id) => store.get(id)).filter((document) => document !== null);
  const documents = found.filter(({ _id }) => mayRead(_id));
  const omitted = ids.flatMap((id) => {
    if (!store.has(id)) return [{ id, reason: "existence" }];
    return mayRead(id) ? [] : [{ id, reason: "permission" }];
  });
  return context.json({ documents: excludeContent === "true" ? [] : documents, omitted });
}

async function mutate(context: LakeContext) {
  const { store, mutate } = context.get("dataset");
  const user = mustWrite(context.get("identity"), "create");
  const isSet = (name: string) => context.req.query(name) === "true";
  const body = await readJson(context);
  const { results, commit } = await mutate(body, {
    author: user.id,
    transactionId: context.req.query("transactionId"),
    dryRun: isDryRun(context, body),
    autoGenerateArrayKeys: isSet("autoGenerateArrayKeys"),
  });
  const changed = new Map(commit.changes.map((change) => [change.id, change]));
  const documentOf = (id: string, operation: string) => {
    const change = changed.get(id);
    if (!change) return store.get(id);
    return operation === "delete" ? change.before : change.after;
  };
  const answered = results.map(({ id, operation }) => ({
    ...((isSet("returnIds") || isSet("returnDocuments")) && { id }),
    ...(isSet("returnDocuments") && { document: documentOf(id, operation) }),
    operation,
  }));
  return context.json({ transactionId: commit.transactionId, results: answered });
}

async function act(context: LakeContext) {
  const user = mustWrite(context.get("identity"), "update");
  const body = await readJson(context);
  const options = { author: user.id, dryRun: isDryRun(context, body) };
  const { commit } = await context.get("dataset").act(body, options);
  return context.json({ transactionId: commit.transactionId });
}

/** Asked for in the address, or in the body. */
const isDryRun = (context: LakeContext, body: unknown) =>
  context.req.query("dryRun") === "true" || (isObject(body) && body.dryRun === true);
