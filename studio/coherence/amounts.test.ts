import { expect, test } from "vitest";

import { amountsOf } from "./amounts.ts";

const month = { _id: "month", _type: "plan", price: 149 };
const pack = (price: number) => ({
  _id: "pack",
  _type: "plan",
  price,
  comparedTo: { plan: { _ref: "month" }, quantity: 3 },
});
const today = "2026-11-23";

test("a plan that saves something has the price it is compared to, and the difference", () => {
  expect(amountsOf(pack(420), [month], today)).toMatchObject({ price: 420, original: 447, saving: 27 });
});

test("one that saves nothing has neither, as on the site", () => {
  const { price, original, saving } = amountsOf(pack(450), [month], today);
  expect({ price, original, saving }).toEqual({ price: 450, original: undefined, saving: undefined });
});

test("nor has one that is compared to a plan that has disappeared", () => {
  const gone = { ...month, showUntil: "2020-01-10T08:00:00.000Z" };
  expect(amountsOf(pack(420), [gone], today)).toMatchObject({ original: undefined, saving: undefined });
});
