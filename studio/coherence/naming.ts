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
  const others = documents.filter(({ _id }) => _id !== baseId(gone._id));
  return textsNaming(gone, namesOf(gone), others);
}

/** What texts may call a document by that is to be called otherwise. */
export function namesLeft(before: SanityDocumentLike, after: SanityDocumentLike): string[] {
  const kept = namesOf(after);
  return namesOf(before).filter((name) => !kept.includes(name));
}

/** The texts of these documents, its own as they are to be, that go on using a name that is left; the new one may hold the old. */
export function namingStill(
  before: SanityDocumentLike,
  after: SanityDocumentLike,
  documents: SanityDocumentLike[],
): ToReplace[] {
  const then = documents.map((one) => (one._id === baseId(after._id) ? after : one));
  const asAfter = new Set(textsNaming(after, namesOf(after), then).map(keyOf));
  return textsNaming(before, namesLeft(before, after), then).filter((one) => !asAfter.has(keyOf(one)));
}

const keyOf = ({ document, path }: ToReplace) => JSON.stringify([document, path]);

/** Its title, where texts name it; of « Réglages », the school's name and its town. */
function namesOf(document: SanityDocumentLike): string[] {
  const { name, contact } = document as { name?: unknown; contact?: { city?: unknown } };
  const names =
    document._type === "settings" ? [name, contact?.city] : isNamed(document) ? [titleOf(document)] : [];
  return names.filter(
    (one): one is string => typeof one === "string" && one.trim() !== "" && one !== document._id,
  );
}

function textsNaming(
  { _type }: SanityDocumentLike,
  names: string[],
  documents: SanityDocumentLike[],
): ToReplace[] {
  const { beside = /(?:)/, before = /(?:)/ } = named[_type] ?? {};
  const texts = documents.flatMap((document) => textsOf(document)).filter(({ text }) => beside.test(text));
  return names.flatMap((name) => {
    const whole = wholeName(name);
    return texts.flatMap(({ document, type, title, path, text }) => {
      const found = [...text.matchAll(whole)].find(({ index }) => before.test(text.slice(0, index)));
      if (!found) return [];
      const group = `« ${name} » n’est pas en ligne`;
      return [{ document, type, title, path, group, what: excerpt(text, found.index, found[0].length) }];
    });
  });
}
