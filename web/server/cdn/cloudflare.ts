import type { Cdn } from "./cdn.ts";

export type CloudflareAccess = {
  /** Where its API is. */
  api: string;
  zone: string;
  /** One with the permission « Cache Purge » for the zone. */
  token: string;
};

/** https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/ */
export function cloudflare({ api, zone, token }: CloudflareAccess): Cdn {
  const address = new URL(`/client/v4/zones/${encodeURIComponent(zone)}/purge_cache`, api);
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  return {
    header: "Cache-Tag",
    // https://developers.cloudflare.com/cache/concepts/cdn-cache-control/
    lifetimeHeader: "CDN-Cache-Control",
    // https://developers.cloudflare.com/cache/concepts/cache-control/#other: of Vary it reads Accept-Encoding alone.
    negotiatedHeaders: { "CDN-Cache-Control": "no-store" },
    separator: ",",
    tagsPerCall: 100,
    call: (tags) =>
      new Request(address, {
        method: "POST",
        headers,
        body: JSON.stringify(tags ? { tags } : { purge_everything: true }),
      }),
    hasDone: (answer) => /"success":\s*true/.test(answer),
  };
}
