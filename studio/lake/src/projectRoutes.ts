import { Hono } from "hono";
import { type Identity, mustAdminister, mustBeKnown } from "./access.ts";
import { administrator } from "./accountRoutes.ts";
import type { Dataset } from "./dataset.ts";
import { isObject } from "./document.ts";
import { hookRoutes } from "./hookRoutes.ts";
import { methods } from "./methods.ts";
import type { Settings } from "./options.ts";
import { badRequest, notFound } from "./problem.ts";
import type { DatasetFacts, Project } from "./project.ts";
import type { LakeContext, LakeEnv } from "./requestContext.ts";
import { readJson } from "./requestBody.ts";
import { randomId } from "./transaction.ts";

const started = new Date().toISOString();

/** `/projects`, `/datasets` and what else belongs to a project. */
export function projectRoutes(projects: Map<string, Project>, { users }: Settings) {
  const describe = ({ id }: Project) => ({
    id,
    displayName: id,
    organizationId: null,
    studioHost: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    maxRetentionDays: 365,
    createdAt: started,
    members: users.map((user, index) => ({
      id: user.id,
      createdAt: started,
      updatedAt: started,
      isCurrentUser: index === 0,
      isRobot: false,
      roles: [administrator],
    })),
    features: [],
  });

  const routes = new Hono<LakeEnv>();
  routes.all(
    "/projects",
    methods({ GET: (context) => context.json([...projects.values()].map((project) => describe(project))) }),
  );
  routes.use("/projects/:project/*", async (context, next) => {
    context.set("project", named(context));
    await next();
  });
  routes.use("/hooks/projects/:project/*", async (context, next) => {
    context.set("project", named(context));
    await next();
  });
  routes.route("/hooks/projects/:project", hookRoutes);
  routes.all("/projects/:project", methods({ GET: (context) => context.json(describe(named(context))) }));

  function named(context: LakeContext): Project {
    const id = context.req.param("project") ?? "";
    const project = projects.get(id);
    if (project) return project;
    throw notFound(`Project "${id}" not found`);
  }

  const lists: Record<string, (context: LakeContext) => object> = {
    features: () => [],
    "user-applications": () => [],
    hooks: () => [],
    cors: () => [],
    tokens: () => [],
    tags: () => [],
    roles: () => [administrator],
    grants: () => grants,
    "new-content-release-allowed": releasesAllowed,
  };
  for (const [name, list] of Object.entries(lists))
    routes.all(`/projects/:project/${name}`, methods({ GET: (context) => context.json(list(context)) }));

  routes.all("/projects/:project/datasets", methods({ GET: listDatasets }));
  routes.all("/datasets", methods({ GET: listDatasets }));
  for (const path of ["/projects/:project/datasets/:name", "/datasets/:name"])
    routes.all(
      path,
      methods({ GET: showDataset, PUT: makeDataset, PATCH: changeDataset, DELETE: deleteDataset }),
    );
  for (const path of ["/projects/:project/datasets/:name/copy", "/datasets/:name/copy"])
    routes.all(path, methods({ PUT: copyDataset }));
  routes.all("/jobs/:id", methods({ GET: (context) => context.json({ state: "completed", progress: 100 }) }));
  routes.all(
    "/projects/:project/datasets/:name/acl",
    methods({ GET: (context) => context.json(aclOf(context.get("identity"))) }),
  );
  routes.all(
    "/projects/:project/datasets/:name/settings/indexing",
    methods({ GET: (context) => context.json({ indexing: true }) }),
  );
  routes.all("/projects/:project/datasets/:name/tags", methods({ GET: (context) => context.json([]) }));
  routes.all("/access/project/:project/requests", methods({ GET: (context) => context.json([]) }));
  routes.all("/schedules/:project/:name", methods({ GET: (context) => context.json({ schedules: [] }) }));
  routes.all("/subscriptions/project/:project", methods({ GET: (context) => context.json(null) }));
  routes.all("/comments/:name/setup", methods({ POST: setUpComments }));
  return routes;
}

/** As many releases as anyone could want; scheduled drafts, of one document, do not count. */
function releasesAllowed(context: LakeContext) {
  const releases = [...context.get("project").datasets.values()].flatMap(({ store }) =>
    store.activeReleases(),
  );
  return {
    data: {
      orgActiveReleaseCount: releases.length,
      orgMeteredActiveReleaseCount: releases.filter((cardinality) => cardinality !== "one").length,
      datasetReleaseLimit: 1000,
      orgActiveReleaseLimit: 1000,
    },
  };
}

const describeDataset = (project: Project, dataset: Dataset) => ({
  name: dataset.name,
  ...project.factsOf(dataset),
  createdByUserId: null,
  features: [],
  tags: [],
});

function listDatasets(context: LakeContext) {
  const project = context.get("project");
  const { datasetProfile, addonFor } = context.req.query();
  const found = [...project.datasets.values()]
    .map((dataset) => describeDataset(project, dataset))
    .filter((dataset) => !datasetProfile || dataset.datasetProfile === datasetProfile)
    .filter((dataset) => !addonFor || dataset.addonFor === addonFor);
  return context.json(found);
}

function showDataset(context: LakeContext) {
  const project = context.get("project");
  return context.json(describeDataset(project, project.get(context.req.param("name") ?? "")));
}

async function makeDataset(context: LakeContext) {
  const { project, name, aclMode } = await change(context);
  const made = project.create(name, { ...(aclMode && { aclMode }) });
  return context.json({ datasetName: name, aclMode: project.factsOf(made).aclMode }, 201);
}

async function changeDataset(context: LakeContext) {
  const { project, name, aclMode } = await change(context);
  const dataset = project.get(name);
  const facts = { ...project.factsOf(dataset), ...(aclMode && { aclMode }) };
  dataset.store.setSetting("dataset", facts);
  return context.json({ datasetName: name, aclMode: facts.aclMode });
}

async function deleteDataset(context: LakeContext) {
  mustAdminister(context.get("identity"));
  await context.get("project").remove(context.req.param("name") ?? "");
  return context.json({ deleted: true });
}

async function copyDataset(context: LakeContext) {
  mustAdminister(context.get("identity"));
  const body = await readJson(context);
  const target = isObject(body) ? body.targetDataset : undefined;
  if (typeof target !== "string") throw badRequest('"targetDataset" must be the name of a dataset');
  const name = context.req.param("name") ?? "";
  context.get("project").copy(name, target);
  return context.json({ datasetName: target, message: `Copied "${name}" to "${target}"`, jobId: randomId() });
}

/** Comments and tasks of a dataset are kept beside it, in one of their own. */
function setUpComments(context: LakeContext) {
  mustBeKnown(context.get("identity"));
  const project = context.get("project");
  const addonFor = context.req.param("name") ?? "";
  project.get(addonFor);
  const name = `${addonFor}-comments`;
  const facts = { aclMode: "private" as const, datasetProfile: "comments", addonFor };
  if (!project.datasets.has(name)) project.create(name, facts);
  return context.json({ datasetName: name });
}

async function change(context: LakeContext) {
  mustAdminister(context.get("identity"));
  const aclMode = aclModeOf(await readJson(context, {}));
  return { project: context.get("project"), name: context.req.param("name") ?? "", aclMode };
}

function aclModeOf(body: unknown): DatasetFacts["aclMode"] | undefined {
  const aclMode = isObject(body) ? body.aclMode : undefined;
  if (aclMode === undefined || aclMode === "public" || aclMode === "private") return aclMode;
  throw badRequest('"aclMode" must be "public" or "private"');
}

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

/** What someone may do with which documents. */
function aclOf({ role }: Identity) {
  const all = ["read", "create", "update", "history", "editHistory"];
  if (role === null) return [{ filter: '_id in path("*")', permissions: ["read"] }];
  return [{ filter: '_id in path("**")', permissions: role === "viewer" ? ["read", "history"] : all }];
}
