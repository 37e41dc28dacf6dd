/** How many drafts are not named. */
export const olderDrafts = (count: number): string =>
  count === 1 ? "… et un autre, plus ancien." : `… et ${count} autres, plus anciens.`;
