import { inNumbers } from "./counted.ts";
import { inSentence } from "./in-sentence.ts";
import type { Discount } from "./quote.ts";

/** A discount, with what one has to do for it. */
export type ToldDiscount = Discount & { condition?: string | null | undefined };

/** « 10 % dès le 2e inscrit, 15 % dès le 3e inscrit (par un code promo, à demander) ». */
export function discountsInWords(discounts: readonly ToldDiscount[]): string {
  const said = discounts.map(
    ({ percent, from, appliesTo }) =>
      `${inNumbers(percent)} % ${appliesTo === "all" ? `à partir de ${from} inscrits` : `dès le ${from}e inscrit`}`,
  );
  // Without its full stop it is no sentence that could be left off.
  const conditions = discounts.flatMap(({ condition }) =>
    condition ? inSentence(condition).replace(/\.$/, "") : [],
  );
  return `${said.join(", ")}${conditions.length ? ` (${[...new Set(conditions)].join(" ; ")})` : ""}`;
}
