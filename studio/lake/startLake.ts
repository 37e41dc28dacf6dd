import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "./app.ts";
import { openLake } from "./lake.ts";
import { servePresence } from "./presence.ts";

type Options = {
  /** 0 takes a free port. */
  port: number;
  /** The lake's files are in its folder `lake`. */
  dataDir: string;
  /** Origins of the pages that may use the lake. */
  origins: string[];
  /** Milliseconds after which a query is cut off. */
  queryTimeLimit?: number;
};

/** Serves the lake on loopback. A taken port rejects with code EADDRINUSE. */
export async function startLake({ port, dataDir, origins, queryTimeLimit = 10_000 }: Options) {
  const lake = openLake({ dataDir, queryTimeLimit });
  const server = createAdaptorServer({ fetch: createApp(lake, origins).fetch }) as Server;
  const presence = servePresence(server, origins);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", resolve);
    });
  } catch (error) {
    presence.close();
    await lake.close();
    throw error;
  }

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Ends the streams, lets requests finish, and stops. */
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      presence.close();
      lake.endStreams();
      const impatience = setTimeout(() => server.closeAllConnections(), 2000);
      const idle = setInterval(() => server.closeIdleConnections(), 10);
      await closed;
      clearTimeout(impatience);
      clearInterval(idle);
      await lake.close();
    },
  };
}
