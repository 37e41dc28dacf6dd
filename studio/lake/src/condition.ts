import { anywhere, argumentsOf, type GroqNode, mapChildren } from "./groqNode.ts";

/** The conditions a filter joins with `&&`. */
export function conjuncts(node: GroqNode): GroqNode[] {
  if (node.type === "Group") return conjuncts(node.base);
  return node.type === "And" ? [...conjuncts(node.left), ...conjuncts(node.right)] : [node];
}

/** The strings to which a condition limits the attribute: `==`, `in [..]`, or an `||` of those. */
export function stringsOf(node: GroqNode, attribute: string): string[] | undefined {
  if (node.type === "Group") return stringsOf(node.base, attribute);
  if (node.type === "Or") {
    const [left, right] = [stringsOf(node.left, attribute), stringsOf(node.right, attribute)];
    return left && right && [...new Set([...left, ...right])];
  }
  if (node.type !== "OpCall") return undefined;
  if (node.op === "in" && isOwn(node.left, attribute)) {
    const values = constantOf(node.right);
    // Nothing is in what is not there.
    if (values === null) return [];
    return Array.isArray(values) ? [...new Set(values.filter(isString))] : undefined;
  }
  const value = constantOf(otherSide(node, (side) => isOwn(side, attribute)));
  return node.op === "==" && isString(value) ? [value] : undefined;
}

/** The ids in `references("a", ["b"])`. */
export function referencedBy(node: GroqNode): string[] | undefined {
  const values = argumentsOf(node, "global", "references")?.map(constantOf);
  if (!values?.every((value) => isString(value) || Array.isArray(value))) return undefined;
  return values.flat().filter(isString);
}

/** `slug.current == "x"`: the path and the string. */
export function attributeEquality(node: GroqNode): { path: string[]; value: string } | undefined {
  if (node.type !== "OpCall" || node.op !== "==") return undefined;
  for (const [side, other] of [
    [node.left, node.right],
    [node.right, node.left],
  ] as const) {
    const path = pathOf(side);
    const value = constantOf(other);
    if (path && path[0] !== "_type" && isString(value)) return { path, value };
  }
  return undefined;
}

const isString = (value: unknown): value is string => typeof value === "string";

const isOwn = (node: GroqNode, attribute: string) =>
  node.type === "AccessAttribute" && node.name === attribute && (!node.base || node.base.type === "This");

function otherSide(node: GroqNode, matches: (side: GroqNode) => boolean): GroqNode | undefined {
  if (node.type !== "OpCall") return undefined;
  if (matches(node.left)) return node.right;
  return matches(node.right) ? node.left : undefined;
}

export function constantOf(node: GroqNode | undefined): unknown {
  if (node?.type === "Value") return node.value;
  if (node?.type === "Group") return constantOf(node.base);
  if (node?.type !== "Array") return undefined;
  const values = node.elements.map(({ value, isSplat }) => (isSplat ? undefined : constantOf(value)));
  return values.includes(undefined) ? undefined : values;
}

/** `a.b` of the document itself. */
export function pathOf(node: GroqNode): string[] | undefined {
  if (node.type !== "AccessAttribute") return undefined;
  if (!node.base || node.base.type === "This") return [node.name];
  const path = pathOf(node.base);
  return path && [...path, node.name];
}

/**
 * A condition with parameters in place of what it reads of the scopes around it, each of which is added to `outer`, as it
 * is read from outside the condition.
 */
export function withoutOuter(node: GroqNode, outer: GroqNode[]): GroqNode {
  const outside = node.type === "Parent" ? undefined : outward(node);
  if (outside) return { type: "Parameter", name: outerName(outer.push(outside) - 1) };
  return ownScope.has(node.type) ? mapChildren(node, (child) => withoutOuter(child, outer)) : node;
}

export const outerName = (index: number) => `\0${index}`;

/** Nodes whose parts read the same document. */
const ownScope = new Set(
  "And Or Not Group OpCall FuncCall Select SelectAlternative Array ArrayElement".split(" "),
);

/** The same expression, one scope further out; undefined if it reads the document being filtered. */
function outward(node: GroqNode): GroqNode | undefined {
  if (node.type === "Parent") return node.n > 1 ? { ...node, n: node.n - 1 } : { type: "This" };
  if (!isRead(node) || !node.base) return undefined;
  const base = outward(node.base);
  return base && { ...node, base };
}

type Read = Extract<GroqNode, { type: "AccessAttribute" | "ArrayCoerce" | "Map" | "FlatMap" }>;
/** Nodes that read of their base alone: of its items too, where what is made of each looks at nothing else. */
const isRead = (node: GroqNode): node is Read =>
  node.type === "AccessAttribute" ||
  node.type === "ArrayCoerce" ||
  ((node.type === "Map" || node.type === "FlatMap") && !looksOutside(node.expr));

/** Whether a part of a query looks at the scopes around it; it may, too, at one of its own. */
export const looksOutside = anywhere((node) => node.type === "Parent");
