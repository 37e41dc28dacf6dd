import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isStored, registrationRow } from "../supabase/functions/_shared/contact.ts";
import { withoutLimits } from "./testing/limits.ts";
import { freePorts } from "./ports.ts";
import { someContact } from "./testing/contact.ts";
import { readMail, startMailServer } from "./testing/mails.ts";
import { nothingDue } from "./testing/nothing-due.ts";
import { startSystem, type System } from "./testing/system.ts";

let system: System;
let mails: Awaited<ReturnType<typeof startMailServer>>;

/** The Content Lake, with what the school wrote for its e-mails. */
const lake = createServer((_, response) => {
  const text = (text: string) => [
    {
      children: [
        { _type: "span", text },
        { _type: "fact", name: "replyDelay" },
      ],
    },
  ];
  const texts = [
    {
      _id: "emailText-acknowledgement",
      subject: "Nous vous lisons",
      content: text("Réponse sous "),
      note: null,
    },
    { _id: "emailText-notification", subject: "Nouvelle demande", content: null, note: text("Promis sous ") },
  ];
  const settings = { name: "L’école", facts: { replyDelay: "24\u00a0heures" } };
  response.end(JSON.stringify({ result: { texts, settings } }));
});

beforeAll(async () => {
  const [port, lakePort] = (await freePorts(2)) as [number, number];
  lake.listen(lakePort, "127.0.0.1");
  mails = await startMailServer(port, {
    refuse: (recipient) => {
      if (recipient.startsWith("elsewhere.")) return [550, "5.7.1 Relaying denied"];
      const code = /^refused\.(\d+)/.exec(recipient)?.[1];
      return code ? [Number(code), "No such user"] : undefined;
    },
  });
  system = await startSystem({
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(port),
    CONTACT_TO: "ecole@example.be",
    SWEEP_SECONDS: "1",
    LAKE_PORT: String(lakePort),
  });
  await withoutLimits(system);
});
afterAll(async () => {
  await system.stop();
  await mails.stop();
  lake.close();
});

const store = (row: object) => system.anon().from("registrations").insert(row);
const mailsAbout = (text: string) => mails.received.filter((mail) => mail.joined.includes(text));

describe("a visitor who sends the form", () => {
  test("is stored, the school gets a message to answer and the visitor an acknowledgement", async () => {
    const contact = someContact();
    const stored = await store(registrationRow(contact, { requestId: randomUUID(), filledInMs: 41_000 }));
    expect(stored).toMatchObject({ status: 201, error: null });

    const { data, error } = await system.anon().functions.invoke("send-contact-email", { body: contact });
    expect({ data, error }).toEqual({ data: { accepted: true }, error: null });

    await mails.until(() => mailsAbout(contact.email).length >= 2);
    const school = await readMail(
      mails.to("ecole@example.be").find((mail) => mail.joined.includes(contact.email))!,
    );
    expect(school.subject).toBe(
      "Nouvelle demande\u00a0: Amélie Van den Berg-O’Neill (école, enseignant, élève ou parent)",
    );
    expect(school.replyTo?.value[0]).toEqual({ name: "Amélie Van den Berg-O’Neill", address: contact.email });
    expect(school.text).toContain(contact.message);

    const visitor = await readMail(mails.to(contact.email)[0]!);
    expect(visitor.subject).toBe("Nous vous lisons");
    expect(visitor.text).toContain("Réponse sous 24\u00a0heures");
    expect(visitor.text).not.toContain("Amélie");
    expect(visitor.headers.get("auto-submitted")).toBe("auto-replied");
  });

  test("who sends the same request twice is told the second time that it is stored, and is written to once", async () => {
    const contact = someContact();
    const row = registrationRow(contact, { requestId: randomUUID() });
    const first = await store(row);
    const second = await store(row);
    expect([first.status, second.status, second.error?.code]).toEqual([201, 409, "23505"]);
    expect([isStored(first), isStored(second)]).toEqual([true, true]);

    await Promise.all(
      [1, 2].map(() => system.anon().functions.invoke("send-contact-email", { body: contact })),
    );
    await mails.until(() => mailsAbout(contact.email).length >= 2);
    await nothingDue(system);
    expect(mails.to(contact.email)).toHaveLength(1);
  });

  test("is answered although the page closed before calling the function: the sweep sends", async () => {
    const contact = someContact();
    await store(registrationRow(contact));
    expect(await mails.until(() => mailsAbout(contact.email).length === 2)).toBe(true);
  });

  test("gets one e-mail of each kind however often the function is called: 50 calls at once", async () => {
    const contact = someContact();
    const requestId = randomUUID();
    await store(registrationRow(contact, { requestId }));
    const calls = Array.from({ length: 50 }, () =>
      system.anon().functions.invoke("send-contact-email", { body: { ...contact, requestId } }),
    );
    for (const { error } of await Promise.all(calls)) expect(error).toBeNull();
    await nothingDue(system);
    expect(mails.to(contact.email)).toHaveLength(1);
    expect(mails.to("ecole@example.be").filter((mail) => mail.joined.includes(contact.email))).toHaveLength(
      1,
    );
  });

  test.each([501, 550])(
    "with an address that is refused by a %d still reaches the school; the refusal is kept, and troubles nobody",
    async (code) => {
      const contact = someContact({ email: `refused.${code}.${randomUUID()}@example.be` });
      await store(registrationRow(contact));
      await mails.until(() => mailsAbout(contact.email).length === 1);
      await nothingDue(system);
      const { data } = await system
        .service()
        .from("email_outbox")
        .select("kind,given_up_at,last_error,attempts");
      expect(data).toContainEqual(
        expect.objectContaining({
          kind: "acknowledgement",
          attempts: 1,
          given_up_at: expect.any(String),
          last_error: expect.stringContaining(`${code}`),
        }),
      );
      expect((await system.health())?.mails).toEqual({ late: 0, given_up: 0, untold: 0 });
    },
  );
});

test("an address that the mail server passes nothing on to is not at fault: its e-mail is tried again", async () => {
  await store(registrationRow(someContact({ email: `elsewhere.${randomUUID()}@example.be` })));
  const failed = () =>
    system
      .service()
      .from("email_outbox")
      .select("kind,given_up_at,refused")
      .like("last_error", "%Relaying denied%");
  await expect
    .poll(async () => (await failed()).data)
    .toEqual([{ kind: "acknowledgement", given_up_at: null, refused: false }]);
  const db = await system.connect();
  await db.query("delete from registrations where email like 'elsewhere.%'");
  await db.end();
});

describe("a visitor who sends a request again with other words", () => {
  test("has the last words stored, and the school reads them", async () => {
    const requestId = randomUUID();
    const contact = someContact();
    const corrected = { ...contact, message: "Ma question, mieux posée que la première fois." };
    await store(registrationRow(contact, { requestId }));
    await mails.until(() => mailsAbout(contact.email).length === 2);
    expect((await store(registrationRow(corrected, { requestId }))).status).toBe(201);
    await system.anon().functions.invoke("send-contact-email", { body: { ...corrected, requestId } });
    await mails.until(() => mailsAbout(contact.email).length === 3);
    const latest = await readMail(mailsAbout(contact.email).at(-1)!);
    expect(latest.subject).toMatch(/^\[Corrigée\] Nouvelle demande/);
    expect(latest.text).toContain(corrected.message);
    const { data } = await system
      .service()
      .from("registrations")
      .select("message")
      .eq("email", contact.email);
    expect(data).toEqual([{ message: corrected.message }]);
  });
});

describe("a robot", () => {
  test.each([
    ["fills the trap", { trap: "http://spam.example", filledInMs: 30_000 }],
    ["fills it until an emoji is cut in two", { trap: `${"b".repeat(499)}😀`, filledInMs: 30_000 }],
    ["answers in no time", { filledInMs: 900 }],
  ])("that %s is stored for staff to judge, and nobody is mailed", async (_, signals) => {
    const contact = someContact();
    await store(registrationRow(contact, signals));
    await system.anon().functions.invoke("send-contact-email", { body: contact });
    const genuine = someContact();
    await store(registrationRow(genuine));
    await mails.until(() => mailsAbout(genuine.email).length === 2);
    expect(mailsAbout(contact.email)).toHaveLength(0);
    const { data } = await system
      .service()
      .from("registrations")
      .select("state")
      .eq("email", contact.email)
      .single();
    expect(data).toEqual({ state: "spam" });
  });

  test("that sends one request to address after address has nobody written to at the last", async () => {
    const victim = `victime.${randomUUID()}@example.be`;
    const requestId = randomUUID();
    const last = someContact({ email: victim });
    for (const contact of [1, 2, 3, 4].map(() => someContact()).concat(last))
      await store(registrationRow(contact, { requestId }));
    await system.anon().functions.invoke("send-contact-email", { body: { ...last, requestId } });
    await nothingDue(system);
    expect(mails.to(victim)).toHaveLength(0);
  });

  test("whose message holds addresses mails the school no link", async () => {
    const contact = someContact({
      firstName: "www.evil.example",
      message: "Voyez http://evil.example/x, evil.example et promo@evil.example.",
    });
    await store(registrationRow(contact));
    await mails.until(() => mails.to("ecole@example.be").some(({ raw }) => raw.includes(contact.email)));
    const mail = mails.to("ecole@example.be").find(({ raw }) => raw.includes(contact.email))!;
    const links = [...((await readMail(mail)).textAsHtml ?? "").matchAll(/href="([^"]+)"/g)];
    expect(links.map(([, link]) => link)).toEqual([`mailto:${contact.email}`]);
  });

  test("that calls the function without a stored request makes it send nothing", async () => {
    const contact = someContact();
    const { error } = await system.anon().functions.invoke("send-contact-email", { body: contact });
    expect(error).toBeNull();
    // A genuine request sent after it has been served when the queue is past the false one.
    const genuine = someContact();
    await store(registrationRow(genuine));
    await mails.until(() => mailsAbout(genuine.email).length === 2);
    expect(mailsAbout(contact.email)).toHaveLength(0);
  });

  test("that changes a stored request's address in the call makes it send nothing there", async () => {
    const contact = someContact();
    await store(registrationRow(contact));
    const victim = `victim.${randomUUID()}@example.be`;
    await system.anon().functions.invoke("send-contact-email", { body: { ...contact, email: victim } });
    await mails.until(() => mailsAbout(contact.email).length === 2);
    await nothingDue(system);
    expect(mails.to(victim)).toHaveLength(0);
  });
});
