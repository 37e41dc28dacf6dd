type Maybe<Value> = Value | null | undefined;

/** What a plan costs, in euros; `original` is what the same would cost without it. */
export type Amounts = {
  price?: Maybe<number>;
  original?: Maybe<number>;
  installment?: Maybe<{ count?: Maybe<number>; amount?: Maybe<number> }>;
};
export type AmountName = "price" | "original" | "saving" | "installment" | "installments";

/** One of a plan's amounts in euros; undefined where the plan has none. */
export function amountOf(plan: Amounts, name: AmountName): number | undefined {
  const original = originalOf(plan);
  const { count, amount } = installmentOf(plan);
  switch (name) {
    case "price":
      return plan.price ?? undefined;
    case "original":
      return original;
    case "saving":
      return original && original - plan.price!;
    case "installment":
      return amount ?? undefined;
    case "installments":
      return count && amount ? count * amount : undefined;
  }
}

/** What is on quotation or free is paid in no instalments, nor in those that a new price has made less than it. */
function installmentOf({ price, installment }: Amounts) {
  const { count, amount } = installment ?? {};
  const isLess = price && count && amount && count * amount < price;
  return price && !isLess ? { count, amount } : {};
}

/** What is struck out: only more than the price is. */
const originalOf = ({ original, price }: Amounts) =>
  original != null && price != null && original > price ? original : undefined;

type Offer = { price?: Maybe<number>; pricedFor?: Maybe<"person" | "group"> };

/**
 * A plan without what would take nothing off: one that is free has no discounts, no way of paying nor a start without,
 * one priced for the whole group has no discounts.
 */
export function asOffered<Plan extends Offer>(plan: Plan): Plan {
  if (plan.price === 0) return { ...plan, discounts: null, payment: null, freeStart: null };
  return plan.pricedFor === "group" ? { ...plan, discounts: null } : plan;
}

type Child = { _type?: string; text?: Maybe<string>; amount?: Maybe<string> };

/** Whether a line is a price and nothing else: one that is not given is « sur devis » there, and in no sentence. */
export function isPriceAlone(children: readonly Child[]): boolean {
  const said = children.filter(({ _type, text }) => _type !== "span" || text?.trim());
  return said.length === 1 && said.every(isPrice);
}

const isPrice = ({ _type, amount }: Child) => _type === "total" || (_type === "price" && amount === "price");
