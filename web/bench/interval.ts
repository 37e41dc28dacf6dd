import { median } from "./medians.ts";

const resamples = 500;
/** The share of resamples that lie between the interval's ends. */
const confidence = 0.9;

/** Between which values the ratio of two medians lies, from as many loads of each (bootstrap of pairs). */
export function ratioInterval(site: number[], twin: number[]): [low: number, high: number] {
  const ratios = Array.from({ length: resamples }, () => {
    const drawn = site.map(() => Math.floor(Math.random() * site.length));
    return median(drawn.map((index) => site[index] ?? 0)) / median(drawn.map((index) => twin[index] ?? 0));
  }).toSorted((a, b) => a - b);
  const outside = (1 - confidence) / 2;
  const at = (share: number) => ratios[Math.round(share * (resamples - 1))] ?? 0;
  return [at(outside), at(1 - outside)];
}
