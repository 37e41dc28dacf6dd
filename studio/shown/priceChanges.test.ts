import { expect, test } from "vitest";

import { mayChangePrices, priceChanges } from "./priceChanges.ts";

const month = { _id: "a", _type: "plan", name: "Au mois", price: 149 };
const pack = {
  _id: "b",
  _type: "plan",
  name: "Pack",
  price: 420,
  comparedTo: { plan: { _ref: "a" }, quantity: 3 },
};
const plans = [pack, month];
const rows = (...given: Parameters<typeof priceChanges>) =>
  priceChanges(...given).map(({ plan, what, before, after }) => [plan, what, before, after]);
const spaced = (rows: unknown) =>
  JSON.parse(JSON.stringify(rows).replaceAll(/[\u00a0\u202f]/g, " ")) as unknown;

test("a price changes its own plan first, then what other plans are compared to", () => {
  expect(spaced(rows(month, { ...month, _id: "drafts.a", price: 159 }, plans))).toEqual([
    ["Au mois", "Prix", "149 €", "159 €"],
    ["Pack", "Prix barré", "447 €", "477 €"],
    ["Pack", "Économie", "27 €", "57 €"],
  ]);
});

test("a plan that goes on quotation loses its amounts, one with instalments gains them", () => {
  const { price: _price, ...onQuotation } = month;
  const [first] = priceChanges(month, onQuotation, plans);
  expect(first).toMatchObject({ what: "Prix", after: undefined });
  const paid = { ...month, installment: { count: 2, amount: 80 } };
  expect(spaced(rows(month, paid, plans))).toEqual([
    ["Au mois", "Mensualité", null, "80 €"],
    ["Au mois", "Total des mensualités", null, "160 €"],
  ]);
});

test("a next price is one of them, another text is not", () => {
  const next = { ...month, nextPrice: { amount: 169, from: "2999-01-01" } };
  expect(priceChanges(month, next, plans)).toMatchObject([{ what: "Prochain prix", before: undefined }]);
  expect(priceChanges(month, { ...month, subtitle: "Sans engagement" }, plans)).toEqual([]);
});

test("a plan compared to no other may change what it saves, one that is renamed changes nothing", () => {
  const { comparedTo: _comparedTo, ...alone } = pack;
  expect(mayChangePrices(pack, alone)).toBe(true);
  expect(spaced(rows(pack, alone, plans))).toEqual([
    ["Pack", "Prix barré", "447 €", null],
    ["Pack", "Économie", "27 €", null],
  ]);
  expect(mayChangePrices(pack, { ...pack, _id: "drafts.b", name: "Trimestre" })).toBe(false);
});

test("a discount that changes, goes or comes is one of them", () => {
  const taken = (percent: number, from: number, appliesTo: "all" | "further" = "all") => ({
    percent,
    from,
    appliesTo,
  });
  const school = { ...month, discounts: [taken(20, 10), taken(30, 20)] };
  const slip = { ...month, discounts: [taken(5, 2, "further"), taken(2, 10)] };
  expect(mayChangePrices(school, slip)).toBe(true);
  expect(spaced(rows(school, slip, [school]))).toEqual([
    ["Au mois", "Remise dès 2 personnes", null, "−5 % pour les suivantes"],
    ["Au mois", "Remise dès 10 personnes", "−20 % pour toutes", "−2 % pour toutes"],
    ["Au mois", "Remise dès 20 personnes", "−30 % pour toutes", null],
  ]);
});

test("a new price shows the instalments that it leaves as they are, or has go", () => {
  const paid = { ...month, installment: { count: 2, amount: 80 } };
  expect(spaced(rows(paid, { ...paid, price: 159 }, [paid]))).toEqual([
    ["Au mois", "Prix", "149 €", "159 €"],
    ["Au mois", "Mensualités, inchangées", "2 × 80 € = 160 €", "2 × 80 € = 160 €"],
  ]);
  expect(spaced(rows(paid, { ...paid, price: 169 }, [paid]))).toEqual([
    ["Au mois", "Prix", "149 €", "169 €"],
    ["Au mois", "Mensualité", "80 €", null],
    ["Au mois", "Total des mensualités", "160 €", null],
  ]);
});
