import assert from "node:assert/strict";
import { brackets, type Priced, quote } from "./quote.ts";

const discount = (percent: number, from: number, appliesTo: "all" | "further") => ({
  _key: String(from),
  percent,
  from,
  appliesTo,
});
const pupils: Priced = {
  price: 699,
  pricedFor: "person",
  discounts: [discount(10, 5, "all"), discount(20, 10, "all")],
};
const siblings: Priced = {
  price: 149,
  pricedFor: "person",
  discounts: [discount(10, 2, "further"), discount(15, 3, "further")],
};
const team: Priced = { price: 2990, pricedFor: "group", participants: 8 };
const pack: Priced = { price: 7500, pricedFor: "group", participants: 15 };
const tailored: Priced = { pricedFor: "group", minParticipants: 15 };

Deno.test("a plan for several is the price of one times as many, below any discount", () => {
  assert.partialDeepStrictEqual(quote(pupils, 4), { total: 2796, full: 2796, percent: 0 });
});

Deno.test("a group's discount is taken off for everyone, from the very pupil it begins with", () => {
  assert.partialDeepStrictEqual(quote(pupils, 5), { total: 3145.5, last: 629.1, percent: 10 });
  assert.equal(quote(pupils, 9)?.percent, 10);
  assert.partialDeepStrictEqual(quote(pupils, 10), { total: 5592, last: 559.2, percent: 20 });
});

Deno.test("a sibling's discount is taken off for that child only, and the next one's for the following", () => {
  assert.equal(quote(siblings, 1)?.total, 149);
  assert.partialDeepStrictEqual(quote(siblings, 2), { total: 283.1, last: 134.1 });
  assert.partialDeepStrictEqual(quote(siblings, 4), { total: 536.4, full: 596, last: 126.65 });
});

Deno.test("a number of people that nobody means costs no time", () => {
  assert.equal(quote(siblings, 50_000_000)?.total, 6_332_500_029.8);
  const slip = discount(10, 470_123_456, "all");
  assert.deepEqual(brackets([{ ...pupils, discounts: [slip] }]), [
    { from: 1, to: 470_123_455 },
    { from: 470_123_456 },
  ]);
});

Deno.test("a group's price is for as many as it takes, and no offer beyond", () => {
  assert.equal(quote(team, 8)?.total, 2990);
  assert.equal(quote(team, 9), undefined);
});

Deno.test("a plan on quotation has no total, and begins with as many as it asks", () => {
  assert.deepEqual(quote(tailored, 15), { percent: 0 });
  assert.equal(quote(tailored, 14), undefined);
});

Deno.test("one rule holds from where a discount begins", () => {
  assert.deepEqual(brackets([pupils]), [{ from: 1, to: 4 }, { from: 5, to: 9 }, { from: 10 }]);
});

Deno.test("rules are cut where any plan begins or ends, both readings standing where two meet", () => {
  const found = brackets([team, pack, tailored]);
  assert.deepEqual(found, [{ from: 1, to: 8 }, { from: 9, to: 14 }, { from: 15, to: 15 }, { from: 16 }]);
  assert.equal([pack, tailored].filter((plan) => quote(plan, 15)).length, 2);
});

Deno.test("rules end where nothing is offered any more", () => {
  assert.deepEqual(brackets([team]), [{ from: 1, to: 8 }]);
});
