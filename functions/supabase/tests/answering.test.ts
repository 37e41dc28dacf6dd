import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SupabaseClient } from "@supabase/supabase-js";
import type pg from "pg";
import { localStaff } from "../../local/staff.ts";
import { someContact } from "../../local/testing/contact.ts";
import { withoutLimits } from "../../local/testing/limits.ts";
import { startSystem, type System } from "../../local/testing/system.ts";
import { daysOf, publicHoliday } from "../../../studio/calendar/index.ts";
import { type Contact, registrationRow } from "../functions/_shared/contact.ts";

let system: System;
let db: pg.Client;
/** The Studio's client, once somebody on the list has signed in. */
let staff: SupabaseClient;

beforeAll(async () => {
  system = await startSystem({ SWEEP_SECONDS: "0" });
  db = await system.connect();
  await withoutLimits(system);
  staff = await system.staff();
});
afterAll(async () => {
  await db.end();
  await system.stop();
});
beforeEach(() => db.query("delete from registrations"));

const send = (changes: Partial<Contact> = {}, signals = {}) =>
  system
    .anon()
    .from("registrations")
    .insert(registrationRow(someContact(changes), signals));
const only = async () => (await staff.from("registrations").select("id,state").single()).data!;
const overview = async () => (await staff.rpc("requests_overview")).data;

describe("staff who are signed in", () => {
  test("see the newest first, a page at a time, with the count", async () => {
    for (const firstName of ["Abel", "Bea", "Chloé"]) await send({ firstName });
    const { data, count } = await staff
      .from("registrations")
      .select("first_name", { count: "exact" })
      .order("created_at", { ascending: false })
      .range(0, 1);
    expect({ data, count }).toEqual({ data: [{ first_name: "Chloé" }, { first_name: "Bea" }], count: 3 });
  });

  test("find words without their accents, and what is late", async () => {
    await send({ firstName: "Amélie", lastName: "Lebœuf", message: "Où êtes-vous donc ?".normalize("NFD") });
    await send({ firstName: "Bob" });
    await db.query(
      "update registrations set answer_due = now() - interval '1 minute' where first_name = 'Bob'",
    );
    const found = async (query: PromiseLike<{ data: unknown }>) =>
      ((await query).data as { first_name: string }[]).map(({ first_name }) => first_name);
    const table = () => staff.from("registrations").select("first_name");
    expect(await found(table().ilike("search_text", "%amelie%").ilike("search_text", "%ou etes%"))).toEqual([
      "Amélie",
    ]);
    expect(await found(table().ilike("search_text", "%leboeuf%"))).toEqual(["Amélie"]);
    const late = table().in("state", ["new", "in_progress"]).lt("answer_due", new Date().toISOString());
    expect(await found(late)).toEqual(["Bob"]);
  });

  test("find a telephone by its digits, whatever separates them", async () => {
    await send({ firstName: "Amélie", phone: "0470/12.34.56", message: "Chambre 21" });
    await send({ firstName: "Bob", phone: "+32 (0)470 12 34 57" });
    const found = async (digits: string) =>
      (await staff.from("registrations").select("first_name").like("search_text", `%${digits}%`)).data;
    expect(await found("470123456")).toEqual([{ first_name: "Amélie" }]);
    expect(await found("470123457")).toEqual([{ first_name: "Bob" }]);
    expect(await found("210470")).toEqual([]);
  });

  test("are told what there is, and whether anything changed", async () => {
    await send();
    await send({}, { trap: "x" });
    const before = await overview();
    expect(before).toMatchObject({ total: 2, new: 1, spam: 1, unjudged: 1, late: 0, in_progress: 0 });
    const { data } = await staff.from("registrations").select("id").eq("state", "new").single();
    await staff.from("registrations").update({ state: "in_progress" }).eq("id", data!.id);
    const after = await overview();
    expect(after).toMatchObject({ new: 0, in_progress: 1 });
    expect(after.changed_at > before.changed_at).toBe(true);
    await staff.from("registrations").update({ judged: true }).eq("state", "spam");
    expect(await overview()).toMatchObject({ spam: 1, unjudged: 0 });
  });

  test("who note on what was set aside by itself, take it, or take back what they judged, have not judged it", async () => {
    await send({}, { trap: "x" });
    const { id } = await only();
    const change = (to: object) => staff.from("registrations").update(to).eq("id", id);
    const unjudged = async () => (await overview()).unjudged;
    await staff.from("request_notes").insert({ registration_id: id, text: "Un robot ?" });
    await change({ assignee: localStaff.email });
    expect(await unjudged()).toBe(1);
    await change({ judged: true });
    expect(await unjudged()).toBe(0);
    await change({ judged: false });
    expect(await unjudged()).toBe(1);
    await change({ state: "new" });
    await change({ state: "spam" });
    expect(await unjudged()).toBe(0);
    await change({ state: "new" });
    await change({ state: "spam", judged: false });
    expect(await unjudged()).toBe(1);
  });

  test("take a request, note on it in their name, and answer it", async () => {
    await send();
    const { id } = await only();
    const taken = await staff
      .from("registrations")
      .update({ state: "in_progress", assignee: localStaff.email })
      .eq("id", id)
      .select("state,assignee,answered_at")
      .single();
    expect(taken.data).toEqual({ state: "in_progress", assignee: localStaff.email, answered_at: null });
    const noted = await staff
      .from("request_notes")
      .insert({ registration_id: id, text: "Rappelée mardi." })
      .select("author,text,created_at")
      .single();
    expect(noted.data).toEqual({
      author: localStaff.email,
      text: "Rappelée mardi.",
      created_at: expect.any(String),
    });
    const forged = { registration_id: id, text: "x", author: "autre@example.be" };
    expect((await staff.from("request_notes").insert(forged)).error?.code).toBe("42501");
    await staff.from("registrations").update({ state: "answered" }).eq("id", id);
    const answeredAt = async () =>
      (await staff.from("registrations").select("answered_at").single()).data!.answered_at as string | null;
    const answered_at = await answeredAt();
    expect(answered_at).toEqual(expect.any(String));

    const change = (to: object) => staff.from("registrations").update(to).eq("id", id);
    await change({ answered_at: "2026-01-01T00:00:00Z" });
    expect(await answeredAt()).toBe(answered_at);
    await change({ state: "in_progress", answered_at });
    expect(await answeredAt()).toBeNull();
    await change({ state: "answered", answered_at });
    expect(await answeredAt()).toBe(answered_at);
    await change({ state: "new" });
    await change({ state: "answered", answered_at: "2199-01-01T00:00:00Z" });
    expect(Date.parse((await answeredAt())!)).toBeLessThanOrEqual(Date.now() + 60_000);
    await change({ state: "new" });
    await change({ state: "answered", answered_at: "-infinity" });
    const { data } = await staff.from("registrations").select("created_at").single();
    expect(await answeredAt()).toBe(data!.created_at);
  });

  test("send a note again whose answer was lost, and it is one note", async () => {
    await send();
    const { id } = await only();
    const note = { id: crypto.randomUUID(), registration_id: id, text: "Rappelée mardi." };
    const sent = () => staff.from("request_notes").insert(note);
    expect((await sent()).error).toBeNull();
    expect((await sent()).error?.code).toBe("23505");
    expect((await staff.from("request_notes").select("id,text")).data).toEqual([
      { id: note.id, text: note.text },
    ]);
  });

  test.each(["", " \n", "\u200B\u200B"])("leave no note that nobody sees: %j", async (text) => {
    await send();
    const { id } = await only();
    const { error } = await staff.from("request_notes").insert({ registration_id: id, text });
    expect(error?.code).toBe("23514");
  });

  test("see who of them changed a request last", async () => {
    await send();
    const { id } = await only();
    const changedBy = async () => (await staff.from("registrations").select("changed_by").single()).data;
    expect(await changedBy()).toEqual({ changed_by: null });
    await staff.from("registrations").update({ state: "answered" }).eq("id", id);
    expect(await changedBy()).toEqual({ changed_by: localStaff.email });
  });

  test("who take a request for spam by mistake undo it, and its e-mails leave after all", async () => {
    await send();
    const { id } = await only();
    const judge = (state: string) => staff.from("registrations").update({ state }).eq("id", id);
    const due = async () =>
      (await db.query("select kind from email_outbox where next_attempt_at <= now() order by kind")).rows;
    const before = await due();
    expect(before).toHaveLength(2);
    const { rows } = await db.query("select id, attempt from claim_email(sweep => true)");
    await judge("spam");
    await db.query("select record_email_failure($1, $2, 'no answer')", [rows[0].id, rows[0].attempt]);
    expect(await due()).toEqual([]);
    await db.query("update email_outbox set queued_at = now() - interval '1 hour'");
    expect((await staff.rpc("mail_health")).data).toMatchObject({ late: 0 });
    await db.query("update email_outbox set sending_until = now()");
    await judge("new");
    expect(await due()).toEqual(before);
  });

  test("who take a request for spam while its e-mail is being sent, and undo it, have it sent once", async () => {
    await send();
    await db.query("delete from email_outbox where kind = 'acknowledgement'");
    const { id } = await only();
    const claim = async () => (await db.query("select id, attempt from claim_email(sweep => true)")).rows[0];
    const first = await claim();
    for (const state of ["spam", "new"]) await staff.from("registrations").update({ state }).eq("id", id);
    expect(await claim()).toBeUndefined();
    // The first sender never came back: when its time is over another takes its place, and hears nothing of it.
    await db.query("update email_outbox set next_attempt_at = now(), sending_until = now()");
    const second = await claim();
    await db.query("select record_email_failure($1, $2, 'no answer')", [first.id, first.attempt]);
    expect(second.attempt).not.toBe(first.attempt);
    expect((await db.query("select last_error from email_outbox")).rows).toEqual([{ last_error: null }]);
  });

  test.each([
    ["at once"],
    ["once they had called it spam too", "spam"],
    ["having taken it first", "in_progress"],
  ])(
    "who call new what was set aside by itself, %s, have it acknowledged and announced, and no alarm",
    async (_, ...first) => {
      await send({}, { filledInMs: 300 });
      const { id } = await only();
      for (const state of [...first, "new", "answered", "new"])
        await staff.from("registrations").update({ state }).eq("id", id);
      const { rows } = await db.query("select kind from email_outbox order by kind");
      expect(rows).toEqual([{ kind: "acknowledgement" }, { kind: "notification" }]);
      expect((await staff.rpc("mail_health")).data).toEqual({ late: 0, given_up: 0, untold: 0 });
    },
  );

  test("who have answered what was set aside by itself mail its author nothing more", async () => {
    await send({}, { filledInMs: 300 });
    const { id } = await only();
    await staff.from("registrations").update({ state: "answered" }).eq("id", id);
    expect((await db.query("select from email_outbox")).rowCount).toBe(0);
  });

  test("add a colleague, who may have an account then, and take away others, but not themselves", async () => {
    const colleague = { email: "nouvelle@ecole.example", name: "Nour" };
    const user = JSON.stringify({ user: { email: colleague.email } });
    const refused = async () => {
      const { rows } = await db.query("select public.before_user_created($1) ? 'error' as refused", [user]);
      return rows[0].refused;
    };
    const remove = async (address: string) => (await staff.rpc("remove_colleague", { address })).status;
    expect(await refused()).toBe(true);
    expect((await staff.from("staff").insert(colleague)).status).toBe(201);
    expect(await refused()).toBe(false);
    expect(await remove(localStaff.email)).toBe(404);
    expect(await remove(colleague.email)).toBe(204);
    expect(await refused()).toBe(true);
  });

  test("stay who judged a request, and when, once a colleague who had it leaves or gets another address", async () => {
    await db.query("insert into staff (email, name) values ('avant@ecole.example', 'Alix')");
    await send();
    const { id } = await only();
    await staff.from("registrations").update({ state: "spam", assignee: "avant@ecole.example" }).eq("id", id);
    const judged = async () =>
      (await staff.from("registrations").select("assignee,changed_by,changed_at").single()).data!;
    const before = await judged();
    expect(before.changed_by).toBe(localStaff.email);
    await db.query("update staff set email = 'apres@ecole.example' where name = 'Alix'");
    expect(await judged()).toEqual({ ...before, assignee: "apres@ecole.example" });
    await db.query("delete from staff where name = 'Alix'");
    expect(await judged()).toEqual({ ...before, assignee: null });
    expect(await overview()).toMatchObject({ spam: 1, unjudged: 0 });
  });

  test("have what waits for an answer counted as late after another delay, and what comes", async () => {
    const within = async (hours: number) => (await staff.rpc("set_answer_within", { hours })).status;
    const delays = async () =>
      (
        await db.query(
          `select first_name, answer_due = private.answer_due(created_at, '48 hours') as right
           from registrations order by first_name`,
        )
      ).rows;
    expect(await overview()).toMatchObject({ answer_within_hours: 24 });
    await send({ firstName: "Abel" });
    await send({ firstName: "Bea" });
    await staff.from("registrations").update({ state: "answered" }).eq("first_name", "Abel");
    expect(await within(48)).toBe(204);
    await send({ firstName: "Chloé" });
    expect(await overview()).toMatchObject({ answer_within_hours: 48 });
    expect(await delays()).toEqual([
      { first_name: "Abel", right: false },
      { first_name: "Bea", right: true },
      { first_name: "Chloé", right: true },
    ]);
    expect([await within(0), await within(1_000_000), await within(24)]).toEqual([400, 400, 204]);
  });

  test.each([0, null])("are told that a delay of %s hours is none, and no other setting", async (hours) => {
    const { status, error } = await staff.rpc("set_answer_within", { hours });
    expect({ status, details: error?.details }).toEqual({ status: 400, details: null });
  });

  test("find the requests whose e-mails did not leave", async () => {
    await send({ firstName: "Abel" });
    await send({ firstName: "Bea" });
    const { data } = await staff.from("registrations").select("id").eq("first_name", "Bea").single();
    await db.query("update email_outbox set given_up_at = now() where registration_id = $1", [data!.id]);
    expect((await staff.rpc("troubled_requests")).data).toEqual([data!.id]);
  });

  test("find all of them, however many they are, the newest first", async () => {
    for (let count = 0; count < 101; count += 1) await send();
    await db.query("update email_outbox set given_up_at = now()");
    const { rows } = await db.query("select id from registrations order by created_at desc");
    expect((await staff.rpc("troubled_requests")).data).toEqual(rows.map(({ id }) => id));
  });

  test("may change a request's words as little as its date", async () => {
    await send();
    const { id } = await only();
    for (const change of [{ message: "Autre chose, tout autre." }, { created_at: "2000-01-01" }])
      expect((await staff.from("registrations").update(change).eq("id", id)).error?.code).toBe("42501");
    expect((await staff.from("registrations").update({ state: "lost" }).eq("id", id)).error?.code).toBe(
      "23514",
    );
    const stranger = { assignee: "personne@example.be" };
    expect((await staff.from("registrations").update(stranger).eq("id", id)).error?.code).toBe("23503");
  });

  test("have an e-mail that was given up sent again, and one that was sent as another", async () => {
    await send();
    await db.query("update email_outbox set attempts = 20, given_up_at = now(), last_error = 'no'");
    await db.query(
      "update email_outbox set given_up_at = null, sent_at = now() where kind = 'acknowledgement'",
    );
    const { data: emails } = await staff.from("email_outbox").select("id,kind").order("kind");
    const [sent, givenUp] = emails!;
    for (const { id } of emails!)
      expect((await staff.rpc("resend_email", { email_id: id })).error).toBeNull();
    const { data: waiting } = await staff
      .from("email_outbox")
      .select("id,kind,attempts,sent_at,given_up_at,last_error")
      .order("kind");
    const again = { attempts: 0, sent_at: null, given_up_at: null, last_error: null };
    expect(waiting).toEqual([
      { ...again, kind: "acknowledgement", id: expect.not.stringMatching(sent!.id) },
      { ...again, kind: "notification", id: expect.not.stringMatching(givenUp!.id) },
    ]);
    expect((await staff.rpc("resend_email", { email_id: sent!.id })).status).toBe(404);
  });

  test("have nothing sent again while it is being sent, but once that has failed", async () => {
    await send();
    await db.query("delete from email_outbox where kind = 'acknowledgement'");
    const { rows } = await db.query("select id, attempt from claim_email(sweep => true)");
    const resend = () => staff.rpc("resend_email", { email_id: rows[0].id });
    const fail = () =>
      db.query("select record_email_failure($1, $2, 'no answer')", [rows[0].id, rows[0].attempt]);
    const refused = await resend();
    expect([refused.status, refused.error?.message]).toEqual([409, "This e-mail is being sent"]);
    await fail();
    expect((await resend()).error).toBeNull();
    const again = (await db.query("select attempt from claim_email(sweep => true)")).rows;
    expect(again).toEqual([{ attempt: 1 }]);
    await fail();
    expect((await db.query("select last_error from email_outbox")).rows).toEqual([{ last_error: null }]);
  });

  test("have an e-mail of last week sent again without an alarm that it is late, until it is", async () => {
    await send();
    await db.query("update email_outbox set sent_at = now(), queued_at = now() - interval '7 days'");
    const { data: emails } = await staff.from("email_outbox").select("id");
    const late = "update email_outbox set queued_at = now() - interval '16 minutes'";
    const alarms = async () => {
      await db.query("select private.watch_outbox()");
      return (await db.query("delete from email_outbox where kind = 'alarm' returning about")).rows;
    };
    for (const { id } of emails!) await staff.rpc("resend_email", { email_id: id });
    expect(await alarms()).toEqual([]);
    await db.query(late);
    expect(await alarms()).toEqual([{ about: { late: 2, given_up: 0, untold: 0 } }]);
    expect(await alarms()).toEqual([]);
    const { data: again } = await staff.from("email_outbox").select("id");
    for (const { id } of again!) await staff.rpc("resend_email", { email_id: id });
    await db.query(late);
    expect(await alarms()).toHaveLength(1);
  });

  test("have nothing sent again to an address that was corrected since", async () => {
    const requestId = crypto.randomUUID();
    await send({}, { requestId });
    await db.query("update email_outbox set attempts = 1, sent_at = now()");
    await send({}, { requestId });
    const { data } = await staff
      .from("email_outbox")
      .select("id")
      .eq("kind", "acknowledgement")
      .not("sent_at", "is", null)
      .single();
    expect((await staff.rpc("resend_email", { email_id: data!.id })).status).toBe(404);
  });

  test("export all that is kept of one person, erase it, and leave a trace that names nobody", async () => {
    const email = "camille@example.be";
    await send({ email, message: "Ma première demande." });
    await send({ email: "Camille+ecole@example.be", message: "Ma seconde demande." });
    await send({ email: "autre@example.be" });
    const { data: theirs } = await staff.from("registrations").select("id").eq("mailbox", email);
    await staff.from("request_notes").insert({ registration_id: theirs![0]!.id, text: "Une note." });

    const { data: kept } = await staff.rpc("export_person", { person: ` ${email.toUpperCase()} ` });
    expect(kept.requests.map(({ message }: Contact) => message)).toEqual([
      "Ma première demande.",
      "Ma seconde demande.",
    ]);
    expect(kept.requests.flatMap(({ notes }: { notes: { text: string }[] }) => notes)).toMatchObject([
      { text: "Une note." },
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/autre@|_hash/);

    const { data: trace } = await staff.rpc("erase_person", { person: email });
    expect(trace).toEqual({
      id: expect.any(String),
      erased_at: expect.any(String),
      erased_by: (await staff.auth.getUser()).data.user!.id,
      requests: 2,
      emails: 3,
      notes: 1,
    });
    const { data: left } = await staff.from("registrations").select("email");
    expect(left).toEqual([{ email: "autre@example.be" }]);
    expect((await staff.rpc("erase_person", { person: email })).status).toBe(404);
    const { data: traces } = await staff.from("erasures").select("*");
    expect(JSON.stringify(traces)).not.toContain("camille");
  });

  test("erase a person who corrects their request at that moment: each waits for the other's end, and both are done", async () => {
    const { email } = someContact();
    await send({ email });
    const visitor = await system.connect();
    await visitor.query("begin; select from registrations for update");
    const erased = staff.rpc("erase_person", { person: email }).then(({ data, error }) => data ?? error);
    const waiting = async () => {
      const { rows } = await db.query("select from pg_locks where not granted");
      return rows.length;
    };
    await expect.poll(waiting).toBe(1);
    await visitor.query("update email_outbox set given_up_at = now(); commit");
    await visitor.end();
    expect(await erased).toMatchObject({ requests: 1, emails: 2 });
  });

  test("erase all of one person who writes a mailbox at Google with dots and without", async () => {
    for (const email of ["zoe.peeters@gmail.com", "zoepeeters@googlemail.com"]) await send({ email });
    const { data: trace } = await staff.rpc("erase_person", { person: "Zoe.Peeters@gmail.com" });
    expect(trace).toMatchObject({ requests: 2, emails: 3 });
  });

  test("export and erase what was mailed to an address before it was corrected, and not the request", async () => {
    const [former, requestId] = ["ancienne@example.be", crypto.randomUUID()];
    await send({ email: former }, { requestId });
    await db.query("update email_outbox set attempts = 1, sent_at = now()");
    await send({ email: "nouvelle@example.be" }, { requestId });

    const { data: kept } = await staff.rpc("export_person", { person: former });
    expect(kept).toMatchObject({
      requests: [],
      emails: [{ kind: "acknowledgement", recipient: former, sent_at: expect.any(String) }],
    });
    expect(JSON.stringify(kept)).not.toContain("nouvelle@");
    const { data: trace } = await staff.rpc("erase_person", { person: former });
    expect(trace).toMatchObject({ requests: 0, emails: 1, notes: 0 });
    const { rows } = await db.query("select kind, recipient from email_outbox order by kind");
    expect(rows).toEqual([
      { kind: "acknowledgement", recipient: "nouvelle@example.be" },
      { kind: "correction", recipient: null },
      { kind: "notification", recipient: null },
    ]);
    expect((await staff.from("registrations").select("email").single()).data).toEqual({
      email: "nouvelle@example.be",
    });
    expect((await staff.rpc("erase_person", { person: former })).status).toBe(404);
  });
});

test.each([
  ["a Monday morning", "2026-11-23 09:00", "2026-11-24 09:00"],
  ["a Friday afternoon", "2026-11-27 15:00", "2026-11-30 15:00"],
  ["a Saturday", "2026-11-28 10:00", "2026-12-01 00:00"],
  ["a Sunday night", "2026-11-29 23:59", "2026-12-01 00:00"],
  ["the Friday before the clocks change", "2026-10-23 18:00", "2026-10-26 18:00"],
  ["the eve of the Armistice", "2026-11-10 15:00", "2026-11-12 15:00"],
  ["Good Friday", "2027-03-26 15:00", "2027-03-30 15:00"],
  ["Christmas Eve, before a week-end", "2026-12-24 12:00", "2026-12-28 12:00"],
])("who writes on %s has an answer after 24 hours of working days", async (_, since, due) => {
  const at = (moment: string) => `timestamp '${moment}' at time zone 'Europe/Brussels'`;
  const { rows } = await db.query(
    `select private.answer_due(${at(since)}, '24 hours') = ${at(due)} as right`,
  );
  expect(rows).toEqual([{ right: true }]);
});

test("the database knows the public holidays that the site's calendar knows", async () => {
  const { rows } = await db.query<{ day: string }>(
    `select day::date::text from generate_series('2025-01-01'::date, '2060-12-31', '1 day') day
     where private.is_public_holiday(day::date)`,
  );
  const years = Array.from({ length: 36 }, (_, at) => 2025 + at);
  const days = years.flatMap((year) => daysOf({ start: `${year}-01-01`, end: `${year}-12-31` }));
  expect(rows.map(({ day }) => day)).toEqual(days.filter((day) => publicHoliday(day) !== undefined));
});
