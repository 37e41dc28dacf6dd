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

/** In seconds: an answer that was on its way when it was purged may be kept after. */
const day = 86_400;

/**
 * The header by which a CDN keeps a page until it is told that it changed, no longer than a day, nor than it holds; none
 * without a CDN. Where the site does not answer, what held is better than nothing.
 */
export function lastingHeaders(
  cdn: Cdn | undefined,
  until: number,
  now = Date.now(),
): Record<string, string> {
  if (!cdn) return {};
  const seconds = Math.min(day, Math.max(1, Math.ceil((until - now) / 1000)));
  return { [cdn.lifetimeHeader]: `max-age=${seconds}, stale-if-error=604800` };
}
