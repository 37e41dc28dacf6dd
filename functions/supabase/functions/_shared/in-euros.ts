const euros = new Intl.NumberFormat("fr-BE", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** `1 299 €`, with the spaces French typography wants. */
export const inEuros = (amount: number): string => euros.format(amount);

/** What is asked, by itself and in no sentence: `600 €`, `gratuit`. */
export const priceInEuros = (price: number): string => (price === 0 ? "gratuit" : inEuros(price));

type Asking = { from?: boolean | null | undefined };

/** What a plan asks, `à partir de 2 990 €` where its price begins there. */
export const askedInEuros = (plan: Asking, amount: number): string =>
  amount === 0 ? priceInEuros(0) : askedInSentence(plan, amount);

/** The same in a sentence, where nothing is `0 €`. */
export const askedInSentence = ({ from }: Asking, amount: number): string =>
  `${from && amount > 0 ? "à partir de " : ""}${inEuros(amount)}`;
