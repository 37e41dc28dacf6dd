import type { Cdn } from "./cdn.ts";

/** Carried by a response whose own tags cannot all be told, and purged at every publication. */
export const anyTag = "any";

/** What Cloudflare and Fastly read of the header, in bytes. */
const longest = 16 * 1024;

/** Printable ASCII without what separates tags. */
const tellable = /^[!-+\--~]+$/;

export const isTellable = (tag: string) => tellable.test(tag);

/** The header by which a CDN knows what a response was made from; none without a CDN. */
export function cacheTagHeaders(tags: Iterable<string>, cdn: Cdn | undefined): Record<string, string> {
  if (!cdn) return {};
  const own = [...new Set(tags)];
  const value = own.join(cdn.separator);
  return { [cdn.header]: own.every(isTellable) && value.length <= longest ? value : anyTag };
}

/**
 * The header by which a CDN keeps a page until it is told that it changed; none without a CDN. No longer than a day: an answer
 * that was on its way when it was purged may be kept after.
 */
export const lastingHeaders = (cdn: Cdn | undefined): Record<string, string> =>
  cdn ? { [cdn.lifetimeHeader]: "max-age=86400, stale-if-error=604800" } : {};
