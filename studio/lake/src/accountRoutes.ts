import { Hono } from "hono";
import { anonymous, mustBeKnown } from "./access.ts";
import { isObject } from "./document.ts";
import { methods } from "./methods.ts";
import type { Settings, User } from "./options.ts";
import { badRequest, Problem } from "./problem.ts";
import type { LakeEnv } from "./requestContext.ts";
import { readJson } from "./requestBody.ts";

export const administrator = {
  name: "administrator",
  title: "Administrator",
  description: "May do everything",
};

/** What the Studio asks about people and plans; much of it always has the same answer. */
export function accountRoutes({ users, country, features }: Settings) {
  const routes = new Hono<LakeEnv>();
  const constants: Record<string, unknown> = {
    "/ping": { pong: true },
    "/data/ping": { pong: true },
    "/data/ping/:dataset": { pong: true },
    "/auth/providers": { providers: [], thirdPartyLogin: false },
    "/check/cors": { result: { allowed: true, withCredentials: true } },
    "/access/requests/me": [],
    "/features": features,
    "/media-libraries": { data: [] },
    "/user-applications": [],
    "/geoip/country": { country },
    "/intake/telemetry-status": { status: "denied" },
    "/help": null,
  };
  for (const [path, value] of Object.entries(constants)) {
    routes.all(path, methods({ GET: (context) => context.json(value as object) }));
  }
  const nothing = methods({ POST: (context) => context.body(null, 204) });
  routes.all("/intake/batch", nothing);
  routes.all("/auth/logout", nothing);
  routes.all("/journey/*", methods({ GET: (context) => context.json(null) }));
  routes.all("/descriptors/:operation", methods({ POST: (context) => context.json({}) }));
  for (const path of ["/agent/*", "/assist/*", "/vision/*"]) {
    routes.all(path, () => {
      throw new Problem(
        501,
        "notImplementedError",
        "This lake has no agent: agent actions need Sanity's own",
      );
    });
  }

  routes.all(
    "/auth/id",
    methods({ GET: (context) => context.json({ id: mustBeKnown(context.get("identity")).id }) }),
  );
  routes.all(
    "/users/me",
    methods({
      GET(context) {
        const { user, role } = context.get("identity") ?? anonymous;
        if (!user) return context.json({});
        const roles = [
          role === "administrator" ? administrator : { name: role, title: role, description: "" },
        ];
        return context.json({ ...user, role, roles, provider: "local" });
      },
    }),
  );

  routes.all(
    "/users/me/keyvalue/:keys?",
    methods({
      GET(context) {
        const key = keyOf(mustBeKnown(context.get("identity")));
        const keys = (context.req.param("keys") ?? "").split(",").filter(Boolean);
        const { store } = firstDataset(context.get("project"));
        return context.json(keys.map((name) => ({ key: name, value: store.getSetting(key(name)) })));
      },
      async PUT(context) {
        const key = keyOf(mustBeKnown(context.get("identity")));
        const pairs = await readJson(context);
        if (!Array.isArray(pairs) || !pairs.every((pair) => isObject(pair) && typeof pair.key === "string")) {
          throw badRequest("The body must be an array of objects with key and value");
        }
        const { store } = firstDataset(context.get("project"));
        for (const { key: name, value } of pairs) store.setSetting(key(name), value);
        return context.json(pairs);
      },
    }),
  );

  routes.all(
    "/users/:ids",
    methods({
      GET(context) {
        mustBeKnown(context.get("identity"));
        const ids = (context.req.param("ids") ?? "").split(",");
        const found = ids.map((id) => {
          const { name, ...user } = users.find((user) => user.id === id) ?? { id, name: id };
          return { ...user, displayName: name, imageUrl: "" };
        });
        return context.json(found.length === 1 ? (found[0] as object) : found);
      },
    }),
  );
  return routes;
}

const keyOf =
  ({ id }: User) =>
  (name: string) =>
    `user ${id} ${name}`;

function firstDataset<Dataset>({ datasets }: { datasets: Map<string, Dataset> }): Dataset {
  const [dataset] = datasets.values();
  if (dataset) return dataset;
  throw new Problem(409, "conflictError", "The project has no dataset to keep this in");
}
