import type { SanityDocumentLike } from "sanity";

import { baseId } from "../baseId.ts";
import { excerpt } from "./excerpt.ts";
import type { ToReplace } from "./goLive.ts";
import { wholeName } from "./names.ts";
import { textsOf, titleOf } from "./texts.ts";

/** What sentences name without any reference to it; for names that are common words, what stands beside or before them. */
const named: Record<string, { beside?: RegExp; before?: RegExp }> = {
  teamMember: {},
  camp: {},
  plan: {},
  trainingModule: { beside: /module|formation/i },
  page: { before: /(?<!\p{L})pages?\s[^.;:!?]{0,40}$/iu },
};

/** Whether texts may go on naming what is not there any more, or is called otherwise. */
export const isNamed = ({ _type }: { _type: string }): boolean => _type in named;

/** Whether another of these documents is called the same: texts that use its name may mean that one. */
export const hasNamesake = (gone: SanityDocumentLike, documents: SanityDocumentLike[]): boolean =>
  documents.some(
    (one) => one._id !== baseId(gone._id) && one._type === gone._type && titleOf(one) === titleOf(gone),
  );

/** The texts of these documents, but its own, that name somebody of the team, a camp, a formula, a module or a page. */
export function naming(gone: SanityDocumentLike, documents: SanityDocumentLike[]): ToReplace[] {
  const { beside = /(?:)/, before = /(?:)/ } = named[gone._type] ?? {};
  const name = titleOf(gone);
  if (!isNamed(gone) || name === gone._id || !name.trim()) return [];
  const group = `« ${name} » n’est pas en ligne`;
  return documents
    .filter(({ _id }) => _id !== baseId(gone._id))
    .flatMap((document) => textsOf(document))
    .flatMap(({ document, type, title, path, text }) => {
      const places = beside.test(text) ? [...text.matchAll(wholeName(name))] : [];
      const found = places.find(({ index }) => before.test(text.slice(0, index)));
      if (!found) return [];
      return [{ document, type, title, path, group, what: excerpt(text, found.index, found[0].length) }];
    });
}

/** The texts of these documents that go on using a name that is to be another; the new one may hold the old. */
export function namingStill(
  before: SanityDocumentLike,
  after: SanityDocumentLike,
  documents: SanityDocumentLike[],
): ToReplace[] {
  const asAfter = new Set(naming(after, documents).map(keyOf));
  return naming(before, documents).filter((one) => !asAfter.has(keyOf(one)));
}

const keyOf = ({ document, path }: ToReplace) => JSON.stringify([document, path]);
