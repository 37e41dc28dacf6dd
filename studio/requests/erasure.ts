import { counted } from "functions/counted";

/** The trace of an erasure: when, by which account, and how much; nothing about whom. */
export type Erasure = {
  id: string;
  erased_at: string;
  erased_by: string;
  requests: number;
  emails: number;
  notes: number;
};

/** « 2 demandes, 3 e-mails et 1 note ». */
export const amountOf = ({ requests, emails, notes }: Pick<Erasure, "requests" | "emails" | "notes">) =>
  `${counted(requests, "demande")}, ${counted(emails, "e-mail")} et ${counted(notes, "note")}`;
