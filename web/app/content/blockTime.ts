import { monthName } from "functions/in-days";
import { durationInWords } from "functions/duration-in-words";

import { type Edition, monthOf } from "./year.ts";

/** How long a block takes: « 4 semaines ». */
export const weeksOf = ({ duration }: { duration?: number | null | undefined }) =>
  durationInWords(`P${duration}W`);

type Block = { _id: string; number: number; duration?: number | null | undefined };

/** Which month of the programme a block is, when an edition follows it, and for how long: « Mois 2 · décembre 2025 · 4 semaines ». */
export function blockTime(block: Block, edition: Edition | undefined): string {
  const month = monthOf(block, edition);
  return [
    `Mois ${month?.rank ?? block.number}`,
    month && edition?.phase !== "over" && monthName(month.start),
    weeksOf(block),
  ]
    .filter(Boolean)
    .join(" · ");
}
