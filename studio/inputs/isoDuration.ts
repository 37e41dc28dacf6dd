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

/** A whole number that is more than none; undefined for anything else. */
export function readCount(text: string): number | undefined {
  const written = text.trim();
  return /^\d{1,4}$/.test(written) ? Number(written) || undefined : undefined;
}

export const writeDuration = (count: number, unit: Unit): string => `P${count}${unit}`;
