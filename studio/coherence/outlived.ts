import { momentOf } from "functions/brussels";
import type { Path, SanityDocumentLike } from "sanity";

import { addressOf } from "../addresses.ts";
import { whenShown } from "../schema/whenShown.ts";
import type { Finding } from "./finding.ts";
import { aboutDocument, membersOf, titleOf } from "./texts.ts";

/** A page that disappears at an hour, and what staff read of that. */
export type Ending = { id: string; address: string; title: string; until: string; when: string | undefined };

/** The pages among these documents that disappear, or have. */
export function endingsIn(documents: SanityDocumentLike[]): Ending[] {
  return documents.flatMap((document) => {
    const { _id: id, showUntil: until } = document;
    const address = addressOf(document);
    if (!address || typeof until !== "string") return [];
    return [{ id, address, title: titleOf(document), until, when: whenShown({ showUntil: until }) }];
  });
}

/** Links of a document that are shown on a day, or later, and longer than the page they lead to. */
export function outlived(document: SanityDocumentLike, endings: Ending[], today: string): Finding[] {
  if (endings.length === 0) return [];
  const walk = (value: unknown, path: Path, last: string | undefined): Finding[] => {
    if (typeof value !== "object" || value === null) return [];
    const { showUntil, to, href } = value as { showUntil?: string; to?: unknown; href?: unknown };
    const until = last && showUntil ? (last < showUntil ? last : showUntil) : (last ?? showUntil);
    if (until && new Date(until) < momentOf(today)) return [];
    const { _ref } = (to ?? {}) as { _ref?: string };
    const typed = typeof to === "string" ? to : href;
    const [address] = typeof typed === "string" ? typed.split(/[?#]/, 1) : [];
    const ending = endings.find((one) => (_ref ? one.id === _ref : one.address === address));
    const own =
      ending && (!until || ending.until < until)
        ? [findingOf(document, [...path, to ? "to" : "href"], ending)]
        : [];
    return [...own, ...membersOf(value, path).flatMap(([one, at]) => walk(one, at, until))];
  };
  return walk(document, [], undefined);
}

function findingOf(document: SanityDocumentLike, path: Path, { title, when }: Ending): Finding {
  return {
    ...aboutDocument(document),
    path,
    index: 0,
    excerpt: title,
    found: title,
    kind: "disagreement",
    message: `${when}, avant ce qui y mène : ce lien ne mène alors plus à rien.`,
  };
}
