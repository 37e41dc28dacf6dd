import type { SanityDocumentLike } from "sanity";

import { aboutText, type Finding } from "./finding.ts";
import { space } from "./numbers.ts";
import { textsOf } from "./texts.ts";

const time = "mois|semaine|jour|séance|cours|leçon|essai";
const free = "(?:offert|gratuit)e?(?!\\p{L})";
const freeTime = new RegExp(
  [
    `(?:premi\\p{L}+|1(?:er|re))${space}(?<first>${time})(?!\\p{L})[^.,;:!?]{0,40}?${space}${free}`,
    `(?<!\\p{L})(?<time>mois|semaine|séance|essai)${space}${free}`,
  ].join("|"),
  "giu",
);

/** What of these is free to begin with, as a text says it: « mois » of « Premier mois offert ». */
const freeIn = (text: string) =>
  [...text.matchAll(freeTime)].map(({ 0: found, index, groups = {} }) => ({
    found,
    index,
    what: (groups["first"] ?? groups["time"] ?? "").toLowerCase(),
  }));

/** What the plans offer to begin with: « mois », « essai ». */
export const freeStartsOf = (plans: SanityDocumentLike[]): Set<string> =>
  new Set(
    plans.flatMap(({ freeStart }) =>
      typeof freeStart === "string" ? freeIn(freeStart).map(({ what }) => what) : [],
    ),
  );

/** What a document says is free to begin with, and no plan offers, or no longer. */
export function freeStarts(document: SanityDocumentLike, offered: Set<string>): Finding[] {
  return textsOf(document).flatMap((text) =>
    freeIn(text.text)
      .filter(({ what }) => !offered.has(what))
      .map(({ found, index }) => ({
        ...aboutText(text, found, index),
        kind: "disagreement" as const,
        message: "Aucune formule ne l’offre dans « Pour commencer sans payer ».",
      })),
  );
}
