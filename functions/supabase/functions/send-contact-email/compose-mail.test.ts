import assert from "node:assert/strict";
import nodemailer from "nodemailer";
import { composeMail } from "./compose-mail.ts";
import type { ClaimedEmail } from "./outbox.ts";

const addresses = { contactTo: "ecole@example.be", mailFrom: "IA4School <site@example.be>" };
const email: ClaimedEmail = {
  id: "0f0e7d0a-7a57-4f0e-9a53-0d2f4d6f7a11",
  kind: "notification",
  attempt: 1,
  first_name: "Amélie",
  last_name: 'Du"bois <b>',
  email: "amelie@example.be",
  phone: "0470 12 34 56",
  message: "Bonjour,\n<script>alert(1)</script> & merci.",
  registration_type: "company",
  suspicion: null,
  created_at: "2026-11-20T11:00:00Z",
};

async function raw(changes: Partial<ClaimedEmail>) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message, envelope } = await transport.sendMail(composeMail({ ...email, ...changes }, addresses));
  const [head] = message.toString().split("\n\n");
  return { head: head!, envelope };
}

Deno.test("the school reads who wrote, and answers to them", () => {
  const mail = composeMail(email, addresses);
  assert.equal(mail.to, "ecole@example.be");
  assert.deepEqual(mail.replyTo, { name: 'Amélie Du"bois <b>', address: "amelie@example.be" });
  assert.equal(mail.subject, 'Nouvelle demande (entreprise)\u00a0: Amélie Du"bois <b>');
  assert.match(String(mail.text), /Reçue le\u00a0: vendredi 20 novembre 2026 à 12:00/);
});

Deno.test("what the visitor typed stays text in the HTML", () => {
  const html = String(composeMail(email, addresses).html);
  assert.ok(html.includes("&lt;script&gt;alert(1)&lt;/script&gt; &amp; merci."));
  assert.ok(html.includes("Du&quot;bois &lt;b&gt;"));
  assert.ok(!html.includes("<script>"));
});

Deno.test("the visitor is promised an answer within 24 hours on working days, and none of their words are carried", () => {
  const mail = composeMail({ ...email, kind: "acknowledgement" }, addresses);
  assert.equal(mail.to, "amelie@example.be");
  assert.equal(mail.replyTo, "ecole@example.be");
  for (const part of [String(mail.text), String(mail.html)]) {
    assert.match(part, /Bonjour Amélie,/);
    assert.match(part, /sous 24\u00a0heures, les jours ouvrables/);
    assert.ok(!part.includes("script") && !part.includes("bois"));
  }
  const spam = composeMail(
    { ...email, kind: "acknowledgement", first_name: "Win at http://spam.example" },
    addresses,
  );
  assert.ok(!`${spam.text}${spam.html}`.includes("spam"));
});

Deno.test("a suspected robot's request says so", () => {
  const mail = composeMail({ ...email, suspicion: "trap filled" }, addresses);
  assert.match(String(mail.subject), /^\[À vérifier\] Nouvelle demande/);
  assert.match(String(mail.text), /^Un champ invisible a été rempli/);
});

Deno.test("the same e-mail has the same Message-ID each time it is sent", async () => {
  for (const attempt of [1, 2]) {
    assert.match(
      (await raw({ attempt })).head,
      /^Message-ID: <0f0e7d0a-7a57-4f0e-9a53-0d2f4d6f7a11@example\.be>$/m,
    );
  }
});

Deno.test("nothing typed adds a header or a recipient, even past the database's own check", async () => {
  const injection = "x\r\nBcc: victim@example.be\r\n\r\nbody";
  for (const kind of ["notification", "acknowledgement"] as const) {
    const { head, envelope } = await raw({ kind, first_name: injection, last_name: injection });
    assert.doesNotMatch(head, /^(Bcc|body)/m);
    assert.equal(envelope.to.length, 1);
  }
});

Deno.test("French typography: no ordinary space before a colon, and none inside the promise", () => {
  for (const kind of ["notification", "acknowledgement"] as const) {
    const mail = composeMail({ ...email, kind, suspicion: "trap filled" }, addresses);
    assert.doesNotMatch(`${mail.subject}\n${mail.text}`, / [:;!?»]|« |24 heures|'/);
  }
});
