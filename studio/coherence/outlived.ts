import { momentOf } from "functions/brussels";
import type { Path, SanityDocumentLike } from "sanity";

import { addressOf } from "../addresses.ts";
import { hasDisappeared, whenShown } from "../schema/whenShown.ts";
import type { Finding } from "./finding.ts";
import { aboutDocument, membersOf, titleOf } from "./texts.ts";

/** A page that disappears at an hour, or a plan that will, and what staff read of that. */
export type Ending = {
  id: string;
  address: string | undefined;
  title: string;
  until: string;
  when: string | undefined;
};

/** The pages among these documents that disappear, or have, and the plans that will: `missingAmounts` tells of the others. */
export function endingsIn(documents: SanityDocumentLike[]): Ending[] {
  return documents.flatMap((document) => {
    const { _id: id, showUntil: until } = document;
    const address = addressOf(document);
    const isPlan = document._type === "plan" && !hasDisappeared(document);
    if (!(address || isPlan) || typeof until !== "string") return [];
    return [{ id, address, title: titleOf(document), until, when: whenShown({ showUntil: until }) }];
  });
}

/** Links and inserted amounts that a document shows on a day, or later, and longer than the page, or the plan, that they need. */
export function outlived(document: SanityDocumentLike, endings: Ending[], today: string): Finding[] {
  if (endings.length === 0) return [];
  const walk = (value: unknown, path: Path, last: string | undefined): Finding[] => {
    if (typeof value !== "object" || value === null) return [];
    const { showUntil } = value as { showUntil?: string };
    const until = last && showUntil ? (last < showUntil ? last : showUntil) : (last ?? showUntil);
    if (until && new Date(until) < momentOf(today)) return [];
    const needed = neededBy(value);
    const ending = needed && endings.find((one) => needed.id === one.id || needed.address === one.address);
    const own =
      ending && (!until || ending.until < until)
        ? [findingOf(document, [...path, needed.field], ending, needed.lost)]
        : [];
    return [...own, ...membersOf(value, path).flatMap(([one, at]) => walk(one, at, until))];
  };
  return walk(document, [], undefined);
}

type Needing = { _type?: string; to?: unknown; href?: unknown; plan?: { _ref?: string } };

/** What a link or an inserted amount needs, in which of its fields, and what becomes of it without. */
function neededBy({ _type, to, href, plan }: Needing) {
  if (_type === "price" || _type === "total")
    return {
      id: plan?._ref,
      address: nowhere,
      field: "plan",
      lost: "ce qui en dit un montant : la phrase ne paraît alors plus.",
    };
  const { _ref } = (to ?? {}) as { _ref?: string };
  const typed = typeof to === "string" ? to : href;
  if (!_ref && typeof typed !== "string") return undefined;
  const [address] = _ref ? [nowhere] : String(typed).split(/[?#]/, 1);
  return {
    id: _ref,
    address,
    field: to ? "to" : "href",
    lost: "ce qui y mène : ce lien ne mène alors plus à rien.",
  };
}

/** No page's address. */
const nowhere = "";

function findingOf(document: SanityDocumentLike, path: Path, { title, when }: Ending, lost: string): Finding {
  return {
    ...aboutDocument(document),
    path,
    index: 0,
    excerpt: title,
    found: title,
    kind: "disagreement",
    message: `${when}, avant ${lost}`,
  };
}
