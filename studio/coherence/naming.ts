import type { SanityDocumentLike } from "sanity";

import { baseId } from "../baseId.ts";
import { excerpt } from "./excerpt.ts";
import type { ToReplace } from "./goLive.ts";
import { wholeName } from "./names.ts";
import { textsOf } from "./texts.ts";

/** The texts of these documents, but the person's own, that name somebody of the team. */
export function naming(person: SanityDocumentLike, documents: SanityDocumentLike[]): ToReplace[] {
  const { name } = person;
  if (typeof name !== "string" || !name.trim()) return [];
  const group = `« ${name} » n’est pas en ligne`;
  return documents
    .filter(({ _id }) => _id !== baseId(person._id))
    .flatMap((document) => textsOf(document))
    .flatMap(({ document, type, title, path, text }) => {
      const [found] = text.matchAll(wholeName(name));
      if (!found) return [];
      return [{ document, type, title, path, group, what: excerpt(text, found.index, found[0].length) }];
    });
}
