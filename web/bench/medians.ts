import type { Sample } from "./load.ts";

/** Each figure's median over these loads. */
export function medians(samples: Sample[]): Sample {
  const names = Object.keys(samples[0] ?? {}) as (keyof Sample)[];
  return Object.fromEntries(names.map((name) => [name, median(samples.map((each) => each[name]))])) as Sample;
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
