import { argumentsOf, type GroqNode, mapChildren, valueOf } from "./groqNode.ts";

/**
 * Objects keep their identity through a query, and so tell where they come from; what is not an object does not.
 * Beside each value it projects, a traced query therefore gives, under the value's name after a NUL, the object it
 * is an attribute of.
 */
export const hidden = "\0";
export const container = "\0in";
export const attribute = "\0at";
export const firstOf = "\0first";
export const spread = "\0...";

/** @returns a query whose result is `{value}` with what traces it. */
export function traced(tree: GroqNode): GroqNode {
  const kept = known.get(tree);
  if (kept) return kept;
  const counter = { splats: 0 };
  const value = withSources(tree, counter);
  const attributes = [named("value", value), ...sourceNamed("value", tree, counter)];
  const whole: GroqNode = { type: "Object", attributes };
  known.set(tree, whole);
  return whole;
}

const known = new WeakMap<GroqNode, GroqNode>();
type Counter = { splats: number };
type Attribute = Extract<GroqNode, { type: "Object" }>["attributes"][number];

const named = (name: string, value: GroqNode): Attribute => ({ type: "ObjectAttributeValue", name, value });
const self: GroqNode = { type: "This" };

function withSources(node: GroqNode, counter: Counter): GroqNode {
  const next = (child: GroqNode) => withSources(child, counter);
  if (node.type === "Value") return node;
  if (node.type !== "Object") return mapChildren(node, next);
  const attributes = node.attributes.flatMap((entry): Attribute[] => {
    const copy = { ...entry, value: next(entry.value) } as Attribute;
    if (entry.type === "ObjectAttributeValue")
      return [copy, ...sourceNamed(entry.name, entry.value, counter)];
    if ((entry.type as string) !== "ObjectSplat") return [copy];
    counter.splats += 1;
    return [copy, named(`${spread}${counter.splats}`, copy.value)];
  });
  return { ...node, attributes };
}

function sourceNamed(name: string, value: GroqNode, counter: Counter): Attribute[] {
  const source = sourceOf(value, counter);
  return source ? [named(hidden + name, source)] : [];
}

/** What gives the object and the name that `node`'s value is found under; undefined where nothing does. */
function sourceOf(node: GroqNode, counter: Counter): GroqNode | undefined {
  const next = (child: GroqNode) => sourceOf(child, counter) ?? valueOf(null);
  switch (node.type) {
    case "Group":
      return sourceOf(node.base, counter);
    case "AccessAttribute":
      return place(node.base ? withSources(node.base, counter) : self, node.name);
    case "AccessElement":
      return place(withSources(node.base, counter), node.index);
    case "Map": {
      const expr = sourceOf(node.expr, counter);
      return expr && { ...node, base: withSources(node.base, counter), expr };
    }
    case "Select":
      return {
        ...node,
        alternatives: node.alternatives.map((alternative) => ({
          ...alternative,
          value: next(alternative.value),
        })),
        ...(node.fallback && { fallback: next(node.fallback) }),
      };
    default: {
      const choices = argumentsOf(node, "global", "coalesce");
      if (!choices) return undefined;
      const elements = choices.map((choice) => ({
        type: "ArrayElement" as const,
        value: next(choice),
        isSplat: false,
      }));
      return { type: "Object", attributes: [named(firstOf, { type: "Array", elements })] };
    }
  }
}

const place = (base: GroqNode, at: string | number): GroqNode => ({
  type: "Object",
  attributes: [named(container, base), named(attribute, valueOf(at))],
});
