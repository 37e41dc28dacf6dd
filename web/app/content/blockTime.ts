import { durationInWords } from "functions/duration-in-words";

import { monthName } from "./month.ts";
import { type Edition, monthOf } from "./year.ts";

/** How long a block takes: « 4 semaines ». */
export const weeksOf = ({ duration }: { duration?: number | null | undefined }) =>
  durationInWords(`P${duration}W`);

/** When an edition follows a block, and for how long: « Mois 2 · décembre 2025 · 4 semaines ». */
export function blockTime(block: { _id: string; duration: number }, edition: Edition | undefined): string {
  const month = monthOf(block, edition);
  return [
    month && `Mois ${month.rank}`,
    month && edition?.phase !== "over" && monthName(month.start),
    weeksOf(block),
  ]
    .filter(Boolean)
    .join(" · ");
}
