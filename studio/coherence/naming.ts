import type { SanityDocumentLike } from "sanity";

import { baseId } from "../baseId.ts";
import { excerpt } from "./excerpt.ts";
import type { ToReplace } from "./goLive.ts";
import { wholeName } from "./names.ts";
import { textsOf, titleOf } from "./texts.ts";

/** What sentences name without any reference to it, and for names that are common words beside what others. */
const named: Record<string, RegExp> = {
  teamMember: /(?:)/,
  camp: /(?:)/,
  plan: /(?:)/,
  trainingModule: /module|formation/i,
};

/** Whether texts may go on naming what is not there any more. */
export const isNamed = ({ _type }: { _type: string }): boolean => _type in named;

/** The texts of these documents, but its own, that name somebody of the team, a camp, a formula or a module. */
export function naming(gone: SanityDocumentLike, documents: SanityDocumentLike[]): ToReplace[] {
  const beside = named[gone._type];
  const name = titleOf(gone);
  if (!beside || name === gone._id || !name.trim()) return [];
  const group = `« ${name} » n’est pas en ligne`;
  return documents
    .filter(({ _id }) => _id !== baseId(gone._id))
    .flatMap((document) => textsOf(document))
    .flatMap(({ document, type, title, path, text }) => {
      const [found] = beside.test(text) ? text.matchAll(wholeName(name)) : [];
      if (!found) return [];
      return [{ document, type, title, path, group, what: excerpt(text, found.index, found[0].length) }];
    });
}
