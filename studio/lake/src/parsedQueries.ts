import { DateTime, parse } from "groq-js";
import { geoFunctions } from "./geo.ts";
import { anywhere, argumentsOf, childrenOf, type GroqNode, mapChildren, valueOf } from "./groqNode.ts";
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

/** Strings and comments. */
const texts = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\/\/[^\n]*/gs;

/**
 * Brackets of parameters, numbers and texts alone. They are worked out while a query is parsed: what they are, a field,
 * an item, a slice or a condition, depends on what they come to.
 */
const constants = /\[(?:[\s\u0085.+*/%()-]|[$\d]\w*(?!\w))*\]/g;

/** A slice whose bounds are written as they are. */
const slices = /\[\s*(?:\$\w+|-?\d+)\s*\.{2,3}\s*(?:\$\w+|-?\d+)\s*\]/g;

const parametersIn = (text: string) => [...text.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name);

/** The parameters that stand in brackets, and of these those that are nothing but bounds of slices. */
function bracketed(query: string): { names: string[]; bounds: string[] } {
  const code = query.replace(texts, " ");
  const names = [...code.matchAll(constants)].flatMap(([bracket]) => parametersIn(bracket));
  if (names.length === 0) return { names, bounds: [] };
  const elsewhere = new Set(parametersIn(code.replace(slices, " ")));
  return { names, bounds: [...new Set(names)].filter((name) => !elsewhere.has(name)) };
}

/** A query's tree, and the first of its parameters that is not given. @throws groq-js's syntax error. */
export function parseQueryText(
  query: string,
  params: Params,
  mode: "normal" | "delta" = "normal",
): { tree: GroqNode; missing?: string } {
  const { names, bounds } = bracketed(query);
  const numbers = bounds.filter((name) => Number.isInteger(params[name]));
  const standIns = numbers.length > 0 ? standInsOf(query, numbers) : {};
  const given = names.filter((name) => Object.hasOwn(params, name));
  const known = { ...Object.fromEntries(given.map((name) => [name, params[name]])), ...standIns };
  const key = JSON.stringify([query, known, mode]);
  const parsed = kept.get(key) ?? parseOpen(query, known, mode);
  keep(key, parsed);
  const missing = [...parsed.asked].find((name) => !Object.hasOwn(params, name));
  const places = new Map(numbers.map((name) => [standIns[name]!, params[name] as number]));
  const tree = numbers.length > 0 ? withBounds(parsed.tree, places) : parsed.tree;
  return { tree, ...(missing !== undefined && { missing }) };
}

const firstStandIn = 7_000_000_000_000;

/** Numbers that are not in the query, in place of bounds while it is parsed: so it is parsed once, whatever they are. */
function standInsOf(query: string, names: string[]): Record<string, number> {
  let next = firstStandIn;
  const unused = () => {
    while (query.includes(String(next))) next++;
    return next++;
  };
  return Object.fromEntries(names.map((name) => [name, unused()]));
}

/** A tree with its bounds in place of what stands for them; what has none of them stays what it is. */
function withBounds(node: GroqNode, places: ReadonlyMap<number, number>): GroqNode {
  if (!isOpen(node)) return node;
  const copy = mapChildren(node, (child) => withBounds(child, places));
  if (copy.type !== "Slice") return copy;
  const { left, right } = copy;
  return { ...copy, left: places.get(left) ?? left, right: places.get(right) ?? right };
}

const isOpen = anywhere((node) => node.type === "Slice" && Math.max(node.left, node.right) >= firstStandIn);

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

function parseOpen(query: string, params: Params, mode: "normal" | "delta"): Parsed {
  const tree = corrected(parse(withGeo(query), { params, mode }) as GroqNode);
  return { tree, asked: new Set(parametersOf(tree)) };
}

/** Strings and comments, which stay as they are, or a call of `geo()`. */
const geoOrText = new RegExp(`${texts.source}|(?<![\\w$.:])geo\\s*\\(`, "gs");

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
  if (!asksParameters(node)) return node;
  if (node.type === "Parameter") return node.name in params ? valueOf(params[node.name]) : node;
  return mapChildren(node, (child) => bound(child, params));
}

const asksParameters = anywhere((node) => node.type === "Parameter");
