import { type MailHealth, mailTroubles } from "functions/mail-trouble";

/** What is wrong with the mail, in words; undefined when nothing is. */
export function mailTrouble(health: MailHealth): string | undefined {
  const troubles = mailTroubles(health);
  if (troubles.length === 0) return undefined;
  return `${troubles.join(", ")}. Toutes les demandes sont bien ici : répondez-y. Si cela dure, prévenez la personne qui s’occupe du site.`;
}
