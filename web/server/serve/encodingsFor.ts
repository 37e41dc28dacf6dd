import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

import { type Encoding, encodings } from "../publish/encodings.ts";

/** Browsers say the same few things over and over. */
const said = new LRUCache<string, readonly Encoding[]>({ max: 1_000 });
const smallestFirst: Encoding[] = ["br", "gzip", "identity"];
/** In characters, of what a browser says that it takes: of who says more it is not read. */
export const longestTaken = 200;
export const unencoded: readonly [Encoding] = ["identity"];

/** The encodings a browser takes, of a body that has these forms, the smallest first: `q=0` is a no. */
export function encodingsFor(accepted: string | undefined, forms: readonly string[]): readonly Encoding[] {
  if (!accepted || accepted.length > longestTaken || forms.length === 1) return unencoded;
  const taken = takenBy(accepted).filter((one) => forms.includes(encodings[one]));
  return taken.length > 0 ? taken : unencoded;
}

function takenBy(accepted: string): readonly Encoding[] {
  const known = said.get(accepted);
  if (known) return known;
  const taken = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(smallestFirst);
  const inOrder = smallestFirst.filter((one) => taken.includes(one));
  said.set(accepted, inOrder);
  return inOrder;
}
