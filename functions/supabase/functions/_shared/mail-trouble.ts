import { z } from "zod";

/** What `mail_health` counts: e-mails that should have left, and requests the school was not mailed about. */
export const mailHealth = z.object({ late: z.number(), given_up: z.number(), untold: z.number() });
export type MailHealth = z.infer<typeof mailHealth>;

/** What is wrong with the mail, each in words; nothing when all leaves. */
export const mailTroubles = ({ late, given_up, untold }: MailHealth): string[] => [
  ...some(given_up, "e-mail n’a pas pu partir", "e-mails n’ont pas pu partir"),
  ...some(late, "e-mail attend depuis trop longtemps", "e-mails attendent depuis trop longtemps"),
  ...some(
    untold,
    "demande n’a pas été annoncée par e-mail\u202f: il y en a eu trop le même jour",
    "demandes n’ont pas été annoncées par e-mail\u202f: il y en a eu trop le même jour",
  ),
];

const some = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
