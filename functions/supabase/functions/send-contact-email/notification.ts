import { colours } from "../_shared/colours.ts";
import type { ClaimedEmail } from "./outbox.ts";
import { escapeHtml, mailPage } from "./mail-html.ts";

const { line, muted, sunTint } = colours.light;
const profiles = { school: "École", company: "Entreprise" };
const suspicions: Record<string, string> = {
  "trap filled":
    "Un champ invisible a été rempli\u202f: c’est probablement un robot. Aucun accusé de réception n’est parti.",
  "filled too fast": "Le formulaire a été rempli en moins de deux secondes\u202f: c’est peut-être un robot.",
};

const when = new Intl.DateTimeFormat("fr-BE", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/Brussels",
});

/** What the school reads when a request arrives. */
export function notification(email: ClaimedEmail) {
  const warning = email.suspicion && (suspicions[email.suspicion] ?? email.suspicion);
  const name = `${email.first_name} ${email.last_name}`;
  const profile = profiles[email.registration_type];
  const facts: [string, string][] = [
    ["Nom", name],
    ["Profil", profile],
    ["E-mail", email.email],
    ["Téléphone", email.phone],
    ["Reçue le", when.format(new Date(email.created_at))],
  ];
  const note =
    "Répondez à cet e-mail\u202f: votre réponse part à la personne qui a écrit. Nous lui avons promis une réponse sous 24\u00a0heures, les jours ouvrables.";

  return {
    subject: `${warning ? "[À vérifier] " : ""}Nouvelle demande (${profile.toLowerCase()})\u00a0: ${name}`,
    text: [
      ...(warning ? [warning, ""] : []),
      ...facts.map(([label, value]) => `${label}\u00a0: ${value}`),
      "",
      email.message,
      "",
      "-- ",
      note,
    ].join("\n"),
    html: mailPage(
      [
        warning &&
          `<p style="background:${sunTint};border-radius:8px;padding:12px 16px">${escapeHtml(warning)}</p>`,
        `<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">Nouvelle demande de contact</h1>`,
        `<table style="border-collapse:collapse">${facts.map(factRow).join("")}</table>`,
        `<p style="white-space:pre-wrap;border-left:3px solid ${line};padding-left:16px;margin:24px 0 0">${escapeHtml(email.message)}</p>`,
      ]
        .filter(Boolean)
        .join("\n"),
      note,
    ),
  };
}

const factRow = ([label, value]: [string, string]) =>
  `<tr><th style="text-align:left;padding:4px 24px 4px 0;font-weight:400;color:${muted}">${label}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`;
