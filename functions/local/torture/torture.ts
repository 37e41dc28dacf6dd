import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Contact } from "../../supabase/functions/_shared/contact.ts";
import type { ReceivedMail } from "../testing/mails.ts";

/** Something that takes contact requests and has two e-mails sent for each. */
export type Target = {
  /** True once the visitor has been told that the request is stored. */
  store: (contact: Contact, requestId: string) => Promise<boolean>;
  notify: (contact: Contact, requestId: string) => Promise<unknown>;
  /** What may be killed, by name; each resolves when it is done, false when there was nothing to kill. */
  faults: Record<string, () => Promise<boolean>>;
  /** Resolves when everything runs again. */
  recover: () => Promise<void>;
};

export type Report = {
  acknowledged: number;
  faults: Record<string, number>;
  kills: number;
  /** The kills that may have hit a sender between the mail server's yes and the record of it. */
  senderKills: number;
  lost: number;
  doubled: number;
  /** Of the doubled, those that no mail program can recognise as the same: their Message-IDs differ. */
  unrecognisable: number;
};

const clients = 50;
const between = (least: number, most: number) => least + Math.random() * (most - least);

const contactNumber = (number: number): Contact => ({
  firstName: "Torture",
  lastName: `Numéro ${number}`,
  email: `torture.${number}@example.be`,
  phone: "+32 470 12 34 56",
  type: number % 2 ? "école" : "entreprise",
  message: `Demande numéro ${number}, qui ne doit ni se perdre ni se doubler.`,
});

/** Fifty visitors write while things are killed at random; `mails` is what arrived in the end. */
export async function torture(
  target: Target,
  options: { seconds: number; mails: ReceivedMail[]; settled: () => Promise<void> },
): Promise<Report> {
  const acknowledged = new Set<number>();
  const injected: Record<string, number> = {};
  const until = Date.now() + options.seconds * 1000;
  const names = Object.keys(target.faults);
  let kills = 0;
  /** Time is up and, however slow the machine, every fault has had its turn. */
  const over = () => Date.now() > until && kills >= names.length;
  let next = 0;

  /** Sends, and sends again the same request until told that it is stored, as people do. */
  async function visitor() {
    await sleep(between(0, 1000));
    while (!over()) {
      const number = next++;
      const contact = contactNumber(number);
      const requestId = randomUUID();
      const stored = await persist(() => target.store(contact, requestId));
      if (!stored) continue;
      acknowledged.add(number);
      await target.notify(contact, requestId).catch(() => {});
      await sleep(between(300, 1500));
    }
  }

  async function killer() {
    while (!over()) {
      await sleep(between(200, 1500));
      const name = names[kills % names.length]!;
      if (!(await target.faults[name]!())) continue;
      kills += 1;
      injected[name] = (injected[name] ?? 0) + 1;
    }
  }

  await Promise.all([killer(), ...Array.from({ length: clients }, visitor)]);
  await target.recover();
  await options.settled();
  return {
    acknowledged: acknowledged.size,
    faults: injected,
    kills,
    senderKills: kills - (injected["postgres"] ?? 0),
    ...tally(options.mails, acknowledged),
  };
}

/** Gives up after twenty seconds: a request never acknowledged may be lost. */
async function persist(attempt: () => Promise<boolean>) {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    if (await attempt().catch(() => false)) return true;
    await sleep(between(50, 300));
  }
  return false;
}

/** Lost: acknowledged requests of which an e-mail is missing. Doubled: e-mails beyond one of each kind. */
function tally(mails: ReceivedMail[], acknowledged: Set<number>) {
  const byKind = new Map<string, string[]>();
  for (const mail of mails) {
    const own = /^torture\.(\d+)@/.exec(mail.to[0] ?? "")?.[1];
    const about = own ?? /^Reply-To: .*torture\.(\d+)@/im.exec(mail.raw)?.[1];
    const key = `${about} ${own ? "acknowledgement" : "notification"}`;
    byKind.set(key, [...(byKind.get(key) ?? []), mail.messageId]);
  }
  const isLost = (number: number) =>
    !byKind.has(`${number} notification`) || !byKind.has(`${number} acknowledgement`);
  const beyondOne = (count: (ids: string[]) => number) =>
    [...byKind.values()].reduce((sum, ids) => sum + count(ids) - 1, 0);
  return {
    lost: [...acknowledged].filter(isLost).length,
    doubled: beyondOne((ids) => ids.length),
    unrecognisable: beyondOne((ids) => new Set(ids).size),
  };
}

/** Requests per second that fifty clients get stored, each sending its next as soon as the last is acknowledged. */
export async function throughput(store: Target["store"], seconds: number) {
  const until = Date.now() + seconds * 1000;
  let stored = 0;
  async function client(_: unknown, index: number) {
    for (let turn = 0; Date.now() < until; turn++) {
      if (await store(contactNumber(1_000_000 + index * 10_000 + turn), randomUUID())) stored += 1;
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return Math.round(stored / seconds);
}
