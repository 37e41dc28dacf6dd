import type { Path, SanityDocumentLike } from "sanity";

import type { Found } from "./goLive.ts";
import { membersOf } from "./texts.ts";

/** Below that, in pixels, a picture is blurred on a large screen. */
const wide = 1200;
/** A portrait or a logo is shown small. */
const small = 400;

/** Pictures of a document without their words, or too small to be shown well. */
export function picturesToMend(document: SanityDocumentLike): Found[] {
  const walk = (value: unknown, path: Path): Found[] => {
    if (typeof value !== "object" || value === null) return [];
    return [
      ...mend(value, path, document._type),
      ...membersOf(value, path).flatMap(([one, at]) => walk(one, at)),
    ];
  };
  return walk(document, []);
}

type Picture = { asset?: { _ref?: string }; alt?: string };

function mend(value: object, path: Path, type: string): Found[] {
  const { asset, alt } = value as Picture;
  // Sanity writes a picture's size into its name: image-…-1600x900-png.
  const [, width, , format] = /^image-\w+-(\d+)x(\d+)-(\w+)$/.exec(asset?._ref ?? "") ?? [];
  if (!width) return [];
  const least = type === "teamMember" || type === "partner" || type === "testimonial" ? small : wide;
  const isSmall = format !== "svg" && Number(width) < least;
  return [
    ...(alt?.trim()
      ? []
      : [{ group: "Images sans texte alternatif", path: [...path, "alt"], what: "texte alternatif" }]),
    ...(isSmall
      ? [
          {
            group: "Images trop petites",
            path,
            what: `${width} pixels de large ; il en faut au moins ${least}`,
          },
        ]
      : []),
  ];
}
