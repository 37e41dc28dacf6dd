import type { RichText } from "./richText.ts";

/** What one makes in a block, in a few words: those its project sets off in bold, the first of them. */
export function madeThing(project: RichText): string | undefined {
  return project
    .flatMap(({ children }) => children)
    .flatMap((child) =>
      child._type === "span" && child.marks?.some((mark) => mark === "strong") ? [child.text] : [],
    )
    .find((text) => text?.trim());
}
