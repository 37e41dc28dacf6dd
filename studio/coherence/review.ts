import { frenchTypography } from "functions/french-typography";
import type { SanityDocumentLike } from "sanity";

import { hasDisappeared } from "../schema/whenShown.ts";
import { deadLinks, linksAmong } from "./deadLinks.ts";
import type { Found, ToReplace } from "./goLive.ts";
import { incomplete } from "./incomplete.ts";
import { misplaced } from "./misplaced.ts";
import { hasNamesake, isNamed, naming } from "./naming.ts";
import { picturesToMend } from "./pictures.ts";
import { printedTexts } from "./printed.ts";
import { aboutDocument, type Text } from "./texts.ts";
import { type TypographyFinding, typographyOf } from "./typography.ts";

/**
 * What a reader would stumble over in these documents, the worst first: documents, addresses and redirects that are not there, then dead links,
 * pictures, typography, people, camps, formulas and modules that are not; last the typography that the site puts right.
 * @param drafts which of them nobody sees yet, or any more.
 */
export function reviewOf(
  documents: SanityDocumentLike[],
  drafts: ReadonlySet<string> = new Set(),
): ToReplace[] {
  const lacksOf = linksAmong(documents);
  const printed = Map.groupBy(printedTexts(documents), ({ document }) => document);
  const isAbsent = (document: SanityDocumentLike) => drafts.has(document._id) || hasDisappeared(document);
  const there = documents.filter((document) => !isAbsent(document));
  const absent = documents.filter(
    (document) => isNamed(document) && isAbsent(document) && !hasNamesake(document, there),
  );
  const found = documents.flatMap((document) => {
    const about = aboutDocument(document);
    const typography = (printed.get(about.document) ?? []).flatMap(typographyIn);
    const found: Found[] = [...deadLinks(document, lacksOf), ...picturesToMend(document), ...typography];
    return found.map((one) => ({ ...about, ...one }));
  });
  const named = absent.flatMap((gone) => naming(gone, documents));
  return [...incomplete(there), ...misplaced(there, lacksOf), ...found, ...named].toSorted(
    (a, b) => Number(a.isSet ?? false) - Number(b.isSet ?? false),
  );
}

/** Where a printed text departs from French typography: what visitors see of it, and what the site puts right. */
function typographyIn({ path, text }: Text): Found[] {
  const typed = typographyOf(text);
  if (typed.length === 0) return [];
  const seen = typographyOf(frenchTypography(text));
  const set = typed.filter(({ message }) => !seen.some((one) => one.message === message));
  const said = ({ excerpt, message }: TypographyFinding) => ({ path, what: `${message} : « ${excerpt} »` });
  return [
    ...seen.map((one) => ({ group: "Typographie", ...said(one) })),
    ...set.map((one) => ({
      group: "Typographie que le site corrige lui-même",
      isSet: true as const,
      ...said(one),
    })),
  ];
}
