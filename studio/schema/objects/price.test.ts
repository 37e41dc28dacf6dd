import { inEuros } from "functions/in-euros";
import { expect, test } from "vitest";

import { plan } from "../documents/plan.ts";
import { session } from "../documents/session.ts";
import { price } from "./price.ts";
import { total } from "./total.ts";

const shown = (selected: object) => price.preview?.prepare?.(selected as never).title;

test("an inserted price is named in staff's own words, whatever is still missing", () => {
  const name = "Pack 3 mois";
  expect(shown({ name, price: 420, amount: "price" })).toBe(inEuros(420));
  expect(shown({ name, amount: "price" })).toBe("Pack 3 mois (prix)");
  expect(shown({ name, price: 420, amount: "installments" })).toBe("Pack 3 mois (total des mensualités)");
  expect(shown({ amount: "price" })).toBe("Prix");
  expect(shown({})).toBe("Prix");
});

test("once its next price has come, a plan is shown at that price wherever staff see it", () => {
  const next = { amount: 450, from: "2025-01-01" };
  const later = { amount: 480, from: "2099-01-01" };
  const subtitle = (type: { preview?: object }, selected: object) => {
    const { prepare } = type.preview as {
      prepare: (selected: object) => { title: string; subtitle: string };
    };
    return prepare(selected).subtitle;
  };
  expect(shown({ name: "Pack", price: 420, next, amount: "price" })).toBe(inEuros(450));
  expect(shown({ name: "Pack", price: 420, next: later, amount: "price" })).toBe(inEuros(420));
  expect(subtitle(plan, { price: 420, next, audience: "jeunes" })).toBe(`${inEuros(450)} · Jeunes`);
  expect(subtitle(plan, { price: 420, next: later, audience: "jeunes" })).toBe(
    `${inEuros(420)} · ${inEuros(480)} dès le 1er janv. 2099 · Jeunes`,
  );
  expect(subtitle(session, { plan: "Pack", planPrice: 420, next, kind: "camp" })).toBe(
    `Sans jour · ${inEuros(450)}`,
  );
  const totalOf = total.preview?.prepare?.({ name: "Pack", price: 420, next, people: 2 } as never);
  expect(totalOf?.title).toBe(inEuros(900));
});
