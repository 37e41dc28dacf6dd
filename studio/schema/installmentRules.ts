import { dayIn } from "functions/brussels";
import { inEuros } from "functions/in-euros";
import type { ObjectRule } from "sanity";

import { nextPriceOf, priceOn } from "functions/next-price";
import { type Plan } from "../coherence/amounts.ts";
import { writtenDay } from "./writtenDay.ts";

type Installment = { count?: number; amount?: number } | undefined;

/**
 * Instalments that are those of a price; ones of nothing, that come to less, which the site leaves out, or that a next price
 * leaves as they are, are asked about.
 */
export const installmentRules = (rule: ObjectRule) => [
  rule
    .custom(
      (installment: Installment) =>
        (installment?.count == null) === (installment?.amount == null) ||
        "Écrivez le nombre de mensualités et le montant de chacune, ou videz les deux.",
    )
    .error(),
  rule
    .custom(
      (installment: Installment, { document }) =>
        installment?.count == null ||
        (document as Plan).price != null ||
        "Sans prix, il n’y a rien à échelonner : videz les mensualités, ou écrivez un prix.",
    )
    .error(),
  rule
    .custom((installment: Installment, { document }) => {
      const { count, amount } = installment ?? {};
      const price = priceOn(document as Plan, dayIn(new Date()));
      if (count == null || amount == null || price === undefined) return true;
      if (price === 0) return `À ${inEuros(0)}, il n’y a rien à échelonner : videz les mensualités.`;
      if (count * amount >= price) return true;
      return `${count} × ${inEuros(amount)} font ${inEuros(count * amount)}, moins que les ${inEuros(price)} payés en une fois : le site ne les montre pas. Changez les mensualités.`;
    })
    .warning(),
  rule
    .custom((installment: Installment, { document }) => {
      const { count, amount } = installment ?? {};
      const next = nextPriceOf(document as Plan);
      if (count == null || amount == null || !next?.amount) return true;
      const comes = `Dès le ${writtenDay(next.from)}, le prix est de ${inEuros(next.amount)}`;
      const stays = `${count} × ${inEuros(amount)} = ${inEuros(count * amount)}`;
      return count * amount < next.amount
        ? `${comes}, plus que les mensualités (${stays}) : le site ne les montre plus. Changez-les ce jour-là.`
        : `${comes}, et les mensualités restent de ${stays} : changez-les ce jour-là.`;
    })
    .warning(),
];
