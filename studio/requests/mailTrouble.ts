/** Counts of e-mails that should have left, and of requests the school was not mailed about. */
export type MailHealth = { late: number; given_up: number; untold: number };

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What is wrong with the mail, in words; undefined when nothing is. */
export function mailTrouble({ late, given_up, untold }: MailHealth): string | undefined {
  const troubles = [
    ...counted(given_up, "e-mail n’a pas pu partir", "e-mails n’ont pas pu partir"),
    ...counted(late, "e-mail attend depuis trop longtemps", "e-mails attendent depuis trop longtemps"),
    ...counted(
      untold,
      "demande n’a pas été annoncée à l’école par e-mail : il y en a eu trop aujourd’hui",
      "demandes n’ont pas été annoncées à l’école par e-mail : il y en a eu trop aujourd’hui",
    ),
  ];
  if (troubles.length === 0) return undefined;
  return `${troubles.join(", ")}. Toutes les demandes sont bien ici : répondez-y. Si cela dure, prévenez la personne qui s’occupe du site.`;
}
