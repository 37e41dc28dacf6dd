import { allOf, argumentsOf, type GroqNode, valueOf } from "./groqNode.ts";

/**
 * Says `x match text::query("words \"a phrase\" -without")`, which groq-js has not, with plain `match`.
 * `ownText` gives every string of the document at hand, which is what `@` stands for in such a search.
 */
export function textSearch(node: GroqNode, ownText: GroqNode): GroqNode | undefined {
  if (node.type !== "OpCall" || node.op !== "match") return undefined;
  const [query] = argumentsOf(node.right, "text", "query") ?? [];
  if (!query) return undefined;
  const left = searchedText(node.left, ownText);
  const conditions = termsOf(query).map((term): GroqNode => {
    const negated = /^-./.test(term);
    const right = valueOf(term.slice(negated ? 1 : 0).replaceAll('"', ""));
    const matches: GroqNode = { type: "OpCall", op: "match", left, right };
    return negated ? { type: "Not", base: matches } : matches;
  });
  return allOf(conditions) ?? valueOf(false);
}

function termsOf(query: GroqNode): string[] {
  const text = query.type === "Value" && typeof query.value === "string" ? query.value : "";
  return (text.match(/-?"[^"]*"|\S+/g) ?? []).filter((term) => /[\p{L}\p{N}*]/u.test(term));
}

function searchedText(node: GroqNode, ownText: GroqNode): GroqNode {
  if (node.type === "This") return ownText;
  if (node.type === "Group") return searchedText(node.base, ownText);
  if (node.type !== "Array") return node;
  const elements = node.elements.map((element) =>
    element.value.type === "This" ? { ...element, value: ownText, isSplat: true } : element,
  );
  return { ...node, elements };
}
