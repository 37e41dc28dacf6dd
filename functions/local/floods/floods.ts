import { randomUUID } from "node:crypto";
import { type Contact, registrationRow } from "../../supabase/functions/_shared/contact.ts";
import { anonKey, localProxySecret } from "../keys.ts";
import { startSystem, type System } from "../testing/system.ts";

type Flood = {
  name: string;
  /** What one call of an attacker is: over which door, from which address, with which rows. */
  call: (number: number) => { address?: string; method?: string; rows: object };
  /** Of the calls asked for, one in so many: a call may hold many rows. */
  oneIn?: number;
};

export type FloodReport = {
  flood: string;
  calls: number;
  /** Calls by the status they were answered with. */
  answers: Record<string, number>;
  stored: number;
  /** E-mails queued: to the victim's mailbox, to anybody else, and to the school. */
  toVictim: number;
  toOthers: number;
  toSchool: number;
  honestSent: number;
  honestStored: number;
};

const victim = "victime@example.be";
const concurrency = 40;
const honestVisitors = 20;

const contact = (changes: Partial<Contact>): Contact => ({
  firstName: "Zoé",
  lastName: "Dubois",
  email: victim,
  phone: "0470 12 34 56",
  type: "école",
  message: `Bonjour, ceci est une demande (${randomUUID()}).`,
  ...changes,
});
const row = (email: string) => registrationRow(contact({ email }), { requestId: randomUUID() });
const ipv4 = (first: number, number: number) =>
  `${first}.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

const floods: Flood[] = [
  { name: "d’une adresse", call: (n) => ({ address: "203.0.113.1", rows: row(`a${n}@example.be`) }) },
  { name: "d’adresses sans nombre", call: (n) => ({ address: ipv4(10, n), rows: row(`b${n}@example.be`) }) },
  {
    name: "d’une connexion IPv6",
    call: (n) => ({ address: `2001:db8:1:${(n & 255).toString(16)}::1`, rows: row(`c${n}@example.be`) }),
  },
  {
    name: "d’un réseau IPv6",
    call: (n) => ({ address: `2001:db8:2:${(n & 255).toString(16)}00::1`, rows: row(`e${n}@example.be`) }),
  },
  {
    name: "à une personne, d’adresses sans nombre",
    call: (n) => ({ address: ipv4(11, n), rows: row(n % 2 ? victim : `victime+${n}@example.be`) }),
  },
  { name: "sans adresse garantie", call: (n) => ({ rows: row(`d${n}@example.be`) }) },
  {
    name: "par listes de 300",
    oneIn: 30,
    call: (n) => ({ address: ipv4(12, n), rows: Array.from({ length: 300 }, () => row(victim)) }),
  },
  { name: "par PUT", call: (n) => ({ address: ipv4(13, n), method: "PUT", rows: row(victim) }) },
];

/** Floods the whole system by each way while honest visitors write, on a fresh database each time. */
export async function runFloods(calls: number, mailDayLimit = 300): Promise<FloodReport[]> {
  const system = await startSystem({ SWEEP_SECONDS: "0" });
  const reports: FloodReport[] = [];
  try {
    const db = await system.connect();
    await db.query("update private.contact_settings set mail_day_limit = $1", [mailDayLimit]);
    await db.end();
    for (const flood of floods) reports.push(await run(system, flood, Math.ceil(calls / (flood.oneIn ?? 1))));
  } finally {
    await system.stop();
  }
  return reports;
}

async function run(system: System, { name, call }: Flood, calls: number): Promise<FloodReport> {
  const db = await system.connect();
  await db.query("delete from registrations");
  const answers: Record<string, number> = {};
  let next = 0;
  async function attacker() {
    for (let number = next++; number < calls; number = next++) {
      const status = await send(system, call(number));
      answers[status] = (answers[status] ?? 0) + 1;
    }
  }
  /** Each from a home of their own, spread over the flood. */
  async function honest() {
    const sent = [];
    for (let visitor = 0; visitor < honestVisitors; visitor++) {
      while (next < (calls * visitor) / honestVisitors)
        await new Promise((resolve) => setTimeout(resolve, 5));
      const rows = row(`honnete${visitor}@example.be`);
      sent.push(await send(system, { address: `198.51.100.${visitor}`, rows }));
    }
    return sent.filter((status) => status === 201).length;
  }
  const [honestStored] = await Promise.all([honest(), ...Array.from({ length: concurrency }, attacker)]);

  const { rows } = await db.query(
    `select (select count(*)::int from registrations where email not like 'honnete%') as stored,
       count(*) filter (where recipient = $1)::int as "toVictim",
       count(*) filter (where recipient <> $1 and recipient not like 'honnete%')::int as "toOthers",
       count(*) filter (where kind = 'notification')::int as "toSchool" from email_outbox`,
    [victim],
  );
  await db.end();
  return { flood: name, calls, answers, honestSent: honestVisitors, honestStored, ...rows[0] };
}

async function send(system: System, { address, method = "POST", rows }: ReturnType<Flood["call"]>) {
  const answer = await fetch(`${system.url}/rest/v1/registrations`, {
    method,
    headers: {
      apikey: anonKey,
      "Content-Type": "application/json",
      ...(address && { "x-proxy-secret": localProxySecret, "x-visitor-address": address }),
    },
    body: JSON.stringify(rows),
  });
  await answer.arrayBuffer();
  return answer.status;
}
