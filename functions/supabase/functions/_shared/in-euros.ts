const euros = new Intl.NumberFormat("fr-BE", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** `1 299 €`, with the spaces French typography wants. */
export const inEuros = (amount: number): string => euros.format(amount);

/** What is asked, by itself and in no sentence: `600 €`, `gratuit`. */
export const priceInEuros = (price: number): string => (price === 0 ? "gratuit" : inEuros(price));

/** What a plan asks, `à partir de 2 990 €` where its price begins there. */
export const askedInEuros = ({ from }: { from?: boolean | null | undefined }, amount: number): string =>
  `${from && amount > 0 ? "à partir de " : ""}${priceInEuros(amount)}`;
