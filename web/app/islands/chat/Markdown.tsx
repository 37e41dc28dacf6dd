// oxlint-disable react/no-array-index-key -- a text only grows at its end: a node stays where it is
import type { ReactNode } from "react";

import { type Block, closeMarks, type Inline, parseBlocks, parseInline, textOf } from "./parseMarkdown.ts";

const sentenceEnd = /[.!?…:]\s?[»")]?\s*$/u;

type Props = {
  text: string;
  /** More is to come: what is not yet a sentence is seen, and not yet said aloud. */
  growing?: boolean;
};

/** A short Markdown text as elements; never as HTML. */
export function Markdown({ text, growing = false }: Props) {
  const blocks = parseBlocks(growing ? closeMarks(text) : text);
  return blocks.map((block, index) => (
    <BlockOf key={index} block={block} growing={growing && index === blocks.length - 1} />
  ));
}

function BlockOf({ block, growing }: { block: Block; growing: boolean }) {
  if (!("items" in block)) {
    const line = <Line text={block.text} growing={growing} />;
    return <p>{block.type === "heading" ? <strong>{line}</strong> : line}</p>;
  }
  const items = block.items.map((item, index) => (
    <li key={index}>
      <Line text={item} growing={growing && index === block.items.length - 1} />
    </li>
  ));
  return block.type === "list" ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
}

/** Sentences are nodes of their own: each is added once, and a screen reader says it once. */
function Line({ text, growing }: { text: string; growing: boolean }) {
  const nodes = parseInline(text);
  const said = growing ? nodes.findLastIndex((node) => sentenceEnd.test(textOf(node))) + 1 : nodes.length;
  return (
    <>
      {nodes.slice(0, said).map(elementOf)}
      {said < nodes.length && <span aria-hidden="true">{nodes.slice(said).map(elementOf)}</span>}
    </>
  );
}

function elementOf(node: Inline, key: number): ReactNode {
  if (typeof node === "string") return node;
  const children = node.children.map(elementOf);
  if (node.type === "strong") return <strong key={key}>{children}</strong>;
  if (node.type === "em") return <em key={key}>{children}</em>;
  return (
    <a key={key} href={node.href} rel={node.href.startsWith("/") ? undefined : "noopener nofollow"}>
      {children}
    </a>
  );
}
