type Maybe<Value> = Value | null | undefined;

/** What has a price in euros, and may take another on a day. */
export type Priced = {
  price?: Maybe<number>;
  nextPrice?: Maybe<{ amount?: Maybe<number>; from?: Maybe<string> }>;
};
type Next = { amount: number; from: string };

/** What it costs on a day. */
export function priceOn(plan: Priced, today: string): number | undefined {
  return priceComeOf(plan, today)?.amount ?? plan.price ?? undefined;
}

/** The next price that has come by a day: what it costs, whatever its price says. */
export function priceComeOf(plan: Priced, today: string): Next | undefined {
  const next = nextPriceOf(plan);
  return next && next.from <= today ? next : undefined;
}

/** The price it takes on a day, whether that day has come or not; none on what is no day, as an import may write. */
export function nextPriceOf({ nextPrice }: Priced): Next | undefined {
  const { amount, from } = nextPrice ?? {};
  return amount != null && from && !Number.isNaN(Date.parse(from)) ? { amount, from } : undefined;
}
