import type { SanityDocumentLike } from "sanity";

import { baseId } from "../baseId.ts";
import { excerpt } from "./excerpt.ts";
import type { ToReplace } from "./goLive.ts";
import { wholeName } from "./names.ts";
import { textsOf } from "./texts.ts";

/** What a document is called: a person or a formula by its name, a camp or a module by its title. */
export const calledOf = ({ name, title }: SanityDocumentLike) =>
  [name, title].find((called) => typeof called === "string" && called.trim()) as string | undefined;

/** The texts of these documents, but its own, that name a document. */
export function naming(named: SanityDocumentLike, documents: SanityDocumentLike[]): ToReplace[] {
  const name = calledOf(named);
  if (!name) return [];
  const group = `« ${name} » n’est pas en ligne`;
  return documents
    .filter(({ _id }) => _id !== baseId(named._id))
    .flatMap((document) => textsOf(document))
    .flatMap(({ document, type, title, path, text }) => {
      const [found] = text.matchAll(wholeName(name));
      if (!found) return [];
      return [{ document, type, title, path, group, what: excerpt(text, found.index, found[0].length) }];
    });
}
