const units: Record<string, [one: string, many: string]> = {
  D: ["jour", "jours"],
  W: ["semaine", "semaines"],
  M: ["mois", "mois"],
  Y: ["an", "ans"],
};

/** « 30 jours » for `P30D`, « 1 an » for `P1Y`; undefined for what is no such duration. */
export function durationInWords(duration: string | null | undefined): string | undefined {
  const [, count, letter = ""] = /^P(\d+)([DWMY])$/.exec(duration ?? "") ?? [];
  const unit = units[letter];
  return count && unit && `${count}\u00a0${unit[Number(count) < 2 ? 0 : 1]}`;
}
