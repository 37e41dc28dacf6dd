import { escapeHtml } from "functions/escape-html";
import { profiles } from "functions/profiles";

import { type Email, fateOf, titleOf } from "./email.ts";
import { day, hour } from "./moments.ts";
import { nameOf, type Request, states } from "./request.ts";
import { suspicionIn } from "./suspicion.ts";

type Note = { author: string; created_at: string; text: string };
/** `emails` are those about requests that have another address now. */
export type Kept = {
  person: string;
  exported_at: string;
  requests: (Request & { emails: Email[]; notes: Note[] })[];
  emails: Email[];
};

/** Everything that is kept of a person as a page in French, to read, print or send. */
export function personPage({ person, exported_at, requests, emails }: Kept): string {
  const emailLine = (email: Email) => {
    const { state, text } = fateOf(email, person, longAgo);
    return `${titleOf(email)} (${state.name.toLowerCase()}). ${text}`;
  };
  const parts = requests.map((request) => [
    title(2, `Demande reçue ${at(request.created_at)}`),
    table({
      Nom: nameOf(request),
      "E-mail": request.email,
      Téléphone: request.phone,
      Profil: profiles[request.registration_type],
      Sujet: request.subject ?? "",
      Message: request.message,
      État: states[request.state].one,
      Doute: suspicionIn(request) ?? "",
      "Attribuée à": request.assignee ?? "",
      "Répondue le": request.answered_at ? at(request.answered_at) : "",
      "Effacée au plus tard": at(request.delete_after),
    }),
    list("E-mails", request.emails.map(emailLine)),
    list(
      "Notes de l’équipe",
      request.notes.map(({ author, created_at, text }) => `${author}, ${at(created_at)} : ${text}`),
    ),
  ]);
  const heading = `Données gardées de ${person}`;
  return `<!doctype html>
<html lang="fr"><meta charset="utf-8"><title>${escapeHtml(heading)}</title>
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}th{text-align:left;vertical-align:top;padding-right:1rem}td,li{white-space:pre-wrap;overflow-wrap:anywhere}</style>
${title(1, heading)}<p>${escapeHtml(`Relevé ${at(exported_at)}.`)}</p>
${parts.flat().join("\n")}
${list("E-mails au sujet d’autres demandes", emails.map(emailLine))}
</html>
`;
}

/** Whenever it is read, it was then: never « hier ». */
const at = (iso: string) => `le ${day(iso)} à ${hour(iso)}`;
const longAgo = new Date(0);

const title = (level: number, text: string) => `<h${level}>${escapeHtml(text)}</h${level}>`;

function table(rows: Record<string, string>): string {
  const told = Object.entries(rows).filter(([, value]) => value);
  return `<table>${told.map(([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`).join("")}</table>`;
}

function list(name: string, lines: string[]): string {
  if (lines.length === 0) return "";
  return `${title(3, name)}<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;
}
