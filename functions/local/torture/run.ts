import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../ports.ts";
import { withoutLimits } from "../testing/limits.ts";
import { startMailServer } from "../testing/mails.ts";
import { startSystem, type System } from "../testing/system.ts";
import { naiveTarget } from "./naive-target.ts";
import { outboxTarget } from "./outbox-target.ts";
import { type Report, throughput, torture } from "./torture.ts";

type TortureResult = { perSecond: number; outbox: Report; naive: Report };

/** Throughput without faults, then the system under faults, then its naive twin under the same kind of faults. */
export async function runTorture(options: {
  throughputSeconds: number;
  seconds: number;
  naiveSeconds: number;
}): Promise<TortureResult> {
  const smtpPort = await freePort();
  const mails = await startMailServer(smtpPort);
  const system = await startSystem({
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(smtpPort),
    SWEEP_SECONDS: "1",
  });
  try {
    const target = outboxTarget(system);
    await sql(system, "update private.contact_settings set mail_lease = '5 seconds'");
    await withoutLimits(system);
    const perSecond = await throughput(target.store, options.throughputSeconds);
    await sql(system, "delete from public.registrations");
    mails.received.length = 0;

    const outbox = await torture(target, {
      seconds: options.seconds,
      mails: mails.received,
      settled: () => nothingUnsent(system),
    });
    mails.received.length = 0;

    const naive = await naiveTarget(system);
    const naiveReport = await torture(naive, {
      seconds: options.naiveSeconds,
      mails: mails.received,
      // Nothing will come any more once the calls in progress are over.
      settled: async () => void (await mails.until(() => false, 3_000)),
    });
    await naive.stop();
    return { perSecond, outbox, naive: naiveReport };
  } finally {
    await system.stop();
    await mails.stop();
  }
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
