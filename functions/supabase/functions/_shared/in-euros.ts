const euros = new Intl.NumberFormat("fr-BE", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** `1 299 €`, with the spaces French typography wants. */
export const inEuros = (amount: number): string => euros.format(amount);
