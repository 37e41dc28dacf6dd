import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

import { momentsOf } from "./shown.ts";

/** What a query's text says of it; `hash` stands for the text. */
export type QueryTraits = {
  hash: string;
  asksNow: boolean;
  asksToday: boolean;
  /** Whether it may ask for a document that there is not: a list, a number and several things at once there always are. */
  mayBeNull: boolean;
  /** The queries for when what it lists comes or goes. */
  moments: readonly string[];
};

/** Long texts, the same few over and over. */
const known = new LRUCache<string, QueryTraits>({ max: 500 });

export function queryTraits(query: string): QueryTraits {
  const traits = known.get(query) ?? {
    hash: createHash("sha256").update(query).digest("base64url"),
    asksNow: /\$now\b/.test(query),
    asksToday: /\$today\b/.test(query),
    mayBeNull: query.includes("[0]") && !/^\s*(\{|count\()/.test(query),
    moments: momentsOf(query),
  };
  known.set(query, traits);
  return traits;
}
