import { expect, test } from "vitest";

import { withKnownFacts } from "./withKnownFacts.ts";

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
  expect(withKnownFacts(legal, { seat: "rue Neuve 1", siteHost: "Hôte" })).toEqual(legal);
  expect(withKnownFacts(legal, { seat: " ", siteHost: "Hôte" })).toEqual(legal.toSpliced(1, 1));
});

test("a heading left with nothing below goes with its lines, one that still heads something stays", () => {
  expect(withKnownFacts(legal, { seat: "rue Neuve 1" })).toEqual([legal[0], legal[1], legal[4], legal[5]]);
  expect(withKnownFacts(legal, {})).toEqual([legal[4], legal[5]]);
});

test("a heading with nothing below that staff wrote so is theirs", () => {
  const alone = [block("h2", text), block("h2", text), block("normal", text)];
  expect(withKnownFacts(alone, {})).toEqual(alone);
});
