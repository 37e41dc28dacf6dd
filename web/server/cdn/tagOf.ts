import { etagOf } from "../publish/etagOf.ts";

/**
 * The tag of an address. A CDN is told of the addresses that answer otherwise, once they do, rather than of the sync
 * tags of a publication: those may name more than has changed, and are heard before it has.
 */
export function tagOf(address: string): string {
  return `a-${etagOf(address).slice(0, 12)}`;
}
