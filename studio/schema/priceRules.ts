import { inEuros } from "functions/in-euros";
import type { NumberRule, SanityDocument, ValidationContext } from "sanity";

import { apiVersion } from "../apiVersion.ts";
import { baseId } from "../baseId.ts";
import { dayIn } from "../calendar/index.ts";

/** How many times more or less than the prices there are is asked about. */
const usual = 3;

/** A price the site can show; one far from what the school asks otherwise is asked about. */
export const priceRules = (rule: NumberRule) => [
  rule
    .custom((price) => price === undefined || price >= 0 || "Un prix n’est pas négatif : 0 pour du gratuit.")
    .error(),
  rule.precision(2).error("Un prix a deux décimales au plus."),
  rule.custom(usualPrice).warning(),
];

async function usualPrice(price: number | undefined, context: ValidationContext) {
  const { _id = "", _type = "", audience = null }: Partial<SanityDocument> = context.document ?? {};
  if (price === undefined || price < 0) return true;
  const id = baseId(_id);
  const { own, others } = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: "published" })
    .fetch<{ own: number | null; others: number[] }>(
      `{
        "own": *[_id == $id][0]{ "now": select(nextPrice.from <= $today => nextPrice.amount, price) }.now,
        "others": *[_type == $type && _id != $id && price > 0 && (_type != "plan" || audience == $audience)].price
      }`,
      { id, type: _type, audience, today: dayIn(new Date()) },
    );
  const known = own ? [own] : others;
  if (known.length === 0) return true;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (price >= least / usual && price <= most * usual) return true;
  const now = own
    ? `Le prix en ligne est de ${inEuros(own)}`
    : `Les autres vont de ${inEuros(least)} à ${inEuros(most)}`;
  return `${now} : ${inEuros(price)}, est-ce bien cela ?`;
}
