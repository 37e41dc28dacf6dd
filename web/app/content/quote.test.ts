import { describe, expect, it } from "vitest";

import { brackets, type Priced, quote } from "functions/quote";

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

describe("what a plan costs for several", () => {
  it("is the price of one times as many, below any discount", () => {
    expect(quote(pupils, 4)).toMatchObject({ total: 2796, full: 2796, percent: 0 });
  });

  it("takes a group's discount off for everyone, from the very pupil it begins with", () => {
    expect(quote(pupils, 5)).toMatchObject({ total: 3145.5, last: 629.1, percent: 10 });
    expect(quote(pupils, 9)?.percent).toBe(10);
    expect(quote(pupils, 10)).toMatchObject({ total: 5592, last: 559.2, percent: 20 });
  });

  it("takes a sibling's discount off for that child only, and the next one's for the following", () => {
    expect(quote(siblings, 1)?.total).toBe(149);
    expect(quote(siblings, 2)).toMatchObject({ total: 283.1, last: 134.1 });
    expect(quote(siblings, 4)).toMatchObject({ total: 536.4, full: 596, last: 126.65 });
  });

  it("is the group's price for as many as it takes, and no offer beyond", () => {
    expect(quote(team, 8)?.total).toBe(2990);
    expect(quote(team, 9)).toBeUndefined();
  });

  it("has no total on quotation, and begins with as many as it asks", () => {
    expect(quote(tailored, 15)).toEqual({ percent: 0 });
    expect(quote(tailored, 14)).toBeUndefined();
  });
});

describe("the numbers of people for which one rule holds", () => {
  it("begin where a discount begins", () => {
    expect(brackets([pupils])).toEqual([{ from: 1, to: 4 }, { from: 5, to: 9 }, { from: 10 }]);
  });

  it("are cut where any plan begins or ends, both readings standing where two meet", () => {
    const found = brackets([team, pack, tailored]);
    expect(found).toEqual([{ from: 1, to: 8 }, { from: 9, to: 14 }, { from: 15, to: 15 }, { from: 16 }]);
    expect([pack, tailored].filter((plan) => quote(plan, 15))).toHaveLength(2);
  });

  it("end where nothing is offered any more", () => {
    expect(brackets([team])).toEqual([{ from: 1, to: 8 }]);
  });
});
