export const outcomes = [
  "same",
  "differs",
  "accepted though invalid",
  "refused",
  "dataset refused",
  "not there",
] as const;

/** What one check found: "differs" and "accepted though invalid" are wrong silently, the others loudly. */
export type Finding = { area: string; name: string; outcome: (typeof outcomes)[number] };
