import { leftBlank } from "functions/left-blank";
import type { Path, SanityDocumentLike } from "sanity";

import { excerpt } from "./excerpt.ts";
import { missingIn } from "./missing.ts";
import { membersOf, textsOf, titleOf } from "./texts.ts";

/** Something the school must replace or decide before the site goes live. */
export type ToReplace = {
  document: string;
  type: string;
  title: string;
  path: Path;
  group: string;
  what: string;
  /** No visitor sees it: the site puts it right by itself. */
  isSet?: true;
};

const exampleAddress = /[\w.+-]+@(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|invalid|test)(?![\w-])/;

/** What these documents still hold that a visitor should never read, for staff, in French. */
export function toReplaceIn(documents: SanityDocumentLike[]): ToReplace[] {
  return documents.flatMap((document) => {
    const about = { document: document._id, type: document._type, title: titleOf(document) };
    return [
      ...samples(document),
      ...unfinished(document),
      ...missingIn(document).map((one) => ({ group: "Sans valeur, donc pas montré", ...one })),
      ...exampleAddresses(document, []),
    ].map((one) => ({ ...about, ...one }));
  });
}

export type Found = Omit<ToReplace, "document" | "type" | "title">;

function samples(document: SanityDocumentLike): Found[] {
  const contact = (document.contact ?? {}) as { sample?: boolean; email?: string; phone?: string };
  return [
    ...(document.sample ? [{ group: "Exemples à remplacer", path: ["sample"], what: "" }] : []),
    ...(contact.sample
      ? [
          {
            group: "Exemples à remplacer",
            path: ["contact"],
            what: `coordonnées d’exemple : ${contact.email}, ${contact.phone}`,
          },
        ]
      : []),
  ];
}

const unfinishedTexts = [
  { group: "À compléter", pattern: leftBlank },
  { group: "À trancher par l’école", pattern: /avant la mise en ligne/i },
];

function unfinished(document: SanityDocumentLike): Found[] {
  return textsOf(document).flatMap(({ path, text }) =>
    unfinishedTexts.flatMap(({ group, pattern }) => {
      const found = pattern.exec(text);
      return found ? [{ group, path, what: excerpt(text, found.index, found[0].length) }] : [];
    }),
  );
}

/** Everywhere, links included. */
function exampleAddresses(value: unknown, path: Path): Found[] {
  if (typeof value === "string") {
    const [found] = exampleAddress.exec(value) ?? [];
    return found ? [{ group: "Adresses d’exemple", path, what: found }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return membersOf(value, path).flatMap(([one, at]) => exampleAddresses(one, at));
}
