import { setTimeout as sleep } from "node:timers/promises";
import { registrationRow } from "../../supabase/functions/_shared/contact.ts";
import { anonKey } from "../keys.ts";
import type { System } from "../testing/system.ts";
import type { Target } from "./torture.ts";

/** The real system: insert with a request id, then ask for the e-mails; the outbox does the rest. */
export function outboxTarget(system: System): Target {
  const headers = { apikey: anonKey, Authorization: `Bearer ${anonKey}`, "Content-Type": "application/json" };
  const post = (path: string, body: unknown) =>
    fetch(`${system.url}${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });

  let restarting: Promise<void> | undefined;
  /** Kills the process that holds the gateway, and others with it; what is left ends by itself. */
  function killMain(others: number[]) {
    for (const pid of others) kill(pid);
    return restart().then(() => true);
  }
  function restart() {
    restarting ??= system
      .kill()
      .then(() => system.start())
      .finally(() => {
        restarting = undefined;
      });
    return restarting;
  }
  const pids = async () => (await system.health())?.pids ?? {};

  return {
    store: async (contact, requestId) => {
      const answer = await post("/rest/v1/registrations", registrationRow(contact, { requestId }));
      const body = await answer.text();
      return answer.status === 201 || (answer.status === 409 && body.includes("23505"));
    },
    notify: (contact, requestId) =>
      post("/functions/v1/send-contact-email", { ...contact, requestId }).then((answer) => answer.text()),
    faults: {
      function: async () => kill((await pids())["send-contact-email"]),
      postgres: async () => kill((await pids())["database"]),
      gateway: () => killMain([]),
      system: async () => killMain(Object.values(await pids())),
    },
    recover: async () => {
      await restarting;
      while (!(await system.health())) await sleep(50);
    },
  };
}

/** False when it was down already. */
export function kill(pid: number | undefined) {
  try {
    return pid !== undefined && process.kill(pid, "SIGKILL");
  } catch {
    return false;
  }
}
