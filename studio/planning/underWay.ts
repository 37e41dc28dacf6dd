import type { Entry } from "./entries.ts";

/** A move that is not stored yet: every place where the lake may show the entry until it is, and where it will be. */
export type UnderWay = { from: Entry[]; to: Entry };

/** With one more move: of an entry that is already moving, it ends where the new one does. */
export function withMove(underWay: UnderWay[], from: Entry, to: Entry): UnderWay[] {
  const former = underWay.find((one) => one.to.key === to.key);
  const passed = [...(former?.from ?? []), from].filter((one) => !isThere(one, to));
  return [...underWay.filter((one) => one !== former), { from: passed, to }];
}

/** Those whose entries the lake still shows where they come from. */
export const stillUnderWay = (underWay: UnderWay[], entries: Entry[]): UnderWay[] =>
  underWay.filter(({ from }) => entries.some((entry) => from.some((one) => isThere(entry, one))));

/** The entries where they will be. */
export const whereTheyWillBe = (entries: Entry[], underWay: UnderWay[]): Entry[] =>
  entries.map((entry) => underWay.find(({ from }) => from.some((one) => isThere(entry, one)))?.to ?? entry);

const isThere = (entry: Entry, other: Entry) =>
  entry.key === other.key && JSON.stringify(entry.dates) === JSON.stringify(other.dates);
