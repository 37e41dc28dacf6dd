import { LRUCache } from "lru-cache";

import type { Asked } from "../content/askTogether.ts";

const byAddress = new LRUCache<string, readonly Asked[]>({ max: 25_000 });
/** What is asked for every address, each question once. */
const everywhere = new LRUCache<string, Asked>({ max: 1_000 });

/**
 * What each address asked the lake last time: it is asked all at once the next time, where one answer would lead to the next
 * question. By the address's path and query.
 */
export const askedBefore = {
  get: (address: string): readonly Asked[] | undefined => byAddress.get(address),
  set: (address: string, asked: readonly Asked[]) => void byAddress.set(address, asked.map(shared)),
};

function shared(question: Asked): Asked {
  if (Object.keys(question.params).length > 0) return question;
  const known = everywhere.get(question.query) ?? question;
  everywhere.set(question.query, known);
  return known;
}
