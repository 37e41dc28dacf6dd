import { LRUCache } from "lru-cache";

import type { Asked } from "../content/content.ts";

/**
 * What each address asked the lake last time: it is asked all at once the next time, where one answer would lead to the next
 * question. By the address's path and query.
 */
export const askedBefore = new LRUCache<string, readonly Asked[]>({ max: 25_000 });
