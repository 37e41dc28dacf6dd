import type { SanityDocumentLike } from "sanity";

import { hasDisappeared } from "../schema/whenShown.ts";
import { deadLinks, reachableIn } from "./deadLinks.ts";
import type { Found, ToReplace } from "./goLive.ts";
import { isNamed, naming } from "./naming.ts";
import { picturesToMend } from "./pictures.ts";
import { printedTexts } from "./printed.ts";
import { aboutDocument } from "./texts.ts";
import { typographyOf } from "./typography.ts";

/**
 * What a reader would stumble over in these documents: dead links, pictures, typography, people, camps, formulas and modules that are not there.
 * @param drafts which of them nobody sees yet, or any more.
 */
export function reviewOf(
  documents: SanityDocumentLike[],
  drafts: ReadonlySet<string> = new Set(),
): ToReplace[] {
  const isReachable = reachableIn(documents);
  const breaches = Map.groupBy(printedTexts(documents), ({ document }) => document);
  const absent = documents.filter(
    (document) => isNamed(document) && (drafts.has(document._id) || hasDisappeared(document)),
  );
  const found = documents.flatMap((document) => {
    const about = aboutDocument(document);
    const typography = (breaches.get(about.document) ?? []).flatMap(({ path, text }) =>
      typographyOf(text).map(({ excerpt, message }) => ({
        group: "Typographie",
        path,
        what: `${message} : « ${excerpt} »`,
      })),
    );
    const found: Found[] = [...deadLinks(document, isReachable), ...picturesToMend(document), ...typography];
    return found.map((one) => ({ ...about, ...one }));
  });
  return [...found, ...absent.flatMap((gone) => naming(gone, documents))];
}
