import { Hono, type MiddlewareHandler } from "hono";
import { getPath } from "hono/utils/url";
import { type Access, mustBeKnown } from "./access.ts";
import { accountRoutes } from "./accountRoutes.ts";
import { assetRoutes, uploadRoutes } from "./assetRoutes.ts";
import { controlRoutes } from "./controlRoutes.ts";
import { documentRoutes } from "./documentRoutes.ts";
import { exportRoutes } from "./exportRoutes.ts";
import type { Faults } from "./faults.ts";
import { corsHeaders, guard } from "./guard.ts";
import { historyRoutes } from "./historyRoutes.ts";
import type { Settings } from "./options.ts";
import type { IsAllowedOrigin } from "./origins.ts";
import { notFound, Problem } from "./problem.ts";
import type { Project } from "./project.ts";
import { projectRoutes } from "./projectRoutes.ts";
import { queryRoutes } from "./queryRoutes.ts";
import type { LakeEnv } from "./requestContext.ts";
import { streamRoutes } from "./streamRoutes.ts";

type Options = {
  projects: Map<string, Project>;
  settings: Settings;
  access: Access;
  isAllowed: IsAllowedOrigin;
  faults: Faults;
  now: () => Date;
};

export function createApp({ projects, settings, access, isAllowed, faults, now }: Options) {
  // The CLI's migrations ask for « //v2024-01-29/data/export/production ».
  const app = new Hono<LakeEnv>({ getPath: (request) => getPath(request).replace(/^\/+/, "/") });
  app.use(guard({ projects, access, isAllowed }));
  app.get("/healthz", (context) => context.json({ ok: true }));
  app.use(faults.middleware);

  app.route("/", assetRoutes(projects));

  const api = new Hono<LakeEnv>();
  api.use(withDataset);
  for (const routes of [queryRoutes, documentRoutes, streamRoutes, exportRoutes]) api.route("/data", routes);
  api.route("/data/history/:dataset", historyRoutes);
  api.route("/assets", uploadRoutes);
  api.route("/", projectRoutes(projects, settings));
  api.route("/", accountRoutes(settings));
  if (settings.control) api.route("/", controlRoutes(projects, now));
  app.route("/:version{v([0-9-]+|X)}", api);

  app.notFound((context) => {
    const problem = notFound(`No such endpoint: ${new URL(context.req.url).pathname}`);
    return context.json(problem, 404);
  });
  app.onError((error, context) => {
    const problem = problemOf(error, settings);
    if (problem.status === 500) console.error(error);
    if (problem.status === 507) console.error(problem.message);
    const origin = context.req.header("origin");
    const mayRead = problem.type !== "forbiddenError" && (!origin || isAllowed(origin));
    const headers = mayRead ? corsHeaders(origin) : {};
    return context.json(problem, problem.status as 400, headers);
  });
  return app;
}

/** SQLite's own word for a disk that is full. */
const full = 13;

function problemOf(error: Error & { errcode?: number; code?: string }, { fullDisk }: Settings): Problem {
  if (error instanceof Problem) return error;
  const isFull = error.errcode === full || error.code === "ENOSPC";
  if (isFull) return new Problem(507, "insufficientStorageError", fullDisk);
  return new Problem(500, "internalServerError", "The lake failed");
}

const datasetOf = /^\/v[^/]+\/(?:data\/(?:live\/events|\w+)|assets\/\w+)\/([^/]+)/;

/** Finds the dataset an address names. One that is private is not read without a token. */
const withDataset: MiddlewareHandler<LakeEnv> = async (context, next) => {
  const name = datasetOf.exec(context.req.path)?.[1];
  if (name !== undefined) {
    const project = context.get("project");
    const dataset = project.get(name);
    if (project.factsOf(dataset).aclMode === "private") mustBeKnown(context.get("identity"));
    context.set("dataset", dataset);
  }
  await next();
};
