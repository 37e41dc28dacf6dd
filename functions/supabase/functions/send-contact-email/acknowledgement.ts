import type { ClaimedEmail } from "./outbox.ts";
import { escapeHtml, mailPage } from "./mail-html.ts";

/**
 * What the visitor reads. It repeats nothing they typed but a first name that looks like one:
 * anybody can put anybody's address in the form, and must not make us carry their words.
 */
export function acknowledgement(email: ClaimedEmail) {
  const greeting = looksLikeName(email.first_name) ? `Bonjour ${email.first_name},` : "Bonjour,";
  const paragraphs = [
    "Merci de nous avoir écrit\u202f: votre message est bien arrivé.",
    "Un membre de l’équipe vous répond sous 24\u00a0heures, les jours ouvrables. Pour compléter votre demande d’ici là, répondez simplement à cet e-mail.",
    "À bientôt,",
  ];
  const note =
    "Vous recevez cet e-mail parce que cette adresse a été indiquée dans notre formulaire de contact. Si ce n’était pas vous, ignorez-le\u202f: nous ne vous écrirons pas davantage.";

  return {
    subject: "Nous avons bien reçu votre message",
    text: [greeting, "", paragraphs.join("\n\n"), "L’équipe IA4School", "", "-- ", note].join("\n"),
    html: mailPage(
      `<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>
${paragraphs
  .slice(0, -1)
  .map((text) => `<p style="margin:0 0 16px">${text}</p>`)
  .join("\n")}
<p style="margin:0">${paragraphs.at(-1)}<br>L’équipe IA4School</p>`,
      note,
    ),
  };
}

const looksLikeName = (text: string) => /^[\p{L}\p{M}][\p{L}\p{M}’' -]{0,39}$/u.test(text);
