import { clockIn, dayIn } from "functions/brussels";
import { profiles } from "functions/profiles";
import { unparse } from "papaparse";

import { type Request, states } from "./request.ts";
import { suspicionIn } from "./suspicion.ts";

/** What a spreadsheet would take for a formula; also in the wide letters that some of them read as the usual ones. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const moment = (iso: string | null) => (iso ? `${dayIn(new Date(iso))} ${clockIn(new Date(iso))}` : "");

/**
 * Requests as Excel opens them in French: UTF-8 with its mark, semicolons. A text that begins as a formula gets an
 * apostrophe before it, which makes it a text.
 */
export function csvOf(requests: Request[], staff: Map<string, string>): string {
  const rows = requests.map((request) => ({
    Reçue: moment(request.created_at),
    État: states[request.state].one,
    Profil: profiles[request.registration_type],
    Prénom: request.first_name,
    Nom: request.last_name,
    "E-mail": request.email,
    Téléphone: request.phone,
    Sujet: request.subject ?? "",
    Message: request.message,
    "Attribuée à": request.assignee ? (staff.get(request.assignee) ?? request.assignee) : "",
    "À répondre avant": moment(request.answer_due),
    "Répondue le": moment(request.answered_at),
    Doute: suspicionIn(request) ?? "",
  }));
  return `\uFEFF${unparse(rows, { delimiter: ";", newline: "\r\n", quotes: true, escapeFormulae: formula, columns })}`;
}

const columns = [
  "Reçue",
  "État",
  "Profil",
  "Prénom",
  "Nom",
  "E-mail",
  "Téléphone",
  "Sujet",
  "Message",
  "Attribuée à",
  "À répondre avant",
  "Répondue le",
  "Doute",
];
