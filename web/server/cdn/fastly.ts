import type { Cdn } from "./cdn.ts";

export type FastlyAccess = {
  /** Where its API is. */
  api: string;
  service: string;
  /** One with the scopes `purge_select` and `purge_all`. */
  token: string;
};

/** https://www.fastly.com/documentation/reference/api/purging/ */
export function fastly({ api, service, token }: FastlyAccess): Cdn {
  const address = new URL(`/service/${encodeURIComponent(service)}/`, api);
  const separator = " ";
  return {
    header: "Surrogate-Key",
    // https://www.fastly.com/documentation/reference/http/http-headers/Surrogate-Control/
    lifetimeHeader: "Surrogate-Control",
    negotiatedHeaders: {},
    separator,
    tagsPerCall: 256,
    call: (tags) =>
      new Request(new URL(tags ? "purge" : "purge_all", address), {
        method: "POST",
        headers: { "Fastly-Key": token, ...(tags && { "Surrogate-Key": tags.join(separator) }) },
      }),
    hasDone: () => true,
  };
}
