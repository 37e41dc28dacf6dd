/** The units a duration is written in, by their letter in ISO 8601. */
export const units = [
  { letter: "D", title: "jours" },
  { letter: "W", title: "semaines" },
  { letter: "M", title: "mois" },
  { letter: "Y", title: "ans" },
] as const;

export type Unit = (typeof units)[number]["letter"];

/** `P3M` as its number and unit; what is nothing of the kind has neither. */
export function readDuration(stored: string | undefined): { count?: number; unit: Unit } {
  const [, count, letter] = /^P(\d+)([DWMY])$/.exec(stored ?? "") ?? [];
  return count ? { count: Number(count), unit: letter as Unit } : { unit: "M" };
}

export function writeDuration(count: number | undefined, unit: Unit): string | undefined {
  return count && Number.isInteger(count) && count > 0 ? `P${count}${unit}` : undefined;
}
