import { headingId as idOf } from "functions/heading-id";

/** A heading of a Portable Text. */
export type HeadingBlock = { children: readonly object[] };

/** The words of a heading. */
export function headingText({ children }: HeadingBlock): string {
  return children.map((child) => ("text" in child ? String(child.text) : "")).join("");
}

/** The address of a heading within its page, from its words. */
export const headingId = (heading: HeadingBlock): string => idOf(headingText(heading));
