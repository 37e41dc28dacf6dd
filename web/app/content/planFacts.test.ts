import { expect, test } from "vitest";

import { type Plan, planShape } from "./plan.ts";
import { planFacts, whomOf } from "./planFacts.ts";
import type { Facts } from "./onlyKnown.ts";

const plan: Plan = {
  _id: "plan-coaching",
  name: "Coaching",
  audience: "entreprises",
  pricedFor: "group",
  description: [],
};

/** What stands beside a plan's price, with these fields. */
const told = (fields: Partial<Plan>, facts: Facts = {}) =>
  planFacts({ ...plan, ...fields }, facts).map(({ label, value }) =>
    `${label} : ${value}`.replaceAll(/[\u00a0\u202f]/g, " "),
  );

test("what there is one of is said in the singular", () => {
  expect(told({ participants: 1, hours: 1, duration: "P1D" })).toEqual([
    "Groupe : 1 participant au plus",
    "Durée : 1 heure en 1 jour",
  ]);
  expect(told({ minParticipants: 1, hours: 14 })).toEqual([
    "Groupe : à partir de 1 participant",
    "Durée : 14 heures",
  ]);
  expect(told({ pricedFor: "person" }, { groupSize: "1" })).toEqual(["Groupe : 1 participant au plus"]);
});

test("parts of an hour and of a percent stand behind a comma", () => {
  const discounts = [{ _key: "a", percent: 12.5, from: 5, appliesTo: "all" as const }];
  expect(told({ hours: 1.5, discounts })).toEqual(["Durée : 1,5 heure", "Remise : −12,5 % dès 5 personnes"]);
});

test("how a discount of an option is had stands beside it: it is in no table of prices", () => {
  const condition = "Un code familial est à demander.";
  const discounts = [2, 3].map((from) => ({
    _key: String(from),
    percent: 5 * from,
    from,
    appliesTo: "further" as const,
    condition,
  }));
  const rates = "Remises : −10 % dès la 2e personne, −15 % dès la 3e personne";
  expect(told({ kind: "option", discounts })).toEqual([`${rates}. ${condition}`]);
  expect(told({ kind: "plan", discounts })).toEqual([rates]);
});

test("who pays for a place in a plan shares the school's groups, who adds an option does not", () => {
  const facts = { groupSize: "12" };
  expect(told({ kind: "plan", pricedFor: "person" }, facts)).toEqual(["Groupe : 12 participants au plus"]);
  expect(told({ kind: "option", pricedFor: "person" }, facts)).toEqual([]);
});

test("what one of a public is called stays so when another public is left", () => {
  const people = { entreprises: "une équipière", pensionnes: "un pensionné" };
  expect(whomOf(planShape.parse({ ...plan, people }))).toEqual({ person: "équipière", feminine: true });
});

test("what costs nothing has no discount, and no start without paying; a price for the whole group no discount", () => {
  const offer = {
    ...plan,
    pricedFor: "person",
    freeStart: "Premier mois offert",
    discounts: [{ _key: "a", percent: 10, from: 2, appliesTo: "further" }],
  };
  const offered = (price: number, fields: object = {}) =>
    planFacts(planShape.parse({ ...offer, price, ...fields }), {}).map(({ label }) => label);
  expect(offered(149)).toEqual(["Remise", "Pour commencer"]);
  expect(offered(0)).toEqual([]);
  expect(offered(149, { pricedFor: "group" })).toEqual(["Pour commencer"]);
});
