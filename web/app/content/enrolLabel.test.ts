import { expect, test } from "vitest";

import { editionLabel, sessionLabel } from "./enrolLabel.ts";

const next = {
  edition: "Prochaine rentrée\u202f: prévenez-moi",
  session: "Prochaine date\u202f: prévenez-moi",
};

test.each([
  [{ phase: "coming", bookable: true, enrolment: "open" }, "Réserver", "Réserver"],
  [{ phase: "running", bookable: true, enrolment: "few" }, "Réserver", "Réserver"],
  [{ phase: "coming", bookable: false, enrolment: "full" }, next.edition, "Liste d’attente"],
  [{ phase: "running", bookable: false, enrolment: "full" }, next.edition, "Liste d’attente"],
  [{ phase: "coming", bookable: false, enrolment: "closed" }, next.edition, "Prévenez-moi de l’ouverture"],
  [{ phase: "running", bookable: false, enrolment: "closed" }, next.edition, next.session],
  [{ phase: "over", bookable: false, enrolment: "full" }, next.edition, next.session],
] as const)("the way to %o is called « %s », of a session « %s »", (offered, edition, session) => {
  expect(editionLabel(offered)).toBe(edition);
  expect(sessionLabel(offered)).toBe(session);
});

test("of a camp without a date one asks to be told of the next", () => {
  expect(sessionLabel(undefined)).toBe(next.session);
});
