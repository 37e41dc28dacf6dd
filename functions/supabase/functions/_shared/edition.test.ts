import assert from "node:assert/strict";
import { classTimes, editionShown, editionToCome, schoolFacts } from "./edition.ts";

const wednesday = { day: "wednesday", hours: "17h-19h" };
const friday = { day: "friday", hours: "16h-18h" };
const saturday = { day: "saturday", hours: "10h-12h" };

Deno.test("the hours of classes are said by day", () => {
  assert.equal(classTimes([wednesday]), "le mercredi\u00a0(17h-19h)");
  assert.equal(
    classTimes([wednesday, friday, saturday]),
    "le mercredi\u00a0(17h-19h), le vendredi\u00a0(16h-18h) et le samedi\u00a0(10h-12h)",
  );
  assert.equal(
    classTimes([{ ...saturday, hours: "14h-16h" }, wednesday, saturday, { ...saturday, hours: "9h-10h" }]),
    "le mercredi\u00a0(17h-19h) et le samedi\u00a0(9h-10h, 10h-12h et 14h-16h)",
  );
  assert.equal(classTimes([]), undefined);
});

Deno.test("the edition to speak of can be joined, else runs or comes, else is the last", () => {
  const first = { firstDay: "2025-11-01", lastDay: "2026-04-30", enrolment: "closed", classes: [wednesday] };
  const second = { firstDay: "2027-01-06", lastDay: "2027-04-30", enrolment: "open", classes: [friday] };
  assert.equal(editionShown([first, second], "2026-01-10"), second);
  assert.equal(editionShown([first, { ...second, enrolment: "full" }], "2026-01-10"), first);
  assert.equal(editionShown([first, second], "2027-06-01"), second);
  assert.equal(editionShown([], "2027-06-01"), undefined);
  const said = (today: string, ...editions: (typeof first)[]) => {
    const { classTimes, editionMonths } = schoolFacts({ facts: {} }, editions, today);
    return [classTimes, editionMonths];
  };
  const fridays = "le vendredi\u00a0(16h-18h)";
  assert.deepEqual(said("2026-01-10", first, second), [
    fridays,
    "la prochaine édition, de janvier à avril 2027",
  ]);
  assert.deepEqual(said("2027-04-30", first, second), [
    fridays,
    "l’édition en cours, de janvier à avril 2027",
  ]);
  assert.equal(said("2026-06-01", first)[1], "la dernière édition, de novembre 2025 à avril 2026");
});

Deno.test("one is invited to an edition that can be joined, else to the next to begin, else to what there is", () => {
  const runs = { firstDay: "2025-11-01", lastDay: "2026-04-30", enrolment: "closed" };
  const comes = { firstDay: "2027-01-06", lastDay: "2027-04-30", enrolment: "full" };
  const later = { firstDay: "2028-01-06", lastDay: "2028-04-30", enrolment: "closed" };
  const invited = (today: string, ...editions: (typeof runs)[]) => editionToCome(editions, today);
  assert.equal(invited("2026-01-10", runs, comes, later), comes);
  assert.equal(invited("2026-01-10", runs, comes, { ...later, enrolment: "open" }).firstDay, later.firstDay);
  assert.equal(invited("2026-01-10", { ...runs, enrolment: "few" }, comes).firstDay, runs.firstDay);
  assert.equal(invited("2026-01-10", runs), runs);
  assert.equal(invited("2029-01-10", runs, comes), comes);
});

Deno.test("the hours of classes are those of every edition that can be joined, what is alike once", () => {
  const days = { firstDay: "2027-09-08", lastDay: "2028-04-30" };
  const said = (...editions: { enrolment: string; classes: (typeof wednesday)[] | null }[]) =>
    schoolFacts(
      { facts: {} },
      editions.map((edition) => ({ ...days, ...edition })),
      "2027-06-01",
    )["classTimes"];
  const wednesdays = { enrolment: "few", classes: [wednesday] };
  const fridays = { enrolment: "open", classes: [friday] };
  const both = { enrolment: "open", classes: [wednesday, saturday] };
  const other = { enrolment: "open", classes: null };
  assert.equal(said(wednesdays, fridays), "le mercredi\u00a0(17h-19h) ou le vendredi\u00a0(16h-18h)");
  assert.equal(said(wednesdays, { ...wednesdays, enrolment: "open" }, other), "le mercredi\u00a0(17h-19h)");
  assert.equal(said({ ...wednesdays, enrolment: "full" }, fridays), "le vendredi\u00a0(16h-18h)");
  assert.equal(
    said(both, fridays),
    "le mercredi\u00a0(17h-19h) et le samedi\u00a0(10h-12h), ou le vendredi\u00a0(16h-18h)",
  );
});

Deno.test("what the school is called and how to reach it are among its facts, its address once it has a street", () => {
  const reach = {
    phone: "04 222 33 44",
    email: "ecole@exemple.be",
    place: "quartier du Laveu",
    city: "Liège",
  };
  const factsOf = (contact: object) =>
    schoolFacts({ name: "Lumière", facts: { ages: "12-16 ans" }, contact }, [], "2026-01-10");
  const none = { address: undefined, classTimes: undefined, editionMonths: undefined };
  assert.deepEqual(factsOf(reach), { ages: "12-16 ans", name: "Lumière", ...reach, ...none });
  assert.equal(
    factsOf({ ...reach, street: "rue des Wallons 12", postalCode: "4000" })["address"],
    "rue des Wallons 12, 4000 Liège",
  );
});
