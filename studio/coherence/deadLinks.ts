import type { Path, SanityDocumentLike } from "sanity";

import { addressOf, isServed } from "../addresses.ts";
import type { Found } from "./goLive.ts";
import { membersOf } from "./texts.ts";

/** Addresses and documents that links of the site can lead to. */
export type Reachable = (link: { href?: unknown; to?: unknown }) => boolean;

export function reachableIn(documents: SanityDocumentLike[]): Reachable {
  const ids = new Set(documents.map(({ _id }) => _id));
  const redirected = documents.flatMap(({ _type, from }) => (_type === "redirect" ? [from] : []));
  const addresses = new Set([...documents.map((document) => addressOf(document)), ...redirected]);
  return ({ href, to }) => {
    const { _ref } = (to ?? {}) as { _ref?: string };
    if (_ref !== undefined) return ids.has(_ref);
    if (typeof href !== "string" || !href.startsWith("/")) return true;
    const [path = ""] = href.split(/[?#]/, 1);
    // The site serves its own files, calendars and feeds.
    return addresses.has(path) || isServed(path) || /\.\w+$/.test(path);
  };
}

/** Links of a document to a page that is not there. */
export function deadLinks(document: SanityDocumentLike, isReachable: Reachable): Found[] {
  const walk = (value: unknown, path: Path): Found[] => {
    if (typeof value !== "object" || value === null) return [];
    const { href, to } = value as { href?: unknown; to?: unknown };
    const target = document._type === "redirect" && path.length === 0 ? { href: to } : { href, to };
    const field = target.href === undefined || target.to !== undefined ? "to" : "href";
    const own = isReachable(target)
      ? []
      : [
          {
            group: "Liens morts",
            path: document._type === "redirect" ? ["to"] : [...path, field],
            what: typeof target.href === "string" ? `rien à ${target.href}` : "le document a disparu",
          },
        ];
    return [...own, ...membersOf(value, path).flatMap(([one, at]) => walk(one, at))];
  };
  return walk(document, []);
}
