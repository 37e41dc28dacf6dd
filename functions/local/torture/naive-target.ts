import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Guarded, guarded } from "../guarded.ts";
import { freePort } from "../ports.ts";
import type { System } from "../testing/system.ts";
import { kill } from "./outbox-target.ts";
import type { Target } from "./torture.ts";

/** The twin: the same database and mail server, without request id, outbox or sweep. */
export async function naiveTarget(system: System): Promise<Target & { stop: () => Promise<void> }> {
  const client = await system.connect();
  await client.query(
    "create table if not exists public.naive_requests (id bigint generated always as identity, email text, message text)",
  );
  await client.end();

  const port = await freePort();
  const env = {
    ...process.env,
    DATABASE_URL: system.databaseUrl,
    SMTP_PORT: system.env["SMTP_PORT"],
    PORT: String(port),
  };
  let child: Guarded;
  let stopped = false;
  function launch() {
    child = guarded([process.execPath, resolve(import.meta.dirname, "naive-server.ts")], {
      stopSignal: "TERM",
      env,
      log: () => {},
    });
    void child.exited.then(async () => {
      await sleep(200);
      if (!stopped) launch();
    });
  }
  launch();
  const post = (path: string, body: unknown) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });

  return {
    store: async (contact) => (await post("/insert", contact)).status === 201,
    notify: (contact) => post("/send", contact),
    faults: {
      server: async () => kill(child.process.pid),
      postgres: async () => kill((await system.health())?.pids["database"]),
    },
    recover: async () => {
      while (!(await post("/insert", { email: "probe", message: "probe" }).catch(() => undefined))?.ok)
        await sleep(50);
    },
    stop: async () => {
      stopped = true;
      await child.stop();
    },
  };
}
