import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type pg from "pg";
import { localProxySecret } from "../../local/keys.ts";
import { someContact } from "../../local/testing/contact.ts";
import { setForTest } from "../../local/testing/set-for-test.ts";
import { startSystem, type System } from "../../local/testing/system.ts";
import { isStored, registrationRow } from "../functions/_shared/contact.ts";

let system: System;
let client: pg.Client;

beforeAll(async () => {
  // The sweep stays out of the way: these tests are the sender.
  system = await startSystem({ SWEEP_SECONDS: "0" });
  client = await system.connect();
});
afterAll(async () => {
  await client.end();
  await system.stop();
});
beforeEach(() => client.query("delete from registrations"));
/** These write in one transaction after another, from one machine. */
beforeAll(() => client.query("update private.contact_settings set common_limit = 100000"));

async function store(changes = {}) {
  const row = { ...registrationRow(someContact()), ...changes };
  const keys = Object.keys(row);
  await client.query(
    `insert into registrations (${keys.join(", ")}) values (${keys.map((_, i) => `$${i + 1}`).join(", ")})`,
    Object.values(row),
  );
  return row;
}
const claim = async (contact: object | null, sweep = false) =>
  (await client.query("select * from claim_email($1, $2)", [contact && JSON.stringify(contact), sweep]))
    .rows[0];
const outbox = async () => (await client.query("select * from email_outbox order by kind")).rows;
const fail = (id: string, attempt: number) =>
  client.query("select record_email_failure($1, $2::smallint, 'no answer')", [id, attempt]);
const nextIn = async () =>
  (
    await client.query(
      "select kind, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes, attempts, given_up_at from email_outbox where kind = 'notification'",
    )
  ).rows[0];

describe("a stored request", () => {
  test("queues a message to the school and an acknowledgement in the same transaction", async () => {
    await client.query("begin");
    await store();
    expect((await outbox()).map((row) => row.kind)).toEqual(["acknowledgement", "notification"]);
    await client.query("rollback");
    expect(await outbox()).toEqual([]);
  });

  test.each([
    ["filled the trap", { trap: "spam" }],
    ["was filled in faster than a person can", { filled_in_ms: 300 }],
  ])("that %s is kept for staff to judge, and mails nobody", async (_, betrayal) => {
    await store(betrayal);
    expect(await outbox()).toEqual([]);
    expect((await client.query("select state from registrations")).rows).toEqual([{ state: "spam" }]);
    expect(await claim(null, true)).toBeUndefined();
  });

  test("that staff take for spam mails nobody any more", async () => {
    await store();
    await client.query("update registrations set state = 'spam'");
    expect(await claim(null, true)).toBeUndefined();
  });
});

describe("a request sent again with other words, under its id", () => {
  const request_id = "7d3bb1fd-8b2a-4b8e-8d4b-4b4f1d9d1c12";
  const messages = async () =>
    (await client.query("select message from registrations order by created_at")).rows.map(
      (row) => row.message,
    );
  const kinds = async () => (await outbox()).map((row) => row.kind);

  test("takes the place of the first, and mails what was sent last", async () => {
    await store({ request_id, message: "Ma première question." });
    const row = await store({ request_id, message: "Ma question, mieux posée." });
    expect(await messages()).toEqual(["Ma question, mieux posée."]);
    expect(await claim(row)).toMatchObject({ kind: "notification", message: "Ma question, mieux posée." });
  });

  test("tells the school again when it was told, and not more than it corrects", async () => {
    const first = await store({ request_id });
    await claim(first);
    for (const number of [1, 2, 3, 4, 5]) await store({ ...first, message: `Correction numéro ${number}.` });
    expect(await kinds()).toEqual(["acknowledgement", "correction", "notification"]);
    expect(await messages()).toEqual(["Correction numéro 5."]);
    expect(await claim(null, true)).toMatchObject({ message: "Correction numéro 5." });
  });

  test("tells the school again though it comes while what tells it is being taken up", async () => {
    const first = await store({ request_id });
    const sender = await system.connect();
    await sender.query("begin");
    const { rows } = await sender.query("select message from claim_email(null, true)");
    const corrected = store({ ...first, message: "Ma question, mieux posée." });
    const waits = "select from pg_stat_activity where wait_event_type = 'Lock'";
    const isOver = corrected.then(() => true);
    while (!(await Promise.race([isOver, sender.query(waits).then(({ rowCount }) => rowCount)])));
    await sender.query("commit");
    await Promise.all([corrected, sender.end()]);
    expect(rows).toEqual([{ message: first.message }]);
    expect(await claim(null, true)).toMatchObject({ message: "Ma question, mieux posée." });
    expect(await kinds()).toEqual(["acknowledgement", "correction", "notification"]);
  });

  test("is corrected though it comes while the watch looks what is in trouble", async () => {
    const first = await store({ request_id });
    await client.query("update email_outbox set queued_at = now() - interval '20 minutes'");
    await store({ last_name: "Sans nouvelles" });
    await client.query(
      `delete from email_outbox o using registrations r
       where r.id = o.registration_id and r.last_name = 'Sans nouvelles'`,
    );
    const watch = await system.connect();
    await watch.query("begin; select private.queue_untold()");
    const corrected = store({ ...first, email: "juste@example.be" }).then(
      () => "stored",
      ({ code }) => code,
    );
    const waits = "select from pg_stat_activity where wait_event_type = 'Lock'";
    while (!(await watch.query(waits)).rowCount);
    await watch.query("select private.watch_outbox(); commit");
    await watch.end();
    expect(await corrected).toBe("stored");
    await client.query("delete from email_outbox where kind = 'alarm'");
  });

  test("tells the school once when what would have told it failed", async () => {
    const first = await store({ request_id });
    const { id, attempt } = await claim(first);
    await fail(id, attempt);
    await store({ ...first, message: "Ma question, mieux posée." });
    expect(await kinds()).toEqual(["acknowledgement", "notification"]);
  });

  test("tells the school again as if for the first time, whatever became of the last correction", async () => {
    const first = await store({ request_id });
    await claim(first);
    await store({ ...first, message: "Correction numéro 1." });
    await client.query(
      "update email_outbox set told_at = now(), sending_until = now() where kind = 'correction'",
    );
    await store({ ...first, message: "Correction numéro 2." });
    expect((await outbox())[1]).toMatchObject({ kind: "correction", told_at: null, sending_until: null });
  });

  test("that looked like a robot's is judged anew: sent as a person sends it, it is new, and mailed about", async () => {
    const first = await store({ request_id, filled_in_ms: 300 });
    await store({ ...first, message: "Encore trop vite.", filled_in_ms: 1_000 });
    expect(await outbox()).toEqual([]);
    const last = await store({ ...first, message: "Ma question, mieux posée.", filled_in_ms: 40_000 });
    expect((await client.query("select state, suspicion from registrations")).rows).toEqual([
      { state: "new", suspicion: null },
    ]);
    expect(await kinds()).toEqual(["acknowledgement", "notification"]);
    expect(await claim(last)).toMatchObject({ message: "Ma question, mieux posée." });
  });

  test("that looked like a robot's, and that staff called new by mistake, is judged anew and mailed about once corrected", async () => {
    const first = await store({ request_id, filled_in_ms: 300 });
    const change = (to: string) =>
      client.query(`begin; set local request.jwt.claims = '{"email": "zoe@ecole.example"}';
        update registrations set ${to}; commit`);
    await change("state = 'new'");
    await change("state = 'spam', judged = false");
    expect(await claim(null, true)).toBeUndefined();
    const last = await store({ ...first, email: "juste@example.be", filled_in_ms: 40_000 });
    expect((await client.query("select state from registrations")).rows).toEqual([{ state: "new" }]);
    expect([(await claim(last)).kind, (await claim(last)).kind]).toEqual(["notification", "acknowledgement"]);
    expect(await claim(last)).toBeUndefined();
  });

  test("that staff took for spam stays so", async () => {
    const first = await store({ request_id });
    await client.query(`begin; set local request.jwt.claims = '{"email": "zoe@ecole.example"}';
      update registrations set state = 'spam'; commit`);
    await store({ ...first, message: "Ma question, mieux posée.", filled_in_ms: 40_000 });
    expect((await client.query("select state from registrations")).rows).toEqual([{ state: "spam" }]);
  });

  test("to another address acknowledges that one, and the first no more", async () => {
    const first = await store({ request_id });
    await store({ ...first, email: "juste@example.be" });
    const recipients = async () => (await outbox()).map((row) => row.recipient).filter(Boolean);
    expect(await recipients()).toEqual(["juste@example.be"]);
  });

  test("to address after address still counts what each was sent", async () => {
    const victim = "victime@example.be";
    for (let round = 0; round < 4; round++) {
      const request_id = `7d3bb1fd-8b2a-4b8e-8d4b-4b4f1d9d1d1${round}`;
      const row = await store({ request_id, email: victim });
      for (let mail = await claim(row); mail; mail = await claim(row))
        await client.query("select record_email_sent($1)", [mail.id]);
      await store({ ...row, email: `autre${round}@example.be` });
    }
    const sent = (await outbox()).filter((row) => row.recipient === victim && row.sent_at);
    expect(sent).toHaveLength(1);
  });

  const claimedOfAll = async () => {
    const claimed = [];
    for (let mail = await claim(null, true); mail; mail = await claim(null, true)) claimed.push(mail);
    return claimed;
  };

  test("to address after address writes to none but who was counted: the fifth reads nothing", async () => {
    const victim = "victime@example.be";
    const first = await store({ request_id });
    for (const number of [1, 2, 3]) await store({ ...first, email: `inconnu${number}@example.be` });
    await store({ ...first, email: victim });
    expect(await claimedOfAll()).toMatchObject([
      { kind: "notification", email: victim, acknowledged: false },
    ]);
    expect((await outbox()).map((row) => row.recipient)).toEqual([null]);
  });

  test("while its acknowledgement is on its way writes to that address no more when it fails", async () => {
    const first = await store({ request_id });
    const onItsWay = (await claimedOfAll()).find((mail) => mail.kind === "acknowledgement");
    for (const number of [1, 2, 3, 4]) await store({ ...first, email: `inconnu${number}@example.be` });
    await fail(onItsWay.id, onItsWay.attempt);
    await client.query("update email_outbox set next_attempt_at = now()");
    expect((await claimedOfAll()).filter(({ kind }) => kind === "acknowledgement")).toEqual([]);
    expect((await outbox())[0]).toMatchObject({ recipient: first.email, given_up_at: expect.any(Date) });
  });

  test("to another address and back while its acknowledgement is on its way goes on with that one", async () => {
    const first = await store({ request_id });
    const onItsWay = (await claimedOfAll()).find((mail) => mail.kind === "acknowledgement");
    await store({ ...first, email: "autre@example.be" });
    await store(first);
    await fail(onItsWay.id, onItsWay.attempt);
    await client.query("update email_outbox set next_attempt_at = now() where kind = 'acknowledgement'");
    expect(await claim(first)).toMatchObject({ kind: "correction" });
    expect(await claim(first)).toMatchObject({ id: onItsWay.id, email: first.email, attempt: 2 });
  });

  test("to another address once staff took it for spam leaves nothing for the first, and acknowledges that one", async () => {
    const first = await store({ request_id });
    await client.query("update registrations set state = 'spam'");
    await store({ ...first, email: "autre@example.be" });
    await client.query("update registrations set state = 'new'");
    expect(await claimedOfAll()).toMatchObject([
      { kind: "notification", acknowledged: true },
      { kind: "acknowledgement", email: "autre@example.be" },
    ]);
    await client.query(
      "update registrations set state = 'in_progress'; update registrations set state = 'new'",
    );
    expect(await claimedOfAll()).toEqual([]);
  });

  test("past the third time tells the school of the last an hour after it was told, and once", async () => {
    const told = async () => {
      await client.query("select private.watch_outbox()");
      const mails = await claimedOfAll();
      for (const { id } of mails) await client.query("select record_email_sent($1)", [id]);
      return mails.map(({ kind, message }) => `${kind}: ${message}`);
    };
    const first = await store({ request_id });
    await told();
    for (const number of [1, 2, 3]) {
      const { message } = await store({ ...first, message: `Correction numéro ${number}.` });
      expect(await told()).toEqual([`correction: ${message}`]);
    }
    for (const number of [4, 5]) await store({ ...first, message: `Correction numéro ${number}.` });
    expect(await told()).toEqual([]);
    await client.query("update registrations set correction_due = correction_due - interval '1 hour'");
    expect(await told()).toEqual(["correction: Correction numéro 5."]);
    expect(await told()).toEqual([]);
  });

  test("past the third time waits an hour while the last is on its way, too", async () => {
    const first = await store({ request_id });
    for (const { id } of await claimedOfAll()) await client.query("select record_email_sent($1)", [id]);
    for (const number of [1, 2, 3]) {
      await store({ ...first, message: `Correction numéro ${number}.` });
      expect(await claimedOfAll()).toMatchObject([{ kind: "correction" }]);
    }
    for (const number of [4, 5]) await store({ ...first, message: `Correction numéro ${number}.` });
    await client.query("select private.watch_outbox()");
    expect(await claimedOfAll()).toEqual([]);
  });

  test("that nobody was told of in a day is not told of for a note of staff", async () => {
    const first = await store({ request_id });
    await client.query("delete from email_outbox");
    await client.query("update registrations set created_at = now() - interval '2 days', changed_at = now()");
    await client.query("select private.watch_outbox()");
    expect(await claimedOfAll()).toEqual([]);
    expect(await messages()).toEqual([first.message]);
  });

  test("is another request once somebody is at work on the first", async () => {
    await store({ request_id, message: "Ma première question." });
    await client.query("update registrations set state = 'answered'");
    const second = await store({ request_id, message: "Ma seconde question." });
    expect(await messages()).toEqual(["Ma première question.", "Ma seconde question."]);
    expect((await claim(second)).message).toBe("Ma seconde question.");
    // Its answer was lost, and the browser sends it once more.
    await expect(store(second)).rejects.toMatchObject({ code: "23505" });
    await store({ ...second, message: "Ma troisième question." });
    expect(await messages()).toHaveLength(3);
  });

  test("sent twice at once with the same words is stored once", async () => {
    const row = { ...registrationRow(someContact()), request_id };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => system.anon().from("registrations").insert(row)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(isStored)).toBe(true);
  });
});

describe("an outbox in trouble", () => {
  const watch = () => client.query("select private.watch_outbox()");
  const health = async () => (await client.query("select public.mail_health() as health")).rows[0].health;
  const alarms = async () => (await outbox()).filter((row) => row.kind === "alarm");
  const late = () => client.query("update email_outbox set queued_at = now() - interval '16 minutes'");
  beforeEach(() => client.query("delete from email_outbox where kind = 'alarm'"));

  test("that is not, tells nobody", async () => {
    await store();
    await watch();
    expect([await health(), await alarms()]).toEqual([{ late: 0, given_up: 0, untold: 0 }, []]);
  });

  test("an e-mail that waits for more than 15 minutes is counted, and the school told once", async () => {
    await store();
    await late();
    expect(await health()).toEqual({ late: 2, given_up: 0, untold: 0 });
    await watch();
    await watch();
    expect(await alarms()).toMatchObject([{ about: { late: 2, given_up: 0, untold: 0 }, sent_at: null }]);
    await client.query(
      "update email_outbox set queued_at = now() - interval '25 hours' where kind = 'alarm'",
    );
    const [{ id }] = await alarms();
    await watch();
    expect((await alarms())[0].id).toBe(id);
  });

  test("a new trouble on another day is told by another e-mail", async () => {
    const row = await store();
    await late();
    await watch();
    await client.query(
      "update email_outbox set queued_at = now() - interval '25 hours' where kind = 'alarm'",
    );
    const [{ id }] = await alarms();
    await client.query(
      "update email_outbox set given_up_at = now(), told_at = null where kind = 'notification'",
    );
    await watch();
    expect((await alarms())[0].id).not.toBe(id);
    expect(await health()).toEqual({ late: 1, given_up: 1, untold: 0 });
    expect(await claim(row)).toMatchObject({ kind: "acknowledgement" });
  });

  const giveUp = (kind: string, permanent: boolean) =>
    client.query(
      "select record_email_failure(id, attempts, '550 inconnu', $2) from email_outbox where kind = $1",
      [kind, permanent],
    );
  test("an acknowledgement whose recipient is refused for good troubles nobody", async () => {
    await store();
    await giveUp("acknowledgement", true);
    expect((await outbox())[0]).toMatchObject({ kind: "acknowledgement", given_up_at: expect.any(Date) });
    await late();
    await client.query("update email_outbox set sent_at = now() where kind = 'notification'");
    await watch();
    expect([await health(), await alarms()]).toEqual([{ late: 0, given_up: 0, untold: 0 }, []]);
  });

  test("one whose attempts are used up still does, and one to the school that cannot leave", async () => {
    await store();
    await client.query("update email_outbox set attempts = 20");
    await giveUp("acknowledgement", false);
    await giveUp("notification", false);
    await watch();
    expect([await health(), await alarms()]).toMatchObject([
      { late: 0, given_up: 2, untold: 0 },
      [{ about: { given_up: 2 } }],
    ]);
    await client.query("update registrations set state = 'answered'");
    expect(await health()).toEqual({ late: 0, given_up: 0, untold: 0 });
  });

  test("one that is refused, then sent again, counts again while it waits", async () => {
    await store();
    await giveUp("acknowledgement", true);
    await client.query("update email_outbox set given_up_at = null where kind = 'acknowledgement'");
    await late();
    expect(await health()).toEqual({ late: 2, given_up: 0, untold: 0 });
  });

  test("an alarm is tried until it leaves, however long the mail is down", async () => {
    await store();
    await late();
    await watch();
    await client.query("update email_outbox set next_attempt_at = 'infinity' where kind <> 'alarm'");
    for (const attempts of [19, 20, 2000]) {
      await client.query(
        "update email_outbox set attempts = $1, next_attempt_at = now() where kind = 'alarm'",
        [attempts],
      );
      const { id, attempt } = await claim(null, true);
      await fail(id, attempt);
    }
    expect(await alarms()).toMatchObject([{ attempts: 2001, given_up_at: null }]);
    const { rows } = await client.query(
      "select from email_outbox where kind = 'alarm' and next_attempt_at <= now() + interval '6 hours'",
    );
    expect(rows).toHaveLength(1);
  });

  test("an alarm is sent by the sweep, without a request", async () => {
    await store();
    await late();
    await client.query("update email_outbox set next_attempt_at = 'infinity'");
    await watch();
    expect(await claim(null, true)).toMatchObject({ kind: "alarm", about: { late: 2 }, email: null });
  });

  test("is swept, hosted, by a call that bears the vault's key as its own", async () => {
    await client.query(`begin;
      create schema vault;
      create table vault.decrypted_secrets (name text, decrypted_secret text);
      insert into vault.decrypted_secrets values
        ('project_url', 'https://abc.supabase.co'), ('service_role_key', 'sb_secret_a');
      create schema net;
      create table net.posted (url text, headers jsonb, body jsonb);
      create function net.http_post(url text, headers jsonb, body jsonb) returns void
      language sql as 'insert into net.posted values ($1, $2, $3)'`);
    await store();
    await client.query("select private.sweep_emails()");
    const { rows } = await client.query("select * from net.posted");
    await client.query("rollback");
    expect(rows).toEqual([
      {
        url: "https://abc.supabase.co/functions/v1/send-contact-email",
        headers: { "Content-Type": "application/json", apikey: "sb_secret_a" },
        body: { sweep: true },
      },
    ]);
  });

  test("requests beyond the day's e-mails are stored, and the school told of them once", async () => {
    await client.query("update private.contact_settings set mail_day_limit = 2");
    for (let count = 0; count < 4; count++) await store();
    expect((await outbox()).length).toBe(4);
    expect(await health()).toEqual({ late: 0, given_up: 0, untold: 2 });
    await watch();
    await watch();
    expect(await alarms()).toHaveLength(1);
    await client.query("update private.contact_settings set mail_day_limit = 300");
  });
});

describe("of the day's e-mails", () => {
  const watch = () => client.query("select private.watch_outbox()");
  const from = (address: string) =>
    client.query("select set_config('request.headers', $1, false)", [
      address && JSON.stringify({ "x-proxy-secret": localProxySecret, "x-visitor-address": address }),
    ]);
  afterAll(() => from(""));
  /** How many of each kind were queued, of those sent from an address. */
  const queued = async (sender: string) => {
    const { rows } = await client.query(
      `select kind, count(*)::int from email_outbox o join registrations r on r.id = o.registration_id
       where r.last_name = $1 group by kind`,
      [sender],
    );
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  };
  const aDayLater = (sender: string) =>
    client.query(
      `update email_outbox o set queued_at = o.queued_at - interval '25 hours' from registrations r
       where r.id = o.registration_id and r.last_name = $1`,
      [sender],
    );
  const untold = async () => (await client.query("select from private.untold_requests()")).rowCount;

  test("one home leaves the others theirs; whoever the school was not told of is told once there is room", async () => {
    await setForTest(client, "contact_settings.mail_day_limit", 4);
    await setForTest(client, "contact_settings.home_mail_day_limit", 2);
    for (const host of [1, 1, 1, 2, 3, 4]) {
      await from(`203.0.113.${host}`);
      await store({ last_name: `Hôte ${host}` });
    }
    const both = (count: number) => ({ notification: count, acknowledgement: count });
    expect([await queued("Hôte 1"), await queued("Hôte 2")]).toEqual([both(2), both(1)]);
    await watch();
    expect([await queued("Hôte 4"), await untold()]).toEqual([{}, 2]);
    await aDayLater("Hôte 2");
    await watch();
    expect([await queued("Hôte 1"), await queued("Hôte 4"), await untold()]).toEqual([both(2), both(1), 1]);
    await aDayLater("Hôte 1");
    await watch();
    expect([await queued("Hôte 1"), await untold()]).toEqual([both(3), 0]);
  });

  test("none may be left for a correction: it counts as untold, and is told once there is room", async () => {
    const first = await store({ last_name: "Corrigé", request_id: crypto.randomUUID() });
    await client.query("update email_outbox set sent_at = now()");
    await setForTest(client, "contact_settings.mail_day_limit", 0);
    await store({ ...first, phone: "0470 99 99 99" });
    await watch();
    const told = { notification: 1, acknowledgement: 1 };
    expect([await queued("Corrigé"), await untold()]).toEqual([told, 1]);
    await setForTest(client, "contact_settings.mail_day_limit", 1);
    await watch();
    expect([await queued("Corrigé"), await untold()]).toEqual([{ ...told, correction: 1 }, 0]);
  });

  test("one network leaves the others theirs, from however many homes of it they are asked for", async () => {
    await setForTest(client, "contact_settings.network_mail_day_limit", 2);
    const both = { notification: 1, acknowledgement: 1 };
    for (const [host, mails] of [
      ["2001:db8:5::1", both],
      ["2001:db8:5:100::1", both],
      ["2001:db8:5:200::1", {}],
      ["2001:db8:100::1", both],
    ] as const) {
      await from(host);
      await store({ last_name: host });
      expect(await queued(host)).toEqual(mails);
    }
  });

  test("those about requests that nobody vouches for an address of are no home's", async () => {
    await setForTest(client, "contact_settings.home_mail_day_limit", 1);
    await setForTest(client, "contact_settings.network_mail_day_limit", 1);
    await from("");
    for (let count = 0; count < 2; count++) await store({ last_name: "Personne" });
    expect(await queued("Personne")).toEqual({ notification: 2, acknowledgement: 2 });
  });
});

describe("a sender", () => {
  test("is given the school's message first, then the acknowledgement, then nothing", async () => {
    const row = await store();
    expect([(await claim(row)).kind, (await claim(row)).kind, await claim(row)]).toEqual([
      "notification",
      "acknowledgement",
      undefined,
    ]);
  });

  test.each([
    ["another message", { message: "Tout autre chose que prévu" }],
    ["another address", { email: "victim@example.be" }],
    ["another name", { first_name: "Bob" }],
    ["another request id", { request_id: "7d3bb1fd-8b2a-4b8e-8d4b-4b4f1d9d1c11" }],
  ])("who names %s than what is stored is given nothing", async (_, changes) => {
    const row = await store();
    expect(await claim({ ...row, ...changes })).toBeUndefined();
  });

  test("who names what is stored nowhere, while many e-mails wait, has not the whole table read", async () => {
    const row = registrationRow(someContact());
    const admin = await system.connect("supabase_admin");
    await admin.query("begin; set local session_replication_role = replica");
    await admin.query(
      `insert into registrations (first_name, last_name, email, phone, message, registration_type, delete_after, answer_due)
       select $1, $2, n || $3, $4, $5, $6, now(), now() from generate_series(1, 5000) n`,
      [row.first_name, row.last_name, row.email, row.phone, row.message, row.registration_type],
    );
    await admin.query(
      "insert into email_outbox (registration_id, kind) select id, 'notification' from registrations",
    );
    await admin.query("analyze registrations, email_outbox");
    const read = async () =>
      (await admin.query("select seq_scan from pg_stat_xact_user_tables where relname = 'registrations'"))
        .rows[0].seq_scan;
    const before = await read();
    await admin.query("select * from claim_email($1)", [JSON.stringify(row)]);
    expect(await read()).toBe(before);
    await admin.query("rollback");
    await admin.end();
  });

  test.each([[null], [{}], [{ email: "x" }]])("who names %j is given nothing", async (contact) => {
    await store();
    expect(await claim(contact)).toBeUndefined();
  });

  test("never gets an e-mail another sender holds, even one that is still deciding", async () => {
    await store();
    const [one, two] = await Promise.all([system.connect(), system.connect()]);
    await one.query("begin");
    await two.query("begin");
    const held = await Promise.all([one, two].map((c) => c.query("select id from claim_email(null, true)")));
    expect(new Set(held.map((result) => result.rows[0].id)).size).toBe(2);
    await Promise.all([one.query("rollback"), two.query("rollback")]);
    await Promise.all([one.end(), two.end()]);
  });

  test("that is killed gives its e-mail back when the lease ends, and counts as an attempt", async () => {
    const row = await store();
    const first = await claim(row);
    await client.query("update email_outbox set next_attempt_at = now() where id = $1", [first.id]);
    expect(await claim(row)).toMatchObject({ id: first.id, attempt: 2 });
  });

  test("that comes back after its lease passed to another does not disturb the other", async () => {
    const row = await store();
    const first = await claim(row);
    await client.query("update email_outbox set next_attempt_at = now() where id = $1", [first.id]);
    await claim(row);
    await fail(first.id, 1);
    expect(await nextIn()).toMatchObject({ attempts: 2, minutes: 5 });
  });
});

describe("an e-mail that fails", () => {
  test("waits longer each time, six hours at most, and is given up after twenty attempts but kept", async () => {
    const row = await store();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 20; attempt++) {
      const { id } = await claim(row);
      await fail(id, attempt);
      waits.push((await nextIn()).minutes);
      if (attempt < 20)
        await client.query("update email_outbox set next_attempt_at = now() where id = $1", [id]);
      await client.query(
        "update email_outbox set next_attempt_at = 'infinity' where kind = 'acknowledgement'",
      );
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, ...Array(11).fill(360)]);
    await client.query("update email_outbox set next_attempt_at = now() where kind = 'notification'");
    expect(await claim(row)).toBeUndefined();
    expect(await outbox()).toContainEqual(
      expect.objectContaining({
        kind: "notification",
        attempts: 20,
        last_error: "no answer",
        given_up_at: expect.any(Date),
        sent_at: null,
      }),
    );
  });

  test("or whose sender is never heard of again is given up after as many attempts", async () => {
    const row = await store();
    await client.query(
      "update email_outbox set next_attempt_at = case kind when 'acknowledgement' then 'infinity'::timestamptz else now() end",
    );
    for (let attempt = 1; attempt <= 20; attempt++) {
      expect(await claim(row)).toMatchObject({ attempt });
      await client.query("update email_outbox set next_attempt_at = now() where kind = 'notification'");
    }
    expect(await claim(row)).toBeUndefined();
    expect(await nextIn()).toMatchObject({ attempts: 20, given_up_at: expect.any(Date) });
  });

  test("and then succeeds is marked sent, its error forgotten", async () => {
    const row = await store();
    const { id } = await claim(row);
    await fail(id, 1);
    await client.query("select record_email_sent($1)", [id]);
    expect(await outbox()).toContainEqual(
      expect.objectContaining({ id, sent_at: expect.any(Date), last_error: null }),
    );
  });
});
