/** How long a workshop lasts, as documents name it. */
export const workshopDurations = [
  { value: "day", title: "1\u00a0jour" },
  { value: "halfDay", title: "Demi-journée" },
  { value: "evening", title: "Soirée" },
] as const;

/** « Demi-journée ». */
export const workshopDurationInWords = (duration: string): string =>
  workshopDurations.find(({ value }) => value === duration)?.title ?? duration;
