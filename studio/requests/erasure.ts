/** The trace of an erasure: when, by which account, and how much; nothing about whom. */
export type Erasure = {
  id: string;
  erased_at: string;
  erased_by: string;
  requests: number;
  emails: number;
  notes: number;
};

const some = (count: number, one: string) => `${count}\u00a0${one}${count > 1 ? "s" : ""}`;

/** « 2 demandes, 3 e-mails et 1 note ». */
export const amountOf = ({ requests, emails, notes }: Pick<Erasure, "requests" | "emails" | "notes">) =>
  `${some(requests, "demande")}, ${some(emails, "e-mail")} et ${some(notes, "note")}`;
