import { mailPage, paragraph } from "./mail-html.ts";
import type { ClaimedAlarm } from "./outbox.ts";

/** What the school reads when e-mails about requests did not leave, or were not queued. */
export function alarm({ about: { late, given_up, untold } }: ClaimedAlarm) {
  const subject = "Des demandes attendent sans que vous en ayez été avertis";
  const counts: [number, string][] = [
    [late, "e-mails qui attendent depuis trop longtemps"],
    [given_up, "e-mails abandonnés après plusieurs essais"],
    [untold, "demandes sans e-mail, trop étant arrivées aujourd’hui"],
  ];
  const paragraphs = [
    ...counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}.`),
    "Toutes les demandes sont enregistrées\u202f: vous les lisez dans le Studio, à «\u00a0Demandes\u00a0».",
  ];
  return {
    subject,
    text: paragraphs.join("\n\n"),
    html: mailPage("", paragraphs.map(paragraph).join("\n"), []),
  };
}
