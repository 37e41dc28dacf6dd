import { inEuros } from "functions/in-euros";
import { expect, test } from "vitest";

import { price } from "./price.ts";

const shown = (selected: object) => price.preview?.prepare?.(selected as never).title;

test("an inserted price is named in staff's own words, whatever is still missing", () => {
  const name = "Pack 3 mois";
  expect(shown({ name, price: 420, amount: "price" })).toBe(inEuros(420));
  expect(shown({ name, amount: "price" })).toBe("Pack 3 mois (prix)");
  expect(shown({ name, price: 420, amount: "installments" })).toBe("Pack 3 mois (total des mensualités)");
  expect(shown({ amount: "price" })).toBe("Prix");
  expect(shown({})).toBe("Prix");
});
