import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { bearer, callerOf } from "./api-key.ts";
import { vouchedHeaders } from "./vouched-headers.ts";

/** Streams a call through to the function's own process, after the JWT check hosted functions have. */
export function functionProxy(addressOf: (name: string) => string | undefined) {
  const app = new Hono();
  app.all("/:name/*", (c) => forward(c.req.param("name"), c.req.raw));
  app.all("/:name", (c) => forward(c.req.param("name"), c.req.raw));

  async function forward(name: string, request: Request) {
    const token = bearer(request.headers.get("authorization") ?? undefined);
    if (!token) return refuse(401, "UNAUTHORIZED_NO_AUTH_HEADER", "Missing authorization header");
    if (!(await callerOf(token))) return refuse(401, "UNAUTHORIZED_INVALID_JWT_FORMAT", "Invalid JWT");

    const address = addressOf(name);
    if (!address) return refuse(503, "BOOT_ERROR", `Function ${name} is not running`);
    const url = new URL(request.url);
    // This server has said that it goes on.
    const { expect: _met, ...headers } = vouchedHeaders(request.headers);
    const init = {
      method: request.method,
      headers,
      body: request.body,
      duplex: "half",
      signal: request.signal,
    };
    try {
      return await proxy(`${address}${url.pathname.replace("/functions/v1", "")}${url.search}`, init);
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      console.error(`Fonction ${name} : ${(error as Error).message}`);
      return refuse(502, "WORKER_ERROR", `Function ${name} did not answer`);
    }
  }
  return app;
}

const refuse = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status });
