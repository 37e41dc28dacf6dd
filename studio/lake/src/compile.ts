import { looksOutside, pathOf, referencedBy } from "./condition.ts";
import { isObject } from "./document.ts";
import { argumentsOf, type GroqNode } from "./groqNode.ts";
import { attributeAt } from "./ordering.ts";
import type { View, ViewDocument } from "./view.ts";

/** What a part of a query makes of a document; `null` for what is not there, as in GROQ. */
export type Compiled = (document: ViewDocument) => unknown;

/** The same by groq-js, which takes fifty times as long and knows everything. */
export type Evaluate = (node: GroqNode, root: unknown) => unknown;

/** A condition as a function, exact: of what is not compiled groq-js is asked. Undefined where it looks at more than the document. */
export function compileCondition(node: GroqNode, view: View, evaluate?: Evaluate): Compiled | undefined {
  const next = (part: GroqNode) => compileCondition(part, view, evaluate);
  if (isJoin(node)) return compileJoin(node, next);
  const compiled = compile(node, view);
  if (compiled || !evaluate || looksOutside(node)) return compiled;
  return (document) => evaluate(node, document);
}

/** An expression as a function; undefined where it is more than attributes, constants and comparisons. */
export function compile(node: GroqNode, view: View): Compiled | undefined {
  const next = (part: GroqNode) => compile(part, view);
  if (isJoin(node)) return compileJoin(node, next);
  switch (node.type) {
    case "Value":
      return isPlain(node.value) ? () => node.value ?? null : undefined;
    case "AccessAttribute": {
      const path = pathOf(node);
      return path && ((document) => attributeAt(document, path) ?? null);
    }
    case "Array": {
      if (node.elements.some(({ isSplat }) => isSplat)) return undefined;
      const elements = allCompiled(node.elements.map(({ value }) => next(value)));
      return elements && ((document) => elements.map((element) => element(document)));
    }
    case "OpCall":
      return compileComparison(node.op, next(node.left), next(node.right));
    case "Select":
      return compileSelect(node, next);
    case "FuncCall":
      return compileCall(node, view);
    default:
      return undefined;
  }
}

type Join =
  | { type: "And"; left: GroqNode; right: GroqNode }
  | { type: "Or"; left: GroqNode; right: GroqNode }
  | { type: "Group"; base: GroqNode }
  | { type: "Not"; base: GroqNode };
const isJoin = (node: GroqNode): node is Join => ["And", "Or", "Group", "Not"].includes(node.type);

type Next = (node: GroqNode) => Compiled | undefined;

/** What is neither true nor false makes the whole so, unless the other side decides. */
function compileJoin(node: Join, next: Next): Compiled | undefined {
  if (node.type === "Group") return next(node.base);
  if (node.type === "Not") {
    const base = next(node.base);
    return base && ((document) => negated(base(document)));
  }
  const [left, right] = [next(node.left), next(node.right)];
  if (!left || !right) return undefined;
  const decides = node.type === "Or";
  return (document) => {
    const first = left(document);
    if (first === decides) return decides;
    const second = right(document);
    if (second === decides) return decides;
    return typeof first === "boolean" && typeof second === "boolean" ? !decides : null;
  };
}

const negated = (value: unknown) => (typeof value === "boolean" ? !value : null);

function compileComparison(op: string, left?: Compiled, right?: Compiled): Compiled | undefined {
  const compare = comparisons[op];
  return compare && left && right && ((document) => compare(left(document), right(document)));
}

const comparisons: Record<string, (left: unknown, right: unknown) => boolean | null> = {
  "==": isSame,
  "!=": (left, right) => !isSame(left, right),
  "<": (left, right) => (areComparable(left, right) ? (left as string) < (right as string) : null),
  "<=": (left, right) => (areComparable(left, right) ? (left as string) <= (right as string) : null),
  ">": (left, right) => (areComparable(left, right) ? (left as string) > (right as string) : null),
  ">=": (left, right) => (areComparable(left, right) ? (left as string) >= (right as string) : null),
  in: (left, right) => (Array.isArray(right) ? right.some((item) => isSame(left, item ?? null)) : null),
};

/** Lists and objects are the same as nothing, not even as themselves. */
function isSame(left: unknown, right: unknown): boolean {
  return left === right && (left === null || typeof left !== "object");
}

function areComparable(left: unknown, right: unknown): boolean {
  return typeof left === typeof right && typeof left !== "object";
}

function compileSelect(node: GroqNode & { type: "Select" }, next: Next): Compiled | undefined {
  const conditions = allCompiled(node.alternatives.map(({ condition }) => next(condition)));
  const values = allCompiled(node.alternatives.map(({ value }) => next(value)));
  const fallback = node.fallback ? next(node.fallback) : () => null;
  if (!conditions || !values || !fallback) return undefined;
  return (document) => {
    const chosen = conditions.findIndex((condition) => condition(document) === true);
    return (values[chosen] ?? fallback)(document);
  };
}

function compileCall(node: GroqNode & { type: "FuncCall" }, view: View): Compiled | undefined {
  const references = referencedBy(node);
  if (references) {
    const found = new Set(references.flatMap((id) => view.referringTo(id)));
    return (document) => found.has(document);
  }
  const [defined, coalesce] = ["defined", "coalesce"].map((name) => argumentsOf(node, "global", name));
  const args = allCompiled((defined ?? coalesce ?? []).map((argument) => compile(argument, view)));
  const [first] = args ?? [];
  if (!args || !first) return undefined;
  if (defined) return (document) => first(document) !== null;
  return (document) => {
    for (const argument of args) {
      const value = argument(document);
      if (value !== null) return value;
    }
    return null;
  };
}

function allCompiled(parts: Array<Compiled | undefined>): Compiled[] | undefined {
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/** What JSON has; groq-js has moments and paths too. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  return !isObject(value) || Object.getPrototypeOf(value) === Object.prototype;
}
