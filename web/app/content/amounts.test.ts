import { expect, test } from "vitest";

import { amountOf, inEuros } from "./amounts.ts";

const pack = { _id: "plan-trimestre", name: "Pack 3 mois", price: 420, original: 447, installment: null };

test("the saving is what the same months would cost, less the price", () => {
  expect(amountOf(pack, "saving")).toBe(27);
});

const spread = { _id: "plan-sur-mesure", name: "Sur mesure", installment: { count: 6, amount: 135 } };

test("a plan without a price has no other amount, whatever its instalments", () => {
  const onQuote = { ...spread, price: null };
  for (const name of ["price", "original", "saving", "installment", "installments"] as const) {
    expect(amountOf(onQuote, name)).toBeUndefined();
  }
});

test("a plan that is free is paid in no instalments", () => {
  const free = { ...spread, price: 0 };
  expect(amountOf(free, "price")).toBe(0);
  for (const name of ["installment", "installments"] as const) expect(amountOf(free, name)).toBeUndefined();
});

test("instalments that come to less than a new price are none", () => {
  const spreadAt = (price: number) =>
    (["installment", "installments"] as const).map((name) => amountOf({ ...spread, price }, name));
  expect(spreadAt(780)).toEqual([135, 810]);
  expect(spreadAt(900)).toEqual([undefined, undefined]);
});

test("amounts are written as French typography wants", () => {
  expect(inEuros(1299)).toBe("1\u202f299\u00a0€");
  expect(inEuros(149)).toBe("149\u00a0€");
  expect(inEuros(62.5)).toBe("62,50\u00a0€");
});
