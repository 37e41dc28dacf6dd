import { parse } from "groq-js";
import { type GroqNode, mapChildren, valueOf } from "./groqNode.ts";

type Parsed = {
  tree: GroqNode;
  /** Names of the parameters it asks for, each where it first stands. */
  asked: Set<string>;
  /** The nodes with a parameter in them. */
  open: WeakSet<GroqNode>;
};

/** Long queries take longer to parse than to answer. */
const parsed = new Map<string, Parsed | "only with parameters">();
const mostParsed = 300;

type Query = { tree: GroqNode; missing: string | undefined };

/** A query's tree with its parameters in place, and the first one that is not given. @throws groq-js's syntax error. */
export function parseQueryText(query: string, params: Record<string, unknown>): Query {
  const known = parsed.get(query) ?? parseOpen(query);
  parsed.delete(query);
  parsed.set(query, known);
  const [oldest] = parsed.keys();
  if (parsed.size > mostParsed && oldest !== undefined) parsed.delete(oldest);
  if (known === "only with parameters") return closed(query, params);
  const missing = [...known.asked].find((name) => !(name in params));
  return { tree: bind(known.tree, known.open, params), missing };
}

/** The tree with its parameters open. The bounds of a slice must be known to be parsed. */
function parseOpen(query: string): Parsed | "only with parameters" {
  let tree: GroqNode;
  try {
    tree = parse(query) as GroqNode;
  } catch {
    return "only with parameters";
  }
  const known: Parsed = { tree, asked: new Set(), open: new WeakSet() };
  note(tree, known);
  return known;
}

function closed(query: string, params: Record<string, unknown>): Query {
  const tree = parse(query, { params }) as GroqNode;
  const known: Parsed = { tree, asked: new Set(), open: new WeakSet() };
  note(tree, known);
  const [missing] = known.asked;
  return { tree, missing };
}

/** Notes the parameters below a value. @returns whether there are any. */
function note(value: unknown, known: Parsed): boolean {
  if (typeof value !== "object" || value === null) return false;
  const node = value as GroqNode;
  if (node.type === "Value") return false;
  if (node.type === "Parameter") known.asked.add(node.name);
  const below = Object.values(value).map((child) => note(child, known));
  const open = node.type === "Parameter" || below.includes(true);
  if (open) known.open.add(node);
  return open;
}

function bind(node: GroqNode, open: WeakSet<GroqNode>, params: Record<string, unknown>): GroqNode {
  if (!open.has(node)) return node;
  if (node.type === "Parameter") return node.name in params ? valueOf(params[node.name]) : node;
  return mapChildren(node, (child) => bind(child, open, params));
}
