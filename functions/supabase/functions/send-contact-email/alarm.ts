import { mailTroubles } from "../_shared/mail-trouble.ts";
import { mailPage, paragraph } from "./mail-html.ts";
import type { ClaimedAlarm } from "./outbox.ts";

/** What the school reads when e-mails about requests did not leave, or were not queued. */
export function alarm({ about }: ClaimedAlarm) {
  const paragraphs = [
    ...mailTroubles(about).map((trouble) => `${trouble}.`),
    "Toutes les demandes sont enregistrées\u202f: répondez-y depuis le Studio, sous «\u202fDemandes\u202f». Si cela dure, prévenez la personne qui s’occupe du site.",
  ];
  return {
    subject: "Des e-mails du site ne sont pas partis",
    text: paragraphs.join("\n\n"),
    html: mailPage("", paragraphs.map(paragraph).join("\n"), []),
  };
}
