import { expect, test } from "vitest";

import { onlyKnown } from "./onlyKnown.ts";

const block = (style: string, ...children: object[]) => ({
  _type: "block",
  style,
  children: children as never,
});
const text = { _type: "span", text: "Siège : " };
const seat = { _type: "fact", name: "seat" };
const host = { _type: "fact", name: "siteHost" };

const legal = [
  block("h2", text),
  block("normal", text, seat),
  block("h3", text),
  block("normal", text, host),
  block("h2", text),
  block("normal", text),
];

test("a line whose fact has a value is shown, one whose fact is empty is not", () => {
  expect(onlyKnown(legal, { seat: "rue Neuve 1", siteHost: "Hôte" })).toEqual(legal);
  expect(onlyKnown(legal, { seat: " ", siteHost: "Hôte" })).toEqual(legal.toSpliced(1, 1));
});

test("a heading left with nothing below goes with its lines, one that still heads something stays", () => {
  expect(onlyKnown(legal, { seat: "rue Neuve 1" })).toEqual([legal[0], legal[1], legal[4], legal[5]]);
  expect(onlyKnown(legal, {})).toEqual([legal[4], legal[5]]);
});

test("a remark whose lines all wait goes with the heading it leaves alone, one that says something stays", () => {
  const remark = (...content: object[]) => ({ _type: "callout", content: content as never });
  const waiting = block("normal", text, seat);
  const body = (...content: object[]) => [
    block("h2", text),
    remark(...content),
    block("h2", text),
    block("normal", text),
  ];
  expect(onlyKnown(body(waiting), {})).toEqual(body(waiting).slice(2));
  expect(onlyKnown(body(waiting), { seat: "rue Neuve 1" })).toHaveLength(4);
  expect(onlyKnown(body(waiting, block("normal", text)), {})).toHaveLength(4);
});

test("a heading with nothing below that staff wrote so is theirs", () => {
  const alone = [block("h2", text), block("h2", text), block("normal", text)];
  expect(onlyKnown(alone, {})).toEqual(alone);
});

test("an amount that its plan does not have is said in no sentence; a price alone is on quotation", () => {
  const plan = { _id: "pack", name: "Pack", price: 420 };
  const price = (amount: string, given: object = plan) => ({ _type: "price", amount, plan: given });
  const said = (...children: object[]) => onlyKnown([block("normal", ...children)], {}).length > 0;
  const quoted = { ...plan, price: null };
  const more = { _type: "span", text: " de moins" };
  expect(said(price("price"), more)).toBe(true);
  expect(said(price("saving"), more)).toBe(false);
  expect(said(price("price", quoted), more)).toBe(false);
  const empty = { _type: "span", text: " " };
  expect(said(empty, price("price", quoted), empty)).toBe(true);
  expect(said(empty, price("saving"), empty)).toBe(false);
});
