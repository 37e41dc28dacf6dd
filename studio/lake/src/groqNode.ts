type ArrayElement = { type: "ArrayElement"; value: GroqNode; isSplat: boolean };
type SelectAlternative = { type: "SelectAlternative"; condition: GroqNode; value: GroqNode };
type ObjectAttribute = { type: "ObjectAttributeValue"; name: string; value: GroqNode };

/** The nodes of groq-js's tree that the lake looks into; the package publishes no types for them. */
export type GroqNode =
  | { type: "Value"; value: unknown }
  | { type: "Parameter"; name: string }
  | { type: "Everything" | "This" }
  | { type: "Parent"; n: number }
  | { type: "Group" | "Not" | "Deref" | "Asc" | "Desc" | "ArrayCoerce"; base: GroqNode }
  | { type: "Filter" | "Map" | "FlatMap"; base: GroqNode; expr: GroqNode }
  | { type: "And" | "Or"; left: GroqNode; right: GroqNode }
  /** With `match`, what is searched and by which `text::query`: see `matchText`. */
  | { type: "OpCall"; op: string; left: GroqNode; right: GroqNode; searched?: GroqNode; query?: GroqNode }
  | { type: "FuncCall"; namespace: string; name: string; args: GroqNode[] }
  | { type: "AccessAttribute"; base?: GroqNode; name: string }
  | { type: "AccessElement"; base: GroqNode; index: number }
  | { type: "PipeFuncCall"; name: string; base: GroqNode; args: GroqNode[] }
  | { type: "Slice"; base: GroqNode; left: number; right: number; isInclusive: boolean }
  | { type: "Select"; alternatives: SelectAlternative[]; fallback?: GroqNode }
  | { type: "Array"; elements: ArrayElement[] }
  | { type: "Object"; attributes: ObjectAttribute[] };

export const valueOf = (value: unknown): GroqNode => ({ type: "Value", value });

export const ownAttribute = (name: string): GroqNode => ({
  type: "AccessAttribute",
  base: { type: "This" },
  name,
});

export const call = (name: string, ...args: GroqNode[]): GroqNode => ({
  type: "FuncCall",
  namespace: "global",
  name,
  args,
});

/** `left && right && …`, or undefined for none. */
export const allOf = (conditions: GroqNode[]): GroqNode | undefined =>
  conditions.reduce<GroqNode | undefined>(
    (left, right) => (left ? { type: "And", left, right } : right),
    undefined,
  );

/** Arguments of a call to the function, or undefined if `node` is something else. */
export function argumentsOf(node: GroqNode, namespace: string, name: string): GroqNode[] | undefined {
  const matches = node.type === "FuncCall" && node.namespace === namespace && node.name === name;
  return matches ? node.args : undefined;
}

const isNode = (value: unknown): value is GroqNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The nodes right below `node`. */
export function childrenOf(node: GroqNode): GroqNode[] {
  return Object.values(node)
    .flat()
    .filter((value) => isNode(value));
}

/** Whether something holds of a node or of any below it; known for the trees that are kept. */
export function anywhere(holds: (node: GroqNode) => boolean): (node: GroqNode) => boolean {
  const known = new WeakMap<GroqNode, boolean>();
  return function isAnywhere(node) {
    const before = known.get(node);
    if (before !== undefined) return before;
    const answer = holds(node) || (node.type !== "Value" && childrenOf(node).some(isAnywhere));
    known.set(node, answer);
    return answer;
  };
}

/** A copy of `node` whose children are what `next` makes of them. */
export function mapChildren(node: GroqNode, next: (child: GroqNode) => GroqNode): GroqNode {
  const mapped = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mapped);
    return isNode(value) ? next(value) : value;
  };
  const copy: Record<string, unknown> = { ...node };
  for (const key in copy) if (typeof copy[key] === "object") copy[key] = mapped(copy[key]);
  return copy as GroqNode;
}
