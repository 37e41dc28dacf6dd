import assert from "node:assert/strict";
import { classTimes, editionShown, schoolFacts } from "./edition.ts";

const wednesday = { day: "wednesday", hours: "17h-19h" };
const friday = { day: "friday", hours: "16h-18h" };
const saturday = { day: "saturday", hours: "10h-12h" };

Deno.test("the hours of classes are said by day", () => {
  assert.equal(classTimes([wednesday]), "le mercredi\u00a0(17h-19h)");
  assert.equal(
    classTimes([wednesday, friday, saturday]),
    "le mercredi\u00a0(17h-19h), le vendredi\u00a0(16h-18h) et le samedi\u00a0(10h-12h)",
  );
  assert.equal(classTimes([]), undefined);
});

Deno.test("the edition to speak of can be joined, else runs or comes, else is the last", () => {
  const first = { lastDay: "2026-04-30", enrolment: "closed", classes: [wednesday] };
  const second = { lastDay: "2027-04-30", enrolment: "open", classes: [friday] };
  assert.equal(editionShown([first, second], "2026-01-10"), second);
  assert.equal(editionShown([first, { ...second, enrolment: "full" }], "2026-01-10"), first);
  assert.equal(editionShown([first, second], "2027-06-01"), second);
  assert.equal(editionShown([], "2027-06-01"), undefined);
  const contact = { phone: "02 000 00 00", email: "ecole@exemple.be" };
  assert.deepEqual(schoolFacts({ facts: { ages: "14-18 ans" }, contact }, [first, second], "2026-01-10"), {
    ages: "14-18 ans",
    ...contact,
    classTimes: "le vendredi\u00a0(16h-18h)",
  });
});
