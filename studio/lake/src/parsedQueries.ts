import { DateTime, parse } from "groq-js";
import { geoFunctions } from "./geo.ts";
import { argumentsOf, childrenOf, type GroqNode, mapChildren, valueOf } from "./groqNode.ts";
import { hostCall } from "./hostCall.ts";
import { matchText } from "./textQuery.ts";

type Parsed = {
  tree: GroqNode;
  /** Names of the parameters it asks for. */
  asked: Set<string>;
};

type Params = Record<string, unknown>;

/** Long queries take longer to parse than to answer: their trees are kept, their parameters left open. */
const kept = new Map<string, Parsed>();
/** In characters of queries, all together: a tree takes some twenty bytes for each. */
const mostKept = 3_000_000;
let keptNow = 0;

/** The bounds of a slice, which must be known to be parsed. */
const slice = /\[\s*(?:\$(\w+)|\d+)\s*\.{2,3}\s*(?:\$(\w+)|\d+)\s*\]/g;

/** An attribute's name, which must be known too: `@[$field]`. */
const attribute = /@\[\s*\$(\w+)\s*\]/g;

/** A query's tree, and the first of its parameters that is not given. @throws groq-js's syntax error. */
export function parseQueryText(
  query: string,
  params: Params,
  mode: "normal" | "delta" = "normal",
): { tree: GroqNode; missing?: string } {
  const bounds = boundsIn(query, params);
  const key = JSON.stringify([query, bounds, mode]);
  const parsed = kept.get(key) ?? parseOpen(query, bounds, mode);
  keep(key, parsed);
  const missing = [...parsed.asked].find((name) => !(name in params));
  return { tree: parsed.tree, ...(missing !== undefined && { missing }) };
}

/** The queries asked last stay. */
function keep(key: string, parsed: Parsed) {
  if (!kept.delete(key)) keptNow += key.length;
  kept.set(key, parsed);
  for (const oldest of kept.keys()) {
    if (keptNow <= mostKept) return;
    kept.delete(oldest);
    keptNow -= oldest.length;
  }
}

function boundsIn(query: string, params: Params): Params {
  const names = [slice, attribute].flatMap((named) =>
    [...query.matchAll(named)].flatMap(([, ...found]) => found),
  );
  const given = names.filter((name: string | undefined) => name !== undefined && name in params);
  return Object.fromEntries(given.map((name) => [name, params[name]]));
}

function parseOpen(query: string, bounds: Params, mode: "normal" | "delta"): Parsed {
  const tree = corrected(parse(withGeo(query), { params: bounds, mode }) as GroqNode);
  return { tree, asked: new Set(parametersOf(tree)) };
}

/** Strings and comments, which stay as they are, or a call of `geo()`. */
const geoOrText = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/.*|(?<![\w$.:])geo\s*\(/g;

/** groq-js knows no function `geo()`; `geo::latLng()` takes any number of arguments there, and two otherwise. */
const withGeo = (query: string) =>
  query.replace(geoOrText, (found) => (found.startsWith("geo") ? "geo::latLng(" : found));

const projections = new Set(["Map", "Projection", "AccessElement", "AccessAttribute"]);

/** Where groq-js differs from the hosted lake. */
function corrected(node: GroqNode): GroqNode {
  if (node.type === "Value") return node;
  const copy = mapChildren(node, corrected);
  if (copy.type === "PipeFuncCall" && copy.name === "score" && projections.has(copy.base.type))
    throw new Error("score() takes a list of documents");
  if (copy.type === "OpCall") return correctedOperation(copy);
  if (copy.type !== "FuncCall") return copy;
  const run = ownFunction(copy);
  return run ? hostCall(run, ...copy.args) : copy;
}

function correctedOperation(node: GroqNode & { type: "OpCall" }): GroqNode {
  const [query] = (node.op === "match" && argumentsOf(node.right, "text", "query")) || [];
  if (query) return matchText(node.left, query);
  // groq-js finds no path in a path, though the text of the first is.
  const [text] = (node.op === "in" && argumentsOf(node.left, "global", "path")) || [];
  return text && argumentsOf(node.right, "global", "path") ? { ...node, left: text } : node;
}

function ownFunction({ namespace, name, args }: GroqNode & { type: "FuncCall" }) {
  if (namespace === "geo") return geoFunctions[name === "latLng" && args.length === 1 ? "geo" : name];
  return namespace === "array" && name === "unique" ? unique : undefined;
}

/** `null` is a value like others, which groq-js keeps each time. */
function unique([items]: unknown[]): unknown[] | null {
  if (!Array.isArray(items)) return null;
  const seen = new Set<unknown>();
  return items.filter((item: unknown) => {
    const value = item instanceof DateTime ? String(item) : item;
    const isNew = !seen.has(value) || (typeof value === "object" && value !== null);
    seen.add(value);
    return isNew;
  });
}

function parametersOf(node: GroqNode): string[] {
  return node.type === "Parameter" ? [node.name] : childrenOf(node).flatMap(parametersOf);
}

/** A part of a parsed query with the parameters in place, as an index needs to see them. */
export function bound(node: GroqNode, params: Params): GroqNode {
  if (node.type === "Value") return node;
  if (node.type === "Parameter") return node.name in params ? valueOf(params[node.name]) : node;
  return mapChildren(node, (child) => bound(child, params));
}
