import { mailPage, paragraph } from "./mail-html.ts";
import type { ClaimedAlarm } from "./outbox.ts";

/** What the school reads when e-mails about requests did not leave, or were not queued. */
export function alarm({ about: { late, given_up, untold } }: ClaimedAlarm) {
  const subject = "Des e-mails du site ne sont pas partis";
  const counts: [count: number, one: string, more: string][] = [
    [late, "e-mail attend depuis trop longtemps", "e-mails attendent depuis trop longtemps"],
    [
      given_up,
      "e-mail a été abandonné après plusieurs essais",
      "e-mails ont été abandonnés après plusieurs essais",
    ],
    [
      untold,
      "demande ne vous a pas été envoyée par e-mail\u202f: trop sont arrivées le même jour",
      "demandes ne vous ont pas été envoyées par e-mail\u202f: trop sont arrivées le même jour",
    ],
  ];
  const paragraphs = [
    ...counts
      .filter(([count]) => count > 0)
      .map(([count, one, more]) => `${count} ${count > 1 ? more : one}.`),
    "Toutes les demandes sont enregistrées\u202f: répondez-y depuis le Studio, sous «\u202fDemandes\u202f». Si cela dure, prévenez la personne qui s’occupe du site.",
  ];
  return {
    subject,
    text: paragraphs.join("\n\n"),
    html: mailPage("", paragraphs.map(paragraph).join("\n"), []),
  };
}
