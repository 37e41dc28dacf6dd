import assert from "node:assert/strict";
import nodemailer from "nodemailer";
import { composeMail } from "./compose-mail.ts";
import type { ClaimedEmail, ClaimedRequest } from "./outbox.ts";
import { type EmailTextKind, wordsOf } from "./words.ts";

const addresses = { contactTo: "ecole@example.be", mailFrom: "IA4School <site@example.be>" };
const email: ClaimedRequest = {
  id: "0f0e7d0a-7a57-4f0e-9a53-0d2f4d6f7a11",
  kind: "notification",
  attempt: 1,
  first_name: "Amélie",
  last_name: 'Du"bois <b>',
  email: "amelie@example.be",
  phone: "0470 12 34 56",
  subject: null,
  message: "Bonjour,\n<script>alert(1)</script> & merci.",
  registration_type: "company",
  created_at: "2026-11-20T11:00:00Z",
  acknowledged: true,
};

/** A document as the Studio stores it. */
const written = (kind: EmailTextKind) => ({
  _id: `emailText-${kind}`,
  subject: kind === "notification" ? "Nouvelle demande" : "Bien reçu",
  content: [
    {
      children: [
        { _type: "span", text: "Une réponse vient sous " },
        { _type: "fact", name: "replyDelay" },
        { _type: "span", text: "." },
      ],
    },
  ],
  note: [{ children: [{ _type: "span", text: "Ignorez-le <sinon>." }] }],
});
const school = { school: "L’école", facts: { replyDelay: "deux jours" } };
const words = (kind: EmailTextKind) => Promise.resolve(wordsOf(kind, written(kind), school));

const compose = (changes: Partial<ClaimedRequest> = {}) =>
  composeMail({ ...email, ...changes }, addresses, words);

async function raw(changes: Partial<ClaimedRequest>) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message, envelope } = await transport.sendMail(await compose(changes));
  const [head] = message.toString().split("\n\n");
  return { head: head!, envelope };
}

Deno.test("the school reads who wrote and about what, and answers to them", async () => {
  const mail = await compose({ subject: "Programme de 6 mois" });
  assert.equal(mail.to, "ecole@example.be");
  assert.deepEqual(mail.replyTo, { name: 'Amélie Du"bois <b>', address: "amelie@example.be" });
  assert.equal(mail.subject, 'Nouvelle demande\u00a0: Amélie Du"bois <b> (Programme de 6 mois)');
  assert.match(String(mail.text), /Reçue le\u00a0: vendredi 20 novembre 2026 à 12:00/);
  assert.match(String(mail.text), /Au sujet de\u00a0: Programme de 6 mois/);
});

Deno.test("what arrives on the first of a month is « reçu le 1er »", async () => {
  const { text } = await compose({ created_at: "2026-12-01T09:32:00Z" });
  assert.match(String(text), /Reçue le\u00a0: mardi 1er décembre 2026 à 10:32/);
});

Deno.test("an e-mail comes from the school by the name it has now; before that can be read, as it was set up", async () => {
  for (const kind of ["notification", "acknowledgement"] as const) {
    assert.deepEqual((await compose({ kind })).from, { name: "L’école", address: "site@example.be" });
    const plain = await composeMail({ ...email, kind }, addresses, (of) =>
      Promise.resolve(wordsOf(of, undefined)),
    );
    assert.equal(plain.from, "IA4School <site@example.be>");
  }
});

Deno.test("what the visitor typed stays text in the HTML", async () => {
  const html = String((await compose()).html);
  assert.ok(html.includes("&lt;script&gt;alert(1)&lt;/script&gt; &amp; merci."));
  assert.ok(html.includes("Du&quot;bois &lt;b&gt;"));
  assert.ok(!html.includes("<script>"));
});

Deno.test("nothing the visitor typed is a link, or what a mail program takes for one", async () => {
  const links = [
    "http://evil.example/x",
    "https://evil.example",
    "www.evil.example",
    "evil.example",
    "promo@evil.example",
    "mailto:promo@evil.example",
    "evilé。example",
    "evil\u2024example",
    "evil\u200b.example",
    "evil\ufeff.example",
    "evil.\u00adexample",
    "evil.\ufeffexample",
    "evil\u0301.example",
    "evil💩.example",
    "evil👍🏽.example",
  ];
  const mail = await compose({
    first_name: links[2],
    phone: "http://evil.example/123456",
    subject: links[3],
    message: links.join("\n"),
  });
  for (const part of [mail.subject, mail.text, mail.html].map(String)) {
    assert.doesNotMatch(part, /evil[^[\p{Z}\n\w]*[.。\u2024]|:\/\/evil|@evil|mailto:/u);
  }
  assert.match(String(mail.text), /http\[:\]\/\/evil\[\.\]example/);
  assert.doesNotMatch(String(mail.html), /<a\b/);
});

Deno.test("a telephone number stays as it was typed", async () => {
  for (const phone of ["+32 (0)470 12 34 56", "0470/12.34.56"]) {
    assert.ok(String((await compose({ phone })).text).includes(`Téléphone\u00a0: ${phone}\n`));
  }
});

Deno.test("a time, a price and an end of sentence stay as they were typed", async () => {
  const message = "À 17:30, pour 149.50 euros. Merci ! Voir 2.5 fois : oui.";
  assert.ok(String((await compose({ message })).text).includes(message));
});

Deno.test("the visitor reads the school's words with its facts in them, and none of what was typed", async () => {
  const mail = await compose({ kind: "acknowledgement", first_name: "Achetez", last_name: "Maintenant" });
  assert.equal(mail.to, "amelie@example.be");
  assert.equal(mail.replyTo, "ecole@example.be");
  assert.equal(mail.subject, "Bien reçu");
  for (const part of [String(mail.text), String(mail.html)]) {
    assert.match(part, /Une réponse vient sous deux jours\./);
    assert.doesNotMatch(part, /Achetez|Maintenant|script/);
  }
  assert.ok(String(mail.text).endsWith("deux jours.\n\n-- \nIgnorez-le <sinon>."));
  assert.ok(String(mail.html).includes("Ignorez-le &lt;sinon&gt;."));
});

Deno.test("the visitor reads what the request is about, in the school's words", async () => {
  const about = "Stage de Noël, prochaine date";
  const mail = await composeMail(
    { ...email, kind: "acknowledgement", subject: "Achetez maintenant" },
    addresses,
    async (kind) => ({ ...(await words(kind)), about }),
  );
  assert.equal(mail.subject, "Bien reçu\u00a0: Stage de Noël, prochaine date");
  for (const part of [mail.text, mail.html].map(String)) {
    assert.match(part, /Votre demande\u00a0: Stage de Noël, prochaine date/);
    assert.doesNotMatch(part, /Achetez/);
  }
});

Deno.test("without the school's words the e-mails leave all the same, and promise nothing", async () => {
  for (const kind of ["notification", "acknowledgement"] as const) {
    const mail = await composeMail({ ...email, kind }, addresses, (kind) =>
      Promise.resolve(wordsOf(kind, undefined)),
    );
    assert.ok(String(mail.subject).length > 5);
    assert.doesNotMatch(String(mail.text), /heure|délai|sous \d/);
  }
});

Deno.test("a request that nobody acknowledged, and one that was corrected, say so", async () => {
  assert.match(String((await compose({ acknowledged: false })).text), /^Aucun accusé de réception/);
  const corrected = await compose({ kind: "correction" });
  assert.match(String(corrected.subject), /^\[Corrigée\] Nouvelle demande/);
  assert.match(String(corrected.text), /^Cette demande en remplace une/);
});

Deno.test("an alarm says what waits, and about nobody", async () => {
  const about = { late: 3, given_up: 0, untold: 1 };
  const alarm: ClaimedEmail = { id: email.id, attempt: 1, kind: "alarm", about };
  const mail = await composeMail(alarm, addresses, words);
  assert.equal(mail.to, "ecole@example.be");
  assert.match(String(mail.text), /^3 e-mails attendent [^]*^1 demande n’a pas été annoncée/m);
  assert.doesNotMatch(String(mail.text), /pu partir/);
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

Deno.test("French typography: no ordinary space before a colon", async () => {
  for (const kind of ["notification", "correction", "acknowledgement"] as const) {
    const mail = await compose({ kind, acknowledged: false });
    assert.doesNotMatch(`${mail.subject}\n${mail.text}`, / [:;!?»]|« |'/);
  }
});

Deno.test("French typography: what staff typed is put right, their facts and the school's name with it", async () => {
  const typed = (text: string) => [
    {
      children: [
        { _type: "span", text },
        { _type: "fact", name: "replyDelay" },
      ],
    },
  ];
  const document = {
    _id: "emailText-acknowledgement",
    subject: "C'est bien reçu !",
    content: typed("Vous n'avez rien lu ? On vous l'écrit dans "),
    note: typed("Ce n'était pas vous : attendez "),
  };
  const given = { school: "L'école", facts: { replyDelay: "l'heure" } };
  const mail = await composeMail({ ...email, kind: "acknowledgement" }, addresses, (kind) =>
    Promise.resolve(wordsOf(kind, document, given)),
  );
  assert.deepEqual(mail.from, { name: "L’école", address: "site@example.be" });
  assert.equal(mail.subject, "C’est bien reçu\u202f!");
  assert.equal(
    mail.text,
    "Vous n’avez rien lu\u202f? On vous l’écrit dans l’heure\n\n-- \nCe n’était pas vous\u202f: attendez l’heure",
  );
});
