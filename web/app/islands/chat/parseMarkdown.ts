import { safeHref } from "studio/safeHref";

export type Inline =
  | string
  | { type: "strong"; children: Inline[] }
  | { type: "em"; children: Inline[] }
  | { type: "link"; href: string; children: Inline[] };

export type Block =
  | { type: "paragraph" | "heading"; text: string }
  | { type: "list" | "numbers"; items: string[]; start: number };

const starts = {
  heading: /^\s*#{1,6}\s+/,
  item: /^\s*(?:[-*+•–]|(\d{1,9})[.)])\s+/,
};

type List = Extract<Block, { items: string[] }>;

/** The blocks of a short Markdown text. What is not in the subset is text, HTML above all. */
export function parseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let apart = true;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim()) add(blocks, line, apart);
    apart = !line.trim();
  }
  return blocks;
}

function add(blocks: Block[], line: string, apart: boolean): void {
  const last = blocks.at(-1);
  const item = starts.item.exec(line);
  if (starts.heading.test(line)) {
    blocks.push({ type: "heading", text: line.replace(starts.heading, "") });
  } else if (item) {
    const [sign, number] = item;
    const type = number ? "numbers" : "list";
    if (last?.type !== type) blocks.push({ type, items: [], start: Number(number) });
    (blocks.at(-1) as List).items.push(line.slice(sign.length));
  } else if (last?.type === "paragraph" && !apart) {
    last.text += `\n${line.trim()}`;
  } else if (last && "items" in last && /^\s{2,}/.test(line)) {
    last.items.push(`${last.items.pop()}\n${line.trim()}`);
  } else {
    blocks.push({ type: "paragraph", text: line.trim() });
  }
}

/** What no address has in it, and what none ends with: it is of the sentence around it. */
const quotes = '"«»';
const ends = `.,;:!?…'’*_${quotes}`;

const marks = new RegExp(
  [
    String.raw`\[(?<label>[^\[\]]*)\]\((?<href>[^\s()]*)\)`,
    String.raw`\*\*(?<strong>\S|\S.*?\S)\*\*`,
    String.raw`(?<![\w*])(?<single>[*_])(?<em>[^\s*_]|[^\s*_].*?[^\s*_])\k<single>(?![\w*])`,
    String.raw`(?<bare>https?:\/\/[^\s<>()\[\]${quotes}]*[^\s<>()\[\]${ends}])`,
  ].join("|"),
  "gsu",
);

// After a full stop, its closing mark and its space: each sentence is a text of its own.
const betweenSentences = /(?<=[.!?…]\s?[»")]?\s+)(?=\S)/u;

/** The text of a block: sentences, and what is set apart in them. */
export function parseInline(text: string): Inline[] {
  const nodes: Inline[] = [];
  let plain = "";
  let from = 0;
  const flush = () => {
    if (plain) nodes.push(...plain.split(betweenSentences));
    plain = "";
  };
  for (const match of text.matchAll(marks)) {
    plain += text.slice(from, match.index);
    from = match.index + match[0].length;
    const node = nodeOf(match.groups ?? {}, match[0]);
    if (typeof node === "string") plain += node;
    else {
      flush();
      nodes.push(node);
    }
  }
  plain += text.slice(from);
  flush();
  return nodes;
}

type Groups = Record<string, string | undefined>;

function nodeOf({ label, href, strong, em, bare }: Groups, source: string): Inline {
  if (strong) return { type: "strong", children: parseInline(strong) };
  if (em) return { type: "em", children: parseInline(em) };
  if (bare) return { type: "link", href: bare, children: [bare] };
  const safe = safeHref(href ?? "");
  if (label && safe) return { type: "link", href: safe, children: [label] };
  return label || source;
}

/** The words of a node, without what sets them apart. */
export function textOf(node: Inline): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}

/** A growing text as if it were whole: no mark shows before what it marks is there. */
export function closeMarks(text: string): string {
  const shown = text.replace(/\[([^[\]]*)(\]\([^()]*)?$/, "$1").replace(/[*_]+$/, "");
  return shown.split("**").length % 2 === 0 ? `${shown}**` : shown;
}
