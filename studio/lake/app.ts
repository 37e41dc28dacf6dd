import { Hono, type MiddlewareHandler } from "hono";
import { accountRoutes } from "./accountRoutes.ts";
import { assetRoutes, uploadRoutes } from "./assetRoutes.ts";
import { documentRoutes } from "./documentRoutes.ts";
import { guard } from "./guard.ts";
import { historyRoutes } from "./historyRoutes.ts";
import type { Lake } from "./lake.ts";
import { notFound, Problem } from "./problem.ts";
import { dataset, projectId } from "./project.ts";
import { queryRoutes } from "./queryRoutes.ts";
import { streamRoutes } from "./streamRoutes.ts";

export function createApp(lake: Lake, origins: string[]) {
  const app = new Hono();
  app.use(guard(origins));
  app.get("/healthz", (context) => context.json({ ok: true }));

  app.route("/", assetRoutes(lake));

  const api = new Hono();
  api.use(checkDataset);
  for (const routes of [queryRoutes, documentRoutes, streamRoutes]) api.route("/data", routes(lake));
  api.route("/data/history/:dataset", historyRoutes(lake));
  api.route("/assets", uploadRoutes(lake));
  api.route("/", accountRoutes(lake));
  app.route("/:version{v([0-9-]+|X)}", api);

  app.notFound((context) => {
    const problem = notFound(`No such endpoint: ${new URL(context.req.url).pathname}`);
    return context.json(problem, 404);
  });
  app.onError((error, context) => {
    const problem =
      error instanceof Problem ? error : new Problem(500, "internalServerError", "The lake failed");
    if (problem.status === 500) console.error(error);
    return context.json(problem, problem.status as 400);
  });
  return app;
}

const datasetOf = /\/(?:data\/(?:live\/events|\w+)|assets\/\w+)\/([^/]+)/;

const checkDataset: MiddlewareHandler = async (context, next) => {
  const name = datasetOf.exec(context.req.path)?.[1] ?? dataset;
  if (name !== dataset) throw notFound(`Dataset "${name}" not found for project ID "${projectId}"`);
  await next();
};
