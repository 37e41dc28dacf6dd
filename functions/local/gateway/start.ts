import { once } from "node:events";
import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import pg from "pg";
import type { AuthOptions } from "../auth/auth.ts";
import { createGateway } from "./gateway.ts";

/** Listens on the loopback only; `stop` lets requests in progress finish. */
export async function startGateway(options: {
  port: number;
  databaseUrl: string;
  auth: Omit<AuthOptions, "pool"> & { databaseUrl: string };
  origins: string[];
  addressOf: (name: string) => string | undefined;
  /** Process ids by name once everything is ready; undefined until then. */
  health: () => Record<string, number | undefined> | undefined;
}) {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 20,
    pipeline: true,
    connectionTimeoutMillis: 5_000,
  });
  const accounts = new pg.Pool({
    connectionString: options.auth.databaseUrl,
    max: 5,
    connectionTimeoutMillis: 5_000,
  });
  for (const each of [pool, accounts]) each.on("error", () => {});
  const gateway = createGateway({ ...options, pool, auth: { ...options.auth, pool: accounts } });
  const server = serve({ fetch: gateway.fetch, port: options.port, hostname: "127.0.0.1" }) as Server;
  // Longer than the site keeps a connection: it must not ask on one that is being closed.
  server.keepAliveTimeout = 75_000;
  await once(server, "listening");

  async function stop() {
    const closed = once(server, "close");
    server.close();
    const timer = setTimeout(() => server.closeAllConnections(), 1_500);
    await closed;
    clearTimeout(timer);
    await Promise.all([pool.end(), accounts.end()]);
  }
  return { stop };
}
