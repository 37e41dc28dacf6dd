/** A heading of a Portable Text. */
export type HeadingBlock = { children: readonly object[] };

/** The words of a heading. */
export function headingText({ children }: HeadingBlock): string {
  return children.map((child) => ("text" in child ? String(child.text) : "")).join("");
}

/** The address of a heading within its page, from its words. */
export function headingId(heading: HeadingBlock): string {
  return headingText(heading)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
