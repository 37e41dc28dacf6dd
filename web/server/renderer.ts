import { join } from "node:path";

import { createRequestHandler, type ServerBuild } from "react-router";

export type Rendered = {
  status: number;
  headers: Headers;
  body: Buffer;
  /** What the page was made from; a change to one of these changes the page. */
  keys: string[];
};

export type Handle = (request: Request) => Promise<Response>;

/** Loads the built application. */
export async function loadHandler(): Promise<Handle> {
  const build = (await import(join(import.meta.dirname, "../build/server/index.js"))) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  return (request) => handle(request);
}

/** The page at an address, as a visitor without a cookie gets it. */
export async function renderPage(handle: Handle, siteUrl: string, address: string): Promise<Rendered> {
  const response = await handle(new Request(siteUrl + address));
  const keys = response.headers.get("X-Content-Keys")?.split(" ") ?? [];
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
    keys,
  };
}
