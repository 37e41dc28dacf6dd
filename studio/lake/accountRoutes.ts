import { Hono } from "hono";
import { isObject } from "./document.ts";
import type { Lake } from "./lake.ts";
import { methods } from "./methods.ts";
import { badRequest } from "./problem.ts";
import { dataset, projectId } from "./project.ts";
import { readJson } from "./requestBody.ts";
import { user } from "./user.ts";

const created = "2026-01-01T00:00:00.000Z";
const { roles } = user;

const project = {
  id: projectId,
  displayName: "IA4School",
  organizationId: null,
  studioHost: null,
  isBlocked: false,
  isDisabled: false,
  isDisabledByUser: false,
  metadata: {},
  maxRetentionDays: 365,
  createdAt: created,
  members: [
    { id: user.id, createdAt: created, updatedAt: created, isCurrentUser: true, isRobot: false, roles },
  ],
  features: [],
};

const datasets = [
  {
    name: dataset,
    aclMode: "private",
    createdAt: created,
    createdByUserId: user.id,
    addonFor: null,
    datasetProfile: null,
    features: [],
    tags: [],
  },
];

const permission = (name: string, title: string, config: object) => ({
  name,
  title,
  description: title,
  config,
  grants: [{ name: "manage", params: {} }],
});

const grants = {
  "sanity.document.filter.mode": [
    permission("sanity-document-filter-mode", "All documents", {
      mode: { write: true },
      filter: '_id in path("**")',
    }),
  ],
};

/** The whole dataset may be read and changed by whoever is here. */
const acl = [
  { filter: '_id in path("**")', permissions: ["read", "create", "update", "history", "editHistory"] },
];

/** What the Studio asks about people, projects and features, and always gets the same answer to. */
const constants: Record<string, unknown> = {
  "/ping": { pong: true },
  "/auth/id": { id: user.id },
  "/auth/providers": { providers: [], thirdPartyLogin: false },
  "/check/cors": { result: { allowed: true, withCredentials: true } },
  "/users/me": user,
  [`/projects/${projectId}`]: project,
  "/projects": [project],
  [`/projects/${projectId}/datasets`]: datasets,
  [`/projects/${projectId}/datasets/${dataset}/acl`]: acl,
  [`/projects/${projectId}/grants`]: grants,
  [`/projects/${projectId}/roles`]: roles,
  [`/projects/${projectId}/features`]: [],
  [`/projects/${projectId}/user-applications`]: [],
  [`/projects/${projectId}/new-content-release-allowed`]: { isEnabled: false },
  [`/projects/${projectId}/datasets/${dataset}/settings/indexing`]: { indexing: true },
  [`/access/project/${projectId}/requests`]: [],
  [`/schedules/${projectId}/${dataset}`]: { schedules: [] },
  [`/subscriptions/project/${projectId}`]: null,
  "/access/requests/me": [],
  "/features": [],
  "/datasets": datasets,
  "/media-libraries": { data: [] },
  "/user-applications": [],
  "/geoip/country": { country: "BE" },
  "/intake/telemetry-status": { status: "denied" },
  "/help": null,
};

/** `/users`, `/projects` and the stubs. */
export function accountRoutes({ store }: Lake) {
  const routes = new Hono();
  for (const [path, value] of Object.entries(constants)) {
    routes.all(path, methods({ GET: (context) => context.json(value as object) }));
  }
  const nothing = methods({ POST: (context) => context.body(null, 204) });
  routes.all("/intake/batch", nothing);
  routes.all("/auth/logout", nothing);
  routes.all("/journey/*", methods({ GET: (context) => context.json(null) }));
  routes.all("/descriptors/:operation", methods({ POST: (context) => context.json({}) }));
  routes.all(
    "/data/references/:dataset/documents/:id/to",
    methods({ GET: (context) => context.json({ totalCount: 0, references: [] }) }),
  );

  routes.all(
    "/users/me/keyvalue/:keys?",
    methods({
      GET(context) {
        const keys = (context.req.param("keys") ?? "").split(",").filter(Boolean);
        return context.json(keys.map((key) => ({ key, value: store.getSetting(key) })));
      },
      async PUT(context) {
        const pairs = await readJson(context);
        if (!Array.isArray(pairs) || !pairs.every((pair) => isObject(pair) && typeof pair.key === "string")) {
          throw badRequest("The body must be an array of objects with key and value");
        }
        for (const { key, value } of pairs) store.setSetting(key, value);
        return context.json(pairs);
      },
    }),
  );

  routes.all(
    "/users/:ids",
    methods({
      GET(context) {
        const found = (context.req.param("ids") ?? "")
          .split(",")
          .map((id) => ({ ...user, id, displayName: user.name, imageUrl: "" }));
        return context.json(found.length === 1 ? (found[0] as object) : found);
      },
    }),
  );
  return routes;
}
