import type { Path } from "sanity";

import { excerpt } from "./excerpt.ts";
import type { Replacement } from "./replacement.ts";
import { untyped, type Text } from "./texts.ts";

/** Something typed in a text that the documents say otherwise, or could say by themselves. */
export type Finding = {
  document: string;
  type: string;
  title: string;
  path: Path;
  /** Where in the text of that field. */
  index: number;
  /** The words around it. */
  excerpt: string;
  found: string;
  /** `disagreement`: no document says so. `insertable`: true today, and still typed when the document changes. `notice`: nothing is wrong, and visitors may be told. */
  kind: "disagreement" | "insertable" | "notice";
  /** What it disagrees with, or what can be inserted in its place. In French, for staff. */
  message: string;
  /** What the documents say, to stand in its place. */
  replacement?: Replacement;
};

/** A finding's place and the words around it, from the text it was found in. */
export function aboutText({ document, type, title, path, text, row }: Text, typed: string, index: number) {
  const found = { document, type, title, path, index, found: typed };
  return { ...found, excerpt: row?.replaceAll(untyped, "[…]") ?? excerpt(text, index, typed.length) };
}
