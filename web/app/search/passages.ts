import MarkdownIt from "markdown-it";

/** A part of a page below one heading. */
export type Passage = { heading: string; text: string };

type Token = ReturnType<MarkdownIt["parse"]>[number];

const markdown = new MarkdownIt();

/** What a Markdown text says, without its signs, cut at its headings. */
export function passagesOf(source: string): Passage[] {
  const passages: Passage[] = [{ heading: "", text: "" }];
  const tokens = markdown.parse(source, {});
  for (const [index, token] of tokens.entries()) {
    const words = wordsIn(token)
      .replace(/[^\S\u00a0\u202f]+/g, " ")
      .trim();
    const last = passages.at(-1)!;
    if (tokens[index - 1]?.type === "heading_open") passages.push({ heading: words, text: "" });
    else if (words) last.text = last.text ? `${closed(last.text)} ${words}` : words;
  }
  return passages.filter(({ heading, text }) => heading || text);
}

function wordsIn({ type, content, children }: Token): string {
  if (type === "inline") return (children ?? []).map(wordsIn).join("");
  if (type === "text" || type === "code_inline" || type === "fence") return content;
  return type.endsWith("break") ? " " : "";
}

/** A paragraph, an item or a cell, told apart from what follows. */
function closed(text: string): string {
  return /[.?!:…]$/.test(text) ? text : `${text} ·`;
}
