import { LRUCache } from "lru-cache";

import type { Asked } from "../content/askTogether.ts";
import { keyOf } from "../content/inquiry.ts";

/** A part of an address, from its start to so many characters before its end. */
type Part = { from: number; end: number };

/** A question whose parameters may be parts of the address it is asked for. */
type Pattern = { query: string; params: Record<string, { value: unknown } | { part: Part }> };

const byAddress = new LRUCache<string, readonly Pattern[]>({ max: 25_000 });
/** Addresses of one kind ask the same, each of its own name: what they ask is held once. */
const everywhere = new LRUCache<string, readonly Pattern[]>({ max: 1_000 });

/**
 * What each address asked the lake last time: it is asked all at once the next time, where one answer would lead to the next
 * question. By the address's path and query.
 */
export const askedBefore = {
  get: (address: string): readonly Asked[] | undefined =>
    byAddress.get(address)?.map(({ query, params }) => ({
      query,
      params: mapped(params, (known) =>
        "part" in known ? address.slice(known.part.from, address.length - known.part.end) : known.value,
      ),
    })),
  set(address: string, asked: readonly Asked[]): void {
    const patterns = asked.map(({ query, params }) => ({
      query,
      params: mapped(params, (value) => partOf(address, value) ?? { value }),
    }));
    const key = patterns.map(keyOf).join("\n");
    const known = everywhere.get(key) ?? patterns;
    everywhere.set(key, known);
    byAddress.set(address, known);
  },
};

function partOf(address: string, value: unknown): { part: Part } | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  const from = address.indexOf(value);
  return from < 0 ? undefined : { part: { from, end: address.length - from - value.length } };
}

const mapped = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
