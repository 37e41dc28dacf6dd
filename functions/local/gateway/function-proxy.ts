import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { vouchedHeaders } from "./vouched-headers.ts";

/** Streams a call through to the function's own process, without a look at its keys, as hosted with `verify_jwt = false`. */
export function functionProxy(addressOf: (name: string) => string | undefined) {
  const app = new Hono();
  app.all("/:name/*", (c) => forward(c.req.param("name"), c.req.raw));
  app.all("/:name", (c) => forward(c.req.param("name"), c.req.raw));

  async function forward(name: string, request: Request) {
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
