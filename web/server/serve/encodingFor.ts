import Negotiator from "negotiator";

import type { Encoding } from "../publish/Tree.ts";

/** Browsers say the same few things over and over. */
const said = new Map<string, Encoding>();
const mostSaid = 1_000;
const smallestFirst: Encoding[] = ["br", "gzip", "identity"];

/** The smallest encoding a browser takes, of those there are: `q=0` is a no. */
export function encodingFor(accepted: string | undefined, available: readonly Encoding[]): Encoding {
  if (!accepted || available.length === 1) return "identity";
  const key = `${available.length} ${accepted}`;
  const known = said.get(key);
  if (known) return known;
  const taken = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings([...available]);
  const encoding = smallestFirst.find((one) => taken.includes(one)) ?? "identity";
  if (said.size < mostSaid) said.set(key, encoding);
  return encoding;
}
