import { Hono } from "hono";
import { mustAdminister } from "./access.ts";
import { isObject } from "./document.ts";
import { methods } from "./methods.ts";
import { badRequest } from "./problem.ts";
import type { LakeContext, LakeEnv } from "./requestContext.ts";
import { readJson } from "./requestBody.ts";

const hooksOf = (context: LakeContext) => context.get("project").webhooks;
const idOf = (context: LakeContext) => context.req.param("id") ?? "";

/** `/hooks/projects/<project>`: who is told of changes, and how that went. For administrators. */
export const hookRoutes = new Hono<LakeEnv>()
  .use(async (context, next) => {
    mustAdminister(context.get("identity"));
    await next();
  })
  .all("/", methods({ GET: (context) => context.json(hooksOf(context).list()), POST: create }))
  .all("/attempts/:id", methods({ GET: (context) => context.json(hooksOf(context).attempt(idOf(context))) }))
  .all(
    "/:id",
    methods({
      GET: (context) => context.json(hooksOf(context).get(idOf(context))),
      PATCH: update,
      PUT: update,
      DELETE: remove,
    }),
  )
  .all("/:id/messages", methods({ GET: (context) => context.json(hooksOf(context).messages(idOf(context))) }))
  .all(
    "/:id/attempts",
    methods({ GET: (context) => context.json(hooksOf(context).attempts(idOf(context))) }),
  );

async function create(context: LakeContext) {
  const user = mustAdminister(context.get("identity"));
  return context.json(await hooksOf(context).create(await readJson(context), user), 201);
}

async function update(context: LakeContext) {
  const changes = await readJson(context);
  if (!isObject(changes)) throw badRequest("The body must be an object");
  return context.json(await hooksOf(context).update(idOf(context), changes));
}

function remove(context: LakeContext) {
  hooksOf(context).remove(idOf(context));
  return context.json({ deleted: true });
}
