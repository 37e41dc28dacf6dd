import type { CustomValidator } from "sanity";

import { dayIn } from "functions/brussels";

/** Validation: an article of a day to come waits for that day. */
export const notBeforeItsDay: CustomValidator<string | undefined> = (date, { document }) => {
  if (!date || date <= dayIn(new Date())) return true;
  const from = document?.showFrom;
  const waits = typeof from === "string" && dayIn(new Date(from)) >= date;
  return (
    waits || "Cette date est à venir, et l’article paraîtrait dès sa publication : remplissez « Paraît le »."
  );
};
