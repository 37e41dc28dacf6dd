import assert from "node:assert/strict";
import { contactSchema, isStored, registrationRow, secondsToWait } from "./contact.ts";

const contact = {
  firstName: " Amélie ",
  lastName: "Dubois",
  email: " amelie@example.be ",
  phone: "+32\u00a0470\u202f12 34 56",
  type: "école",
  message: "  Bonjour,\r\nune question.  ",
};

const firstMessage = (changes: Record<string, unknown>) =>
  contactSchema.safeParse({ ...contact, ...changes }).error?.issues[0]?.message;

Deno.test("a visitor who fills in everything is understood, trimmed", () => {
  assert.deepEqual(contactSchema.parse(contact), {
    firstName: "Amélie",
    lastName: "Dubois",
    email: "amelie@example.be",
    phone: "+32 470 12 34 56",
    type: "école",
    message: "Bonjour,\nune question.",
  });
});

Deno.test("a phone number typed in the digits of another script is the number", () => {
  for (const phone of ["＋３２ ４７０　１２ ３４ ５６", "+٣٢ ٤٧٠ ١٢ ٣٤ ٥٦", "+۳۲ ۴۷۰ ۱۲ ۳۴ ۵۶"])
    assert.equal(contactSchema.parse({ ...contact, phone }).phone, "+32 470 12 34 56");
});

Deno.test("a phone number copied with marks that nobody sees is the number", () => {
  assert.equal(
    contactSchema.parse({ ...contact, phone: "\u202a+32 470\u200e 12 34 56\u202c" }).phone,
    "+32 470 12 34 56",
  );
});

const invisible =
  "Un caractère invisible s’est glissé dans le champ signalé\u202f: effacez ce champ et retapez-le.";
const rules: [Record<string, unknown>, string][] = [
  [{ firstName: "  " }, "Le prénom est requis"],
  [{ firstName: "\u200b" }, "Le prénom est requis"],
  [{ firstName: " \u00ad \u2800 " }, "Le prénom est requis"],
  [{ firstName: undefined }, "Le prénom est requis"],
  [{ firstName: 12 }, "Le prénom est requis"],
  [{ firstName: "a".repeat(101) }, "Maximum 100 caractères"],
  [{ firstName: "a\r\nBcc: b@example.be" }, invisible],
  [{ lastName: "" }, "Le nom est requis"],
  [{ lastName: "\u3164" }, "Le nom est requis"],
  [{ lastName: "\u115f\u1160\uffa0" }, "Le nom est requis"],
  [{ lastName: "a".repeat(101) }, "Maximum 100 caractères"],
  [{ email: "" }, "Email invalide"],
  [{ email: "amelie@" }, "Email invalide"],
  [{ email: "a@example.be\nBcc: b@example.be" }, "Email invalide"],
  [{ email: `${"a".repeat(65)}@example.be` }, "Email invalide"],
  [{ email: `${"a".repeat(244)}@example.com` }, "Maximum 255 caractères"],
  [{ phone: "1234567" }, "Téléphone invalide"],
  [{ phone: "0".repeat(21) }, "Téléphone invalide"],
  [{ phone: "abcdefgh" }, "Téléphone invalide"],
  [{ phone: "0470\n123456" }, "Téléphone invalide"],
  [{ type: undefined }, "Le profil est requis"],
  [{ type: "parent" }, "Le profil est requis"],
  [{ message: "trop peu" }, "Message trop court (min 10 caractères)"],
  [{ message: "\u200b".repeat(12) }, "Message trop court (min 10 caractères)"],
  [{ message: `Oui${"\u2060".repeat(12)}.` }, "Message trop court (min 10 caractères)"],
  [{ message: "a".repeat(1001) }, "Maximum 1000 caractères"],
  [{ message: "Bonjour à tous\u0000" }, invisible],
  [{ message: "Bonjour à tous \ud800" }, invisible],
];
for (const [changes, message] of rules) {
  Deno.test(`a visitor whose ${Object.keys(changes)[0]} is ${JSON.stringify(Object.values(changes)[0])?.slice(0, 30)} reads « ${message} »`, () => {
    assert.equal(firstMessage(changes), message);
  });
}

Deno.test("what nobody sees is kept inside what is seen: a joiner in a name, a space in a message", () => {
  const seen = { firstName: "नाम\u200d", lastName: "Al\u200cAmin", message: "Une mère\u00a0?" };
  assert.deepEqual(contactSchema.parse({ ...contact, ...seen }), {
    ...contactSchema.parse(contact),
    ...seen,
  });
});

Deno.test("of several mistakes the first field's comes first", () => {
  assert.equal(firstMessage({ message: "", lastName: "", firstName: "" }), "Le prénom est requis");
});

Deno.test("école and entreprise are stored as school and company", () => {
  const parsed = contactSchema.parse(contact);
  assert.equal(registrationRow(parsed).registration_type, "school");
  assert.equal(registrationRow({ ...parsed, type: "entreprise" }).registration_type, "company");
});

Deno.test("what a button named is kept with the request; an empty one is none", () => {
  const about = (subject?: string) => registrationRow(contactSchema.parse({ ...contact, subject }));
  assert.equal(about("  Programme de 6 mois ").subject, "Programme de 6 mois");
  assert.ok(!("subject" in about(" ")) && !("subject" in about()));
  assert.equal(firstMessage({ subject: "a".repeat(201) }), "Maximum 200 caractères");
  assert.equal(firstMessage({ subject: null }), "Sujet invalide");
});

Deno.test("one request too many says when the next may be sent", () => {
  assert.equal(secondsToWait({ status: 429, error: { details: "421" } }), 421);
  assert.equal(secondsToWait({ status: 429, error: { details: null } }), 600);
  assert.equal(secondsToWait({ status: 503, error: { details: "421" } }), undefined);
});

Deno.test("a robot's signals always fit the table", () => {
  const row = registrationRow(contactSchema.parse(contact), { trap: "x\0".repeat(2000), filledInMs: 3e9 });
  assert.equal(row.trap?.length, 500);
  assert.equal(row.filled_in_ms, 2 ** 31 - 1);
});

Deno.test("a clock that was put back meanwhile does not make a robot of who filled in the form", () => {
  assert.ok(!("filled_in_ms" in registrationRow(contactSchema.parse(contact), { filledInMs: -60_000 })));
});

Deno.test("a trap whose limit falls inside an emoji is kept, for what is left can be stored", () => {
  const { trap } = registrationRow(contactSchema.parse(contact), { trap: `${"b".repeat(499)}😀` });
  assert.equal(trap, `${"b".repeat(499)}\ufffd`);
});

Deno.test("an insert that collides with itself counts as stored, any other error does not", () => {
  assert.equal(isStored({ status: 201, error: null }), true);
  assert.equal(isStored({ status: 409, error: { code: "23505" } }), true);
  assert.equal(isStored({ status: 429, error: { code: "PT429" } }), false);
  assert.equal(isStored({ status: 0, error: { code: "" } }), false);
});
