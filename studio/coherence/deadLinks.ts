import type { Path, SanityDocumentLike } from "sanity";

import { addressOf, isServed } from "../addresses.ts";
import type { Found } from "./goLive.ts";
import { placesIn } from "./placesIn.ts";
import { membersOf } from "./texts.ts";

type Link = { href?: unknown; to?: unknown; anchor?: unknown };

/** What a link of a document leads to in vain: a page, or a place of one that is there. */
type Lacks = "no page" | "no place";
export type LacksOf = (link: Link, from: SanityDocumentLike) => Lacks | undefined;

export function linksAmong(documents: SanityDocumentLike[]): LacksOf {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const redirected = new Set(documents.flatMap(({ _type, from }) => (_type === "redirect" ? [from] : [])));
  const byAddress = new Map(documents.map((document) => [addressOf(document), document]));
  const within = (document: SanityDocumentLike, place: unknown) => {
    // A date's place is named after its document.
    const isThere =
      typeof place !== "string" || !place || byId.has(place) || (placesIn(document)?.(place) ?? true);
    return isThere ? undefined : "no place";
  };
  return ({ href, to, anchor }, from) => {
    const { _ref } = (to ?? {}) as { _ref?: string };
    const referred = _ref !== undefined && byId.get(_ref);
    if (_ref !== undefined) return referred ? within(referred, anchor) : "no page";
    if (typeof href !== "string") return undefined;
    const [address = "", place] = href.split("#");
    if (href.startsWith("#")) return within(from, place);
    if (!href.startsWith("/")) return undefined;
    const [path = ""] = address.split("?");
    const page = byAddress.get(path);
    if (page) return within(page, place);
    // The site serves its own files, calendars and feeds.
    return redirected.has(path) || isServed(path) || /\.\w+$/.test(path) ? undefined : "no page";
  };
}

/** Links of a document to a page, or a place of a page, that is not there. */
export function deadLinks(document: SanityDocumentLike, lacksOf: LacksOf): Found[] {
  const walk = (value: unknown, path: Path): Found[] => {
    if (typeof value !== "object" || value === null) return [];
    const link = value as Link;
    const own = deadIn(link).map(([field, what]) => ({ group: "Liens morts", path: [...path, field], what }));
    return [...own, ...membersOf(value, path).flatMap(([one, at]) => walk(one, at))];
  };
  /** The field of a link that leads nowhere, and what staff read of that. */
  const deadIn = (link: Link): [field: string, what: string][] => {
    const lacks = lacksOf(link, document);
    if (!lacks) return [];
    if (link.to === undefined) return [["href", `rien à ${String(link.href)}`]];
    return [
      lacks === "no page"
        ? ["to", "le document a disparu"]
        : ["anchor", `rien à #${String(link.anchor)} dans cette page`],
    ];
  };
  return walk(document, []);
}
