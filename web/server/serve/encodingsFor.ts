import Negotiator from "negotiator";

import { type Encoding, encodings } from "../publish/encodings.ts";

/** Browsers say the same few things over and over. */
const said = new Map<string, readonly Encoding[]>();
const mostSaid = 1_000;
const smallestFirst: Encoding[] = ["br", "gzip", "identity"];
export const unencoded: readonly [Encoding] = ["identity"];

/** The encodings a browser takes, of a body that has these forms, the smallest first: `q=0` is a no. */
export function encodingsFor(accepted: string | undefined, forms: readonly string[]): readonly Encoding[] {
  if (!accepted || forms.length === 1) return unencoded;
  const taken = takenBy(accepted).filter((one) => forms.includes(encodings[one]));
  return taken.length > 0 ? taken : unencoded;
}

function takenBy(accepted: string): readonly Encoding[] {
  const known = said.get(accepted);
  if (known) return known;
  const taken = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(smallestFirst);
  const inOrder = smallestFirst.filter((one) => taken.includes(one));
  if (said.size < mostSaid) said.set(accepted, inOrder);
  return inOrder;
}
