import { constantOf, looksOutside } from "./condition.ts";
import { childrenOf, type GroqNode } from "./groqNode.ts";

/** Attributes of a document, each by the name that stands in the document itself. */
type Names = ReadonlySet<string>;

/** They never change in a document that stays. */
const immutable = new Set(["_id", "_type"]);

/** The attributes of a document that expressions read; undefined where they may read any, or of the document as a whole. */
export function readsOf(nodes: readonly GroqNode[]): Names | undefined {
  const all = nodes.map(known);
  if (!all.every((reads) => reads !== undefined)) return undefined;
  return new Set(all.flatMap((reads) => [...reads]).filter((attribute) => !immutable.has(attribute)));
}

/** For the trees that are kept. */
const readsByNode = new WeakMap<GroqNode, Names | "any">();

function known(node: GroqNode): Names | undefined {
  const reads = readsByNode.get(node) ?? readsOfOne(node) ?? "any";
  readsByNode.set(node, reads);
  return reads === "any" ? undefined : reads;
}

function readsOfOne(node: GroqNode): Names | undefined {
  if (elsewhere.has(node.type)) return new Set();
  if (isOwn(node)) return new Set([node.name]);
  if (node.type === "FuncCall" && !isPure(node)) return undefined;
  if (ofItsParts.has(node.type)) return readsOf(childrenOf(node));
  return ofItsBase.has(node.type) && "base" in node && node.base ? readsOfBase(node, node.base) : undefined;
}

/** What is made of a base reads of that: of another document, or of a part of this one, which counts as a whole. */
function readsOfBase(node: GroqNode, base: GroqNode): Names | undefined {
  const expression = "expr" in node ? node.expr : undefined;
  if (base.type === "This") return expression && readsOfOne(expression);
  return expression && looksOutside(expression) ? undefined : readsOfOne(base);
}

const isOwn = (node: GroqNode): node is GroqNode & { type: "AccessAttribute"; base?: { type: "This" } } =>
  node.type === "AccessAttribute" && (!node.base || node.base.type === "This");

/** Constants, and what has keys of its own: the lists in it, and the scopes around it. */
const elsewhere = new Set(["Value", "Parameter", "Everything", "Parent"]);
const ofItsBase = new Set(
  "AccessAttribute AccessElement ArrayCoerce Deref Filter FlatMap Map Projection Slice".split(" "),
);
/** Nodes that read what their parts do. */
const ofItsParts = new Set(
  `And Or Not Group OpCall InRange FuncCall Select SelectAlternative Array ArrayElement Asc Desc
  Object ObjectAttributeValue ObjectConditionalSplat`.split(/\s+/),
);

/** Whether a function goes by its arguments alone. */
const isPure = ({ namespace, name }: GroqNode & { type: "FuncCall" }) =>
  namespaces.has(namespace) && !ofDocuments.has(name);
const namespaces = new Set(["global", "string", "array", "math", "pt", "dateTime", "date", "geo"]);
const ofDocuments = new Set(["references", "before", "after", "operation"]);

/** Attributes of which a document has one at least, where the condition is true of it; undefined where none is known. */
export function needsOf(node: GroqNode): string[] | undefined {
  switch (node.type) {
    case "Group":
      return needsOf(node.base);
    case "And":
      return needsOf(node.left) ?? needsOf(node.right);
    case "Or": {
      const [left, right] = [needsOf(node.left), needsOf(node.right)];
      return left && right && [...left, ...right];
    }
    case "OpCall":
      return needsOfComparison(node);
    default:
      return undefined;
  }
}

/** Nothing compares to what is not there, but for its being the same. */
function needsOfComparison({ op, left, right }: GroqNode & { type: "OpCall" }): string[] | undefined {
  const [own, other] = attributeOf(left) === undefined ? [right, left] : [left, right];
  const attribute = attributeOf(own);
  // It is always there.
  if (attribute === undefined || attribute.startsWith("_")) return undefined;
  const isCompared =
    ["<", "<=", ">", ">="].includes(op) || (op === "==" && (constantOf(other) ?? null) !== null);
  return isCompared ? [attribute] : undefined;
}

function attributeOf(node: GroqNode): string | undefined {
  if (isOwn(node)) return node.name;
  return node.type === "AccessAttribute" && node.base ? attributeOf(node.base) : undefined;
}
