import pg from "pg";
import { secretKey } from "./keys.ts";
import { databaseUrl } from "./postgres/database-url.ts";

const day = 24 * 60 * 60 * 1000;

/** What pg_cron does for a hosted project: watches and sweeps the outbox (0 seconds: never), and purges personal data once a day. */
export function startSchedule(options: { gatewayUrl: string; databasePort: number; sweepSeconds: number }) {
  async function sweep() {
    await run("select private.sweep_emails()");
    const answer = await fetch(`${options.gatewayUrl}/functions/v1/send-contact-email`, {
      method: "POST",
      headers: { apikey: secretKey, "Content-Type": "application/json" },
      body: JSON.stringify({ sweep: true }),
      signal: AbortSignal.timeout(10_000),
    });
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${said}`);
  }
  async function run(sql: string) {
    const client = new pg.Client(databaseUrl(options.databasePort));
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query(sql);
    } finally {
      await client.end().catch(() => {});
    }
  }
  const purge = () => run("select private.purge_personal_data()");
  let stopped = false;
  /** A missed turn is no fault, for the next one does its work: what goes on failing is said once. */
  function quietly(task: () => Promise<void>) {
    let failing = false;
    return async () => {
      const failure = await task().then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      if (failure && !failing && !stopped)
        console.error(`${task.name}: ${String((failure.error as Error).cause ?? failure.error)}`);
      failing = failure !== undefined;
    };
  }

  const turns = [
    { task: quietly(purge), every: day },
    ...(options.sweepSeconds > 0 ? [{ task: quietly(sweep), every: options.sweepSeconds * 1000 }] : []),
  ];
  const timers = turns.map(({ task, every }) => {
    void task();
    return setInterval(() => void task(), every);
  });
  return {
    stop() {
      stopped = true;
      timers.forEach(clearInterval);
    },
  };
}
