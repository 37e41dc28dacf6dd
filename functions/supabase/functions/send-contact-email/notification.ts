import { colours } from "../_shared/colours.ts";
import { escapeHtml } from "../_shared/escape-html.ts";
import { firstInFrench } from "../_shared/first-in-french.ts";
import { inSentence } from "../_shared/in-sentence.ts";
import { profiles } from "../_shared/profiles.ts";
import { zone } from "../_shared/zone.ts";
import { heading, mailPage, paragraph, tinted } from "./mail-html.ts";
import type { ClaimedRequest } from "./outbox.ts";
import { signature } from "./signature.ts";
import { unlinked } from "./unlinked.ts";
import type { Words } from "./words.ts";

const { line, muted } = colours.light;
const silence =
  "Aucun accusé de réception n’est parti\u202f: cette adresse en a déjà reçu, ou trop sont partis aujourd’hui.";
const correction = "Cette demande en remplace une que vous avez reçue\u202f: la personne l’a corrigée.";

const when = new Intl.DateTimeFormat("fr-BE", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: zone,
});

/** What the school reads when a request arrives, or is corrected. The visitor's words make no link. */
export function notification(email: ClaimedRequest, { school, subject, paragraphs, note }: Words) {
  const name = unlinked(`${email.first_name} ${email.last_name}`);
  const profile = inSentence(profiles[email.registration_type]);
  const asked = email.subject && unlinked(email.subject);
  const message = unlinked(email.message);
  const warnings = [
    ...(email.kind === "correction" ? [correction] : []),
    ...(email.acknowledged ? [] : [silence]),
  ];
  const facts: [string, string][] = [
    ["Nom", name],
    ["Profil", profile],
    ...(asked ? [["Au sujet de", asked] as [string, string]] : []),
    ["E-mail", email.email],
    ["Téléphone", unlinked(email.phone)],
    ["Reçue le", firstInFrench(when.format(new Date(email.created_at)))],
  ];

  return {
    subject: `${email.kind === "correction" ? "[Corrigée] " : ""}${subject}\u00a0: ${name} (${asked ?? profile})`,
    text:
      [
        ...[...warnings, ...paragraphs].flatMap((text) => [text, ""]),
        ...facts.map(([label, value]) => `${label}\u00a0: ${value}`),
        "",
        message,
      ].join("\n") + signature(note),
    html: mailPage(
      school,
      [
        ...warnings.map(tinted),
        heading(subject),
        ...paragraphs.map(paragraph),
        `<table style="border-collapse:collapse">${facts.map(factRow).join("")}</table>`,
        `<p style="white-space:pre-wrap;border-left:3px solid ${line};padding-left:16px;margin:24px 0 0">${escapeHtml(message)}</p>`,
      ].join("\n"),
      note,
    ),
  };
}

const factRow = ([label, value]: [string, string]) =>
  `<tr><th style="text-align:left;padding:4px 24px 4px 0;font-weight:400;color:${muted}">${label}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`;
