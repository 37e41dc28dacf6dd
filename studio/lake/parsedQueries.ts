import { parse } from "groq-js";
import { type GroqNode, mapChildren, valueOf } from "./groqNode.ts";

type Parsed = {
  tree: GroqNode;
  /** Names of the parameters it asks for. */
  asked: Set<string>;
  /** The nodes with a parameter in them. */
  open: WeakSet<GroqNode>;
};

type Params = Record<string, unknown>;

/** Long queries take longer to parse than to answer: their trees are kept, the parameters left open. */
const kept = new Map<string, Parsed>();
const mostKept = 300;

/** The bounds of a slice, which must be known to be parsed. */
const slice = /\[\s*(?:\$(\w+)|\d+)\s*\.{2,3}\s*(?:\$(\w+)|\d+)\s*\]/g;

/** A query's tree with its parameters in place, and the first one that is not given. @throws groq-js's syntax error. */
export function parseQueryText(
  query: string,
  params: Params,
): { tree: GroqNode; missing: string | undefined } {
  const bounds = boundsIn(query, params);
  const key = JSON.stringify([query, bounds]);
  const parsed = kept.get(key) ?? parseOpen(query, bounds);
  kept.delete(key);
  kept.set(key, parsed);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  const missing = [...parsed.asked].find((name) => !(name in params));
  return { tree: bind(parsed.tree, parsed.open, params), missing };
}

function boundsIn(query: string, params: Params): Params {
  const names = [...query.matchAll(slice)].flatMap(([, from, to]) => [from, to]);
  const given = names.filter((name) => name !== undefined && name in params) as string[];
  return Object.fromEntries(given.map((name) => [name, params[name]]));
}

function parseOpen(query: string, bounds: Params): Parsed {
  const tree = parse(query, { params: bounds }) as GroqNode;
  const parsed: Parsed = { tree, asked: new Set(), open: new WeakSet() };
  note(tree, parsed);
  return parsed;
}

/** Notes the parameters below a value. @returns whether there are any. */
function note(value: unknown, parsed: Parsed): boolean {
  if (typeof value !== "object" || value === null) return false;
  const node = value as GroqNode;
  if (node.type === "Value") return false;
  if (node.type === "Parameter") parsed.asked.add(node.name);
  const below = Object.values(value).map((child) => note(child, parsed));
  const open = node.type === "Parameter" || below.includes(true);
  if (open) parsed.open.add(node);
  return open;
}

function bind(node: GroqNode, open: WeakSet<GroqNode>, params: Params): GroqNode {
  if (!open.has(node)) return node;
  if (node.type === "Parameter") return node.name in params ? valueOf(params[node.name]) : node;
  return mapChildren(node, (child) => bind(child, open, params));
}
