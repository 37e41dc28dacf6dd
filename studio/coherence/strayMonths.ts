import type { SanityDocumentLike } from "sanity";

import { monthsLeftBehind } from "../nextEdition/monthsLeftBehind.ts";
import { datedEditions, monthsOf } from "./datedEditions.ts";
import type { Finding } from "./finding.ts";
import { aboutDocument } from "./texts.ts";

/** Editions that still stand in the texts on a day, and whose days their months do not meet: they were moved, and their months not. */
export function strayMonths(documents: SanityDocumentLike[], today: string): Finding[] {
  return datedEditions(documents, today).flatMap((edition) => {
    const left = monthsLeftBehind(edition, monthsOf(edition, documents));
    if (!left) return [];
    const { said, found, remedy } = left;
    const about = aboutDocument(edition);
    const message = `${said} ${remedy}`;
    return { ...about, path: ["firstDay"], index: 0, excerpt: found, found, kind: "disagreement", message };
  });
}
