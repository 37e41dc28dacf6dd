import { parseBlocks } from "./parseMarkdown.ts";

/** A short Markdown text to paste elsewhere: its paragraphs and lists stand apart, as they are shown. */
export function plainBlocks(text: string): string {
  return parseBlocks(text)
    .map((block) =>
      "items" in block
        ? block.items
            .map((item, index) => `${block.type === "list" ? "-" : `${block.start + index}.`} ${item}`)
            .join("\n")
        : block.text,
    )
    .join("\n\n");
}
