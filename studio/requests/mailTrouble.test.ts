import { expect, test } from "vitest";

import { mailTrouble } from "./mailTrouble.ts";

test("mail that stalls is told in words, and nothing is when it does not", () => {
  expect(mailTrouble({ late: 0, given_up: 0, untold: 0 })).toBeUndefined();
  expect(mailTrouble({ late: 3, given_up: 1, untold: 0 })).toBe(
    "1 e-mail n’a pas pu partir, 3 e-mails attendent depuis trop longtemps. Toutes les demandes sont bien ici : répondez-y. Si cela dure, prévenez la personne qui s’occupe du site.",
  );
});
