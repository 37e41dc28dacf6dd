import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../ports.ts";
import { withoutLimits } from "../testing/limits.ts";
import { startMailServer } from "../testing/mails.ts";
import { startSystem, type System } from "../testing/system.ts";
import { naiveTarget } from "./naive-target.ts";
import { outboxTarget } from "./outbox-target.ts";
import { type Report, throughput, torture } from "./torture.ts";

type Ground = { system: System; mails: Awaited<ReturnType<typeof startMailServer>> };

/** Lends a system without limits, and the mail server it sends through. */
export async function onGround<T>(use: (ground: Ground) => Promise<T>): Promise<T> {
  const smtpPort = await freePort();
  const mails = await startMailServer(smtpPort);
  const system = await startSystem({
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(smtpPort),
    SWEEP_SECONDS: "1",
  });
  try {
    await sql(system, "update private.contact_settings set mail_lease = '5 seconds'");
    await withoutLimits(system);
    return await use({ system, mails });
  } finally {
    await system.stop();
    await mails.stop();
  }
}

/** Requests per second without faults; nothing of them is left. */
export async function unharmed({ system, mails }: Ground, seconds: number): Promise<number> {
  const perSecond = await throughput(outboxTarget(system).store, seconds);
  await sql(system, "delete from public.registrations");
  mails.received.length = 0;
  return perSecond;
}

/** The system under faults. */
export async function tortureOutbox({ system, mails }: Ground, seconds: number): Promise<Report> {
  return torture(outboxTarget(system), {
    seconds,
    mails: mails.received,
    settled: () => nothingUnsent(system),
  });
}

/** Its naive twin under the same kind of faults, once the system has settled. */
export async function tortureTwin({ system, mails }: Ground, seconds: number): Promise<Report> {
  mails.received.length = 0;
  const twin = await naiveTarget(system);
  const report = await torture(twin, {
    seconds,
    mails: mails.received,
    // Nothing will come any more once the calls in progress are over.
    settled: async () => void (await mails.until(() => false, 3_000)),
  });
  await twin.stop();
  return report;
}

/** Resolves when the outbox has nothing left to send; gives up after two minutes, and what is missing counts as lost. */
async function nothingUnsent(system: System) {
  for (const until = Date.now() + 120_000; Date.now() < until; await sleep(100)) {
    const [row] = await sql(
      system,
      "select count(*)::int as left from public.email_outbox where sent_at is null",
    ).catch(() => []);
    if (row?.left === 0) return;
  }
}

async function sql(system: System, text: string) {
  const client = await system.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
