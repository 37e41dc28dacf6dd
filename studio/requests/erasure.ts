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

const all = new Intl.ListFormat("fr-BE", { type: "conjunction" });

/** « 2 demandes, 3 e-mails et 1 note » : of what there is none nothing is said. */
export const inCounts = ({ requests, emails, notes }: Pick<Erasure, "requests" | "emails" | "notes">) =>
  all.format(
    Object.entries({ demande: requests, "e-mail": emails, note: notes }).flatMap(([one, count]) =>
      count > 0 ? counted(count, one) : [],
    ),
  );
