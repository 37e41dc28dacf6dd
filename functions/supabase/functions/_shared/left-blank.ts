/**
 * What staff have yet to fill in, « à compléter »: it stands alone, or for what « : » or « est » announces; « à compléter son
 * journal » and « un dossier à compléter » are no blanks.
 */
export const leftBlank =
  /À compléter|À COMPLÉTER|(?<=(?:^|\p{P}|\b(?:est|sont|reste|restent))\s*)à compléter(?!\s\p{L})/mu;

/** A fact as staff have filled it in. */
export function filledIn(fact: string | null | undefined): string | undefined {
  return fact?.trim() && !leftBlank.test(fact) ? fact.trim() : undefined;
}
