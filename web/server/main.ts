// Serves the built site.
import { createServer } from "node:http";

import { getRequestListener } from "@hono/node-server";

import { createApp } from "./app.ts";

const port = Number(process.env.SITE_PORT ?? 3000);
const app = await createApp();
const server = createServer(getRequestListener(app.fetch));
// Behind a proxy on another machine, HOST opens the door.
server.listen(port, process.env.HOST ?? "localhost");
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
