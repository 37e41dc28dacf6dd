import { inEuros } from "functions/in-euros";
import type { NumberRule } from "sanity";

import { usual } from "./usual.ts";

const usualPrice = usual({
  own: "select(nextPrice.from <= $today => nextPrice.amount, price)",
  others: "price",
  what: "Le prix",
  written: inEuros,
});

/** A price the site can show; one far from what the school asks otherwise is asked about. */
export const priceRules = (rule: NumberRule) => [
  rule
    .custom((price) => price === undefined || price >= 0 || "Un prix n’est pas négatif : 0 pour du gratuit.")
    .error(),
  rule.precision(2).error("Un prix a deux décimales au plus."),
  rule.custom(usualPrice).warning(),
];
