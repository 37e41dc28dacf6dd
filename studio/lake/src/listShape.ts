import { argumentsOf, call, type GroqNode } from "./groqNode.ts";

/** What of all documents is asked for: `*[…] | order(…)`, or less of that. */
type Asking = { filters: GroqNode[]; order?: GroqNode[] };

export function askingOf(node: GroqNode): Asking | undefined {
  if (node.type === "Everything") return { filters: [] };
  if (node.type === "Filter") {
    const base = askingOf(node.base);
    return base && !base.order ? { filters: [...base.filters, node.expr] } : undefined;
  }
  if (node.type === "PipeFuncCall" && node.name === "order") {
    const base = askingOf(node.base);
    return base && !base.order ? { ...base, order: node.args } : undefined;
  }
  return undefined;
}

/** Of which items of its base a node is made: from one to before another, counted from the first. */
export function partOf(node: GroqNode): { from: number; to: number } | undefined {
  if (node.type === "AccessElement" && node.index >= 0) return { from: node.index, to: node.index + 1 };
  if (node.type !== "Slice" || node.left < 0 || node.right < 0) return undefined;
  return { from: node.left, to: node.isInclusive ? node.right + 1 : node.right };
}

/** `*[…]{…}[0...10]` projects ten documents, not all of them. */
export function sliceFirst(node: GroqNode): GroqNode {
  if (node.type === "Slice" && node.base.type === "Map") {
    return { ...node.base, base: { ...node, base: node.base.base } };
  }
  if (node.type !== "AccessElement" || node.base.type !== "Map" || node.index < 0) return node;
  const { base: map, index } = node;
  const one: GroqNode = { type: "Slice", base: map.base, left: index, right: index, isInclusive: true };
  return { ...node, index: 0, base: { ...map, base: one } };
}

/** `select(a => *[…], *[…]) | order(…)[0...10]` orders and cuts, or counts, the list that is chosen, which an index may do. */
export function choiceFirst(node: GroqNode): GroqNode | undefined {
  const [counted] = argumentsOf(node, "global", "count") ?? [];
  if (counted) return chosen(counted, (value) => call("count", value));
  const isOrder = node.type === "PipeFuncCall" && node.name === "order";
  if (!isOrder && node.type !== "Slice" && node.type !== "AccessElement") return undefined;
  return chosen(choiceFirst(node.base) ?? node.base, (value) => ({ ...node, base: value }));
}

/** A choice of what is made of each; undefined for what is no choice. */
function chosen(node: GroqNode, made: (value: GroqNode) => GroqNode): GroqNode | undefined {
  const choice = node.type === "Group" ? node.base : node;
  if (choice.type !== "Select") return undefined;
  return {
    ...choice,
    alternatives: choice.alternatives.map((one) => ({ ...one, value: made(one.value) })),
    ...(choice.fallback && { fallback: made(choice.fallback) }),
  };
}
