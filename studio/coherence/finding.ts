import type { Path } from "sanity";

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
  /** `disagreement`: no document says so. `insertable`: true today, and still typed when the document changes. */
  kind: "disagreement" | "insertable";
  /** What it disagrees with, or what can be inserted in its place. In French, for staff. */
  message: string;
};

/** A finding's place and the words around it, from the text it was found in. */
export function aboutText({ document, type, title, path, text, row }: Text, typed: string, index: number) {
  const found = { document, type, title, path, index, found: typed };
  if (row) return { ...found, excerpt: row.replaceAll(untyped, "[…]") };
  const start = index < 50 ? 0 : text.lastIndexOf(" ", index - 40) + 1;
  const space = text.indexOf(" ", index + typed.length + 40);
  const end = space < 0 ? text.length : space;
  const cut = text
    .slice(start, end)
    .replaceAll(untyped, "[…]")
    .replace(/\s*\n\s*/g, " ")
    .trim();
  return { ...found, excerpt: `${start > 0 ? "…" : ""}${cut}${end < text.length ? "…" : ""}` };
}
