/** A date as `Intl` writes it, the first of a month as French does: « 1 déc. » is « 1er déc. », « 1–5 déc. » « 1er–5 déc. ». */
export const firstInFrench = (date: string): string =>
  date.replaceAll(/(?<!\d)1(?=[\s\u2009]?–|\s\p{L})/gu, "1er");
