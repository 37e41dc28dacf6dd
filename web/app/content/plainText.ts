import { amountOf, inEuros } from "./amounts.ts";
import type { RichText } from "./richText.ts";
import { type Facts, onlyKnown } from "./onlyKnown.ts";

/** A text in plain words: a line for a paragraph or a list item, prices and facts written out. */
export function plainText(value: RichText, facts: Facts): string {
  return onlyKnown(value, facts)
    .map(
      ({ listItem, children }) =>
        (listItem ? "• " : "") + children.map((child) => words(child, facts)).join(""),
    )
    .join("\n");
}

function words(child: RichText[number]["children"][number], facts: Facts): string {
  switch (child._type) {
    case "span":
      return child.text ?? "";
    case "fact":
      return facts[child.name] ?? "";
    case "total":
      return child.said;
    case "unoffered":
      return "";
    case "price": {
      const amount = amountOf(child.plan, child.amount);
      return amount === undefined ? "sur devis" : inEuros(amount);
    }
  }
}
