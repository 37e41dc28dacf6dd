import MarkdownIt from "markdown-it";

/** A part of a page below one heading. */
export type Passage = { heading: string; text: string };

const markdown = new MarkdownIt();

/** What a Markdown text says, without its signs, cut at its headings. */
export function passagesOf(source: string): Passage[] {
  const passages: Passage[] = [{ heading: "", text: "" }];
  let inHeading = false;
  for (const token of markdown.parse(source, {})) {
    if (token.type === "heading_open" || token.type === "heading_close")
      inHeading = token.type === "heading_open";
    const words =
      token.type === "inline"
        ? inlineText(token.children ?? [])
        : token.type === "fence"
          ? token.content
          : "";
    if (!words) continue;
    const last = passages.at(-1)!;
    if (inHeading) passages.push({ heading: words, text: "" });
    else last.text = `${last.text} ${words}`.trim();
  }
  return passages.filter(({ heading, text }) => heading || text);
}

function inlineText(tokens: { type: string; content: string }[]): string {
  const texts = tokens.map(({ type, content }) =>
    type === "text" || type === "code_inline" ? content : type.endsWith("break") ? " " : "",
  );
  return texts.join("").replace(/\s+/g, " ").trim();
}
