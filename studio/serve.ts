// Serves the built Studio on loopback, with a policy that keeps its calls inside this machine.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, relative } from "node:path";

import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { port, setIn } from "functions/variables";
import { Hono } from "hono";
import { z } from "zod";

const environment = z
  .object({
    STUDIO_PORT: port("STUDIO_PORT"),
    SITE_PORT: port("SITE_PORT"),
    LAKE_PORT: port("LAKE_PORT"),
    SUPABASE_PORT: port("SUPABASE_PORT"),
    STUDIO_FOLDER: z.string().default(join(import.meta.dirname, "dist")),
    SANITY_PROJECT_ID: z.string().optional(),
    SITE_URL: z.url().optional(),
    SUPABASE_URL: z.url().optional(),
  })
  .parse(setIn(process.env));

const lake = `http://*.localhost:${environment.LAKE_PORT} http://localhost:${environment.LAKE_PORT} ws://*.localhost:${environment.LAKE_PORT}`;
const hosted = "https://*.sanity.io https://*.sanity-cdn.com wss://*.sanity.io";
const content = environment.SANITY_PROJECT_ID ? hosted : lake;
const site = environment.SITE_URL ?? `http://localhost:${environment.SITE_PORT}`;
const supabase = environment.SUPABASE_URL ?? `http://localhost:${environment.SUPABASE_PORT}`;

const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: ${content} ${site}`,
  `media-src 'self' blob: ${content}`,
  "font-src 'self' data:",
  `connect-src 'self' ${content} ${site} ${supabase}`,
  `frame-src 'self' ${site}`,
  // The local lake knows staff by the Studio's address alone.
  "frame-ancestors 'self'",
  "worker-src 'self' blob:",
].join("; ");

const files = serveStatic({ root: relative(process.cwd(), environment.STUDIO_FOLDER) });
const page = readFileSync(join(environment.STUDIO_FOLDER, "index.html"), "utf8");
const app = new Hono()
  .get("/healthz", (c) => c.text("ok\n"))
  .use(async (c, next) => {
    await next();
    c.header("Content-Security-Policy", policy);
  })
  // A tab left open asks for a part of the Studio that was built before.
  .get("/static/*", files, (c) => c.notFound())
  .use("/favicon.ico", files)
  // Every other address is a place inside the Studio.
  .get("*", (c) => c.html(page));

const server = createServer(getRequestListener(app.fetch));
server.listen(environment.STUDIO_PORT, "127.0.0.1");
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
