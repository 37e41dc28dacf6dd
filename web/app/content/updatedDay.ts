type Dated = { date?: string | null | undefined; updated?: string | null | undefined };

/** The day an article's substance last changed; undefined where it reads as it did when it came out. */
export const updatedDay = ({ date, updated }: Dated): string | undefined =>
  updated && updated > (date ?? "") ? updated : undefined;
