import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isStored, registrationRow } from "../supabase/functions/_shared/contact.ts";
import { freePort } from "./ports.ts";
import { someContact } from "./testing/contact.ts";
import { readMail, startMailServer } from "./testing/mails.ts";
import { startSystem, type System } from "./testing/system.ts";

let system: System;
let mails: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  const port = await freePort();
  mails = await startMailServer(port, { refuse: (recipient) => recipient.startsWith("unknown") });
  system = await startSystem({
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(port),
    CONTACT_TO: "ecole@example.be",
    SWEEP_SECONDS: "1",
  });
});
afterAll(async () => {
  await system.stop();
  await mails.stop();
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
    expect(school.subject).toBe("Nouvelle demande (école)\u00a0: Amélie Van den Berg-O’Neill");
    expect(school.replyTo?.value[0]).toEqual({ name: "Amélie Van den Berg-O’Neill", address: contact.email });
    expect(school.text).toContain(contact.message);

    const visitor = await readMail(mails.to(contact.email)[0]!);
    expect(visitor.subject).toBe("Nous avons bien reçu votre message");
    expect(visitor.text).toContain("sous 24\u00a0heures, les jours ouvrables");
    expect(visitor.html).toContain("Bonjour Amélie,");
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
    await nothingDue();
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
    await nothingDue();
    expect(mails.to(contact.email)).toHaveLength(1);
    expect(mails.to("ecole@example.be").filter((mail) => mail.joined.includes(contact.email))).toHaveLength(
      1,
    );
  });

  test("with an address that refuses mail still reaches the school, and the refusal is kept", async () => {
    const contact = someContact({ email: `unknown.${randomUUID()}@example.be` });
    await store(registrationRow(contact));
    await mails.until(() => mailsAbout(contact.email).length === 1);
    await nothingDue();
    const { data } = await system
      .service()
      .from("email_outbox")
      .select("kind,given_up_at,last_error,attempts");
    expect(data).toContainEqual(
      expect.objectContaining({
        kind: "acknowledgement",
        attempts: 1,
        given_up_at: expect.any(String),
        last_error: expect.stringContaining("550"),
      }),
    );
  });
});

describe("a robot", () => {
  test("that fills the trap is stored and shown to the school as suspect, and nobody is acknowledged", async () => {
    const contact = someContact();
    await store(registrationRow(contact, { trap: "http://spam.example", filledInMs: 30_000 }));
    await mails.until(() => mailsAbout(contact.email).length >= 1);
    await nothingDue();
    expect(mails.to(contact.email)).toHaveLength(0);
    const { subject } = await readMail(mailsAbout(contact.email)[0]!);
    expect(subject).toMatch(/^\[À vérifier\] /);
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
    await nothingDue();
    expect(mails.to(victim)).toHaveLength(0);
  });
});

/** Waits until the outbox holds nothing that is still to be tried now. */
async function nothingDue() {
  const client = await system.connect();
  try {
    await expect
      .poll(
        async () => {
          const { rows } = await client.query(
            "select count(*)::int as due from email_outbox where sent_at is null and given_up_at is null",
          );
          return rows[0].due;
        },
        { timeout: 15_000, interval: 50 },
      )
      .toBe(0);
  } finally {
    await client.end();
  }
}
