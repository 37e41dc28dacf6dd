import Negotiator from "negotiator";

import type { Encoding } from "../publish/encodings.ts";

/** Browsers say the same few things over and over. */
const said = new Map<string, Encoding>();
const mostSaid = 1_000;
const smallestFirst: Encoding[] = ["br", "gzip", "identity"];

/** The smallest encoding a browser takes, of a body that is `compressed` or stands as it is: `q=0` is a no. */
export function encodingFor(accepted: string | undefined, compressed: boolean): Encoding {
  if (!accepted || !compressed) return "identity";
  const known = said.get(accepted);
  if (known) return known;
  const taken = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(smallestFirst);
  const encoding = smallestFirst.find((one) => taken.includes(one)) ?? "identity";
  if (said.size < mostSaid) said.set(accepted, encoding);
  return encoding;
}
