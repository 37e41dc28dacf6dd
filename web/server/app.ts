import { join, relative } from "node:path";

import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";

const built = join(import.meta.dirname, "../build");

/** The site as one request handler: its built files, then its pages. */
export async function createApp(): Promise<Hono> {
  const build = (await import(join(built, "server/index.js"))) as ServerBuild;
  const render = createRequestHandler(build, "production");
  const assets = serveStatic({
    root: relative(process.cwd(), join(built, "client")),
    onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
  });
  return new Hono().use("/assets/*", assets).all("*", (c) => render(c.req.raw));
}
