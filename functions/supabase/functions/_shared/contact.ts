import { z } from "zod";

/** Section 5 of the specification; the migrations hold the same limits as constraints. */
export const contactLimits = {
  firstName: 100,
  lastName: 100,
  email: 255,
  /** Before the @: no mail server takes more (RFC 5321). */
  mailbox: 64,
  phone: { min: 8, max: 20 },
  message: { min: 10, max: 1000 },
  subject: 200,
} as const;

/** Characters as a person and Postgres count them: an emoji is one. */
export const countCharacters = (text: string) => [...text].length;

// Fillers, joiners, marks of direction and the like; private.seen() in the migrations takes out the same.
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu;
/** A text without what nobody sees. */
export const seen = (text: string) => text.replace(unseen, "").trim();

const atMost = (max: number) => ({
  check: (text: string) => countCharacters(text) <= max,
  message: `Maximum ${max} caractères`,
});

// Control characters, and marks that reverse the direction of what follows.
const unprintable = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
const unprintableInMessage = /(?![\t\n])\p{Cc}/u;
const invisible =
  "Un caractère invisible s’est glissé dans le champ signalé\u202f: effacez ce champ et retapez-le.";
const clean = (pattern: RegExp) => (text: string) => !pattern.test(text) && text.isWellFormed();

const line = (required: string, max: number) =>
  z
    .string({ error: required })
    .trim()
    .refine((text) => seen(text) !== "", required)
    .refine(atMost(max).check, atMost(max).message)
    .refine(clean(unprintable), invisible);

/** What a button named that led to the form; shown above it, and no field to fill in. */
const subject = z
  .string({ error: "Sujet invalide" })
  .trim()
  .refine(atMost(contactLimits.subject).check, atMost(contactLimits.subject).message)
  .refine(clean(unprintable), invisible)
  .transform((text) => text || undefined)
  .optional();

/** A number as every phone dials it: its spaces and digits may be those of another keyboard, of Japan, Egypt or Iran. */
const inPlainDigits = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

const phone = z
  .string({ error: "Téléphone invalide" })
  .transform((text) => seen(inPlainDigits(text)))
  .refine(
    (text) =>
      countCharacters(text) >= contactLimits.phone.min &&
      countCharacters(text) <= contactLimits.phone.max &&
      clean(unprintable)(text) &&
      text.replace(/\D/g, "").length >= 6,
    "Téléphone invalide",
  );

const tooShort = `Message trop court (min ${contactLimits.message.min} caractères)`;
const message = z
  .string({ error: tooShort })
  .transform((text) => text.replace(/\r\n?/g, "\n").trim())
  .refine((text) => countCharacters(seen(text)) >= contactLimits.message.min, tooShort)
  .refine(atMost(contactLimits.message.max).check, atMost(contactLimits.message.max).message)
  .refine(clean(unprintableInMessage), invisible);

/** The contact form. Issues come in the order of its fields, so the first one is the one to show. */
export const contactSchema = z.object({
  firstName: line("Le prénom est requis", contactLimits.firstName),
  lastName: line("Le nom est requis", contactLimits.lastName),
  email: z
    .string({ error: "Email invalide" })
    .trim()
    .pipe(z.email("Email invalide"))
    .refine(atMost(contactLimits.email).check, atMost(contactLimits.email).message)
    .refine((text) => text.indexOf("@") <= contactLimits.mailbox, "Email invalide"),
  phone,
  type: z.enum(["école", "entreprise"], { error: "Le profil est requis" }),
  message,
  subject,
});

export type Contact = z.infer<typeof contactSchema>;

const registrationTypes = { école: "school", entreprise: "company" } as const;

/** What betrays a robot: sent along, stored and flagged, never refused. */
export type Signals = {
  /**
   * Drawn at the first try (`crypto.randomUUID()`) and kept until one succeeds: a 409 then means "already
   * stored", and other words under the same id take the place of the first.
   */
  requestId?: string;
  /** The honeypot's value; people leave it empty. */
  trap?: string | undefined;
  /** Between the page's opening and the sending; leave out when unknown. */
  filledInMs?: number;
};

/** The `registrations` row of a contact request: `supabase.from("registrations").insert(…)`. */
export function registrationRow(contact: Contact, { requestId, trap, filledInMs }: Signals = {}) {
  return {
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    message: contact.message,
    registration_type: registrationTypes[contact.type],
    ...(contact.subject && { subject: contact.subject }),
    ...(requestId && { request_id: requestId }),
    ...(trap && { trap: trap.replaceAll("\0", "").slice(0, 500).toWellFormed() }),
    // Below zero a clock was put back, and nobody knows.
    ...(filledInMs !== undefined &&
      filledInMs >= 0 && { filled_in_ms: Math.min(Math.round(filledInMs), 2 ** 31 - 1) }),
  };
}

/** The seconds after which a request that was one too many may be sent again; undefined for other answers. */
export function secondsToWait(answer: { status: number; error: { details?: string | null } | null }) {
  return answer.status === 429 ? Number(answer.error?.details) || 600 : undefined;
}

/** Whether PostgREST's answer to the insert means the request is stored: it is new, or it already was. */
export const isStored = (answer: { status: number; error: { code?: string } | null }) =>
  answer.error === null || (answer.status === 409 && answer.error.code === "23505");
