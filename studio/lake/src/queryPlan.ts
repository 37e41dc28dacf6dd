import type { ExprNode } from "groq-js";
import { compile, type Evaluate } from "./compile.ts";
import { conjuncts, looksOutside, outerName, withoutOuter } from "./condition.ts";
import { isObject } from "./document.ts";
import {
  allOf,
  anywhere,
  argumentsOf,
  call,
  type GroqNode,
  mapChildren,
  ownAttribute,
  valueOf,
} from "./groqNode.ts";
import { hostCall } from "./hostCall.ts";
import { anyDocument, keyOfId } from "./keys.ts";
import { keysOfList } from "./listKeys.ts";
import { askingOf, choiceFirst, partOf, sliceFirst } from "./listShape.ts";
import { orderingOf } from "./ordering.ts";
import { countsWords, remembered } from "./ownValue.ts";
import { bound } from "./parsedQueries.ts";
import { type Sieve, sieveForScores } from "./searchNarrowing.ts";
import { select, type Sort } from "./selection.ts";
import type { View, ViewDocument } from "./view.ts";

type Params = Record<string, unknown>;
/** Where, when and for whom a query is asked. */
export type Asked = { projectId: string; dataset: string; timestamp: Date; userAttributes: object | null };
type Context = {
  view: View;
  params: Params;
  keys: Set<string>;
  asked: Asked;
  /** Where the query is answered in groq-js's asynchronous way, there is none. */
  evaluate?: Evaluate | undefined;
};

/** Rewrites a parsed query so that groq-js reads from `view`'s indexes, noting in `keys` what it has read. */
export function planQuery(tree: ExprNode, context: Context) {
  const { view, keys } = context;
  return {
    tree: rewrite(tree as GroqNode, context) as ExprNode,
    /** What `->` leads to. */
    dereference: ({ _ref: id }: { _ref: string }): ViewDocument | undefined => {
      keys.add(keyOfId(id));
      return view.get(id);
    },
  };
}

/** Whether a node, or any below it, is rewritten. */
const isRewritten = anywhere(
  (node) =>
    node.type === "Everything" ||
    sliceFirst(node) !== node ||
    functionOf(node) !== undefined ||
    countsWords(node),
);

function rewrite(node: GroqNode, context: Context): GroqNode {
  const next = (child: GroqNode) => rewrite(child, context);
  if (!isRewritten(node)) return node;
  if (context.evaluate && countsWords(node)) return remembered(node, context.evaluate);
  const listed = list(node, context) ?? shownList(sliceFirst(node), context);
  if (listed) return listed;
  const choice = choiceFirst(node);
  if (choice) return next(choice);
  const scored = node.type === "Filter" && isScored(node.expr) && scoredFew(node.base, context);
  if (scored) return { ...node, base: scored };
  const found = functionOf(node);
  return found ? next(found.run(found.args, context)) : mapChildren(sliceFirst(node), next);
}

type Rewrite = (args: GroqNode[], context: Context) => GroqNode;

/** Functions that look at documents, or at who asks. */
const functions: Record<string, Rewrite> = {
  "documents::incomingRefCount": ([id], { keys, view }) => {
    keys.add(anyDocument);
    const referring = ([value]: unknown[]) => (typeof value === "string" ? view.referringTo(value) : null);
    return call("count", hostCall(referring, id ?? ownAttribute("_id")));
  },
  "documents::get": ([reference], { asked }) => ({
    type: "Deref",
    base: hostCall(([value]) => ownReference(value, asked), reference ?? valueOf(null)),
  }),
  "releases::all": () => ({ type: "Filter", base: { type: "Everything" }, expr: isRelease }),
  "global::now": (_, { asked }) => valueOf(asked.timestamp.toISOString()),
  "user::attributes": (_, { asked }) => valueOf(asked.userAttributes),
};
const isRelease: GroqNode = {
  type: "OpCall",
  op: "==",
  left: ownAttribute("_type"),
  right: valueOf("system.release"),
};

function functionOf(node: GroqNode) {
  const run = node.type === "FuncCall" && functions[`${node.namespace}::${node.name}`];
  return run ? { run, args: node.args } : undefined;
}

/** A reference, which may be written for any dataset (`dataset:project.name:id`), if it leads to a document of this one. */
function ownReference(value: unknown, { projectId, dataset }: Asked): { _ref: string } | null {
  const id = isObject(value) ? value._ref : undefined;
  if (typeof id !== "string") return null;
  const own = `dataset:${projectId}.${dataset}:`;
  if (id.startsWith(own)) return { _ref: id.slice(own.length) };
  return id.includes(":") ? null : { _ref: id };
}

/** `_score > 0`, which leaves out what no search has found. */
const isScored = (node: GroqNode) =>
  node.type === "OpCall" &&
  node.op === ">" &&
  node.left.type === "AccessAttribute" &&
  node.left.name === "_score" &&
  node.right.type === "Value" &&
  node.right.value === 0;

/** `*[…] | score(…)` with only those documents that can get a score; undefined where that is not known. */
function scoredFew(node: GroqNode, context: Context): GroqNode | undefined {
  if (node.type !== "PipeFuncCall" || node.name !== "score" || node.base.type !== "Filter") return undefined;
  const { view, params } = context;
  const sieve = sieveForScores(
    node.args.map((argument) => bound(argument, params)),
    view,
  );
  const base = sieve && list(node.base, context, { sieve });
  return base && { ...node, base, args: node.args.map((argument) => rewrite(argument, context)) };
}

/** What is made of a list's documents, `*[…]{…}`, or of their number. */
function shownList(node: GroqNode, context: Context): GroqNode | undefined {
  if (node.type === "Map") {
    const base = list(node.base, context, { shown: [node.expr] });
    return base && { ...node, base, expr: rewrite(node.expr, context) };
  }
  const [counted] = argumentsOf(node, "global", "count") ?? [];
  const base = counted && list(counted, context, { shown: [] });
  return base && call("count", base);
}

type Around = {
  /** What is made of each document; anything may be where that is not known. */
  shown?: GroqNode[] | undefined;
  /** What else they pass. */
  sieve?: Sieve;
};

/** A list of documents, read from the indexes when it comes to that; undefined for what is none. */
function list(node: GroqNode, context: Context, { shown, sieve }: Around = {}): GroqNode | undefined {
  const part = partOf(node);
  const whole = part ? (node as { base: GroqNode }).base : node;
  const asking = askingOf(whole);
  if (!asking) return undefined;
  const { view, params, keys, evaluate } = context;
  const written = asking.filters.flatMap(conjuncts);
  const conditions = written.map((condition) => bound(condition, params));
  const outer: GroqNode[] = [];
  const inner = conditions.map((condition) => withoutOuter(rewrite(condition, context), outer));
  // Of the order groq-js takes care where it is more than can be compiled, and of conditions.
  const sort = asking.order && sortOf(asking.order, context);
  if (asking.order && !sort) {
    const ordered = { shown: shown && [...shown, ...asking.order], ...(sieve && { sieve }) };
    const base = list((whole as { base: GroqNode }).base, context, ordered)!;
    const args = asking.order.map((argument) => rewrite(argument, context));
    const inOrder = { ...whole, base, args } as GroqNode;
    return part ? ({ ...node, base: inOrder } as GroqNode) : inOrder;
  }
  const rest = conditions.filter((_, at) => !evaluate || looksOutside(inner[at]!));
  const cut = rest.length === 0 ? part : undefined;
  const wanted = { sort, most: cut?.to };
  const run = (values: unknown[]) => {
    const given = Object.fromEntries(values.map((value, at) => [outerName(at), value]));
    const bounded = outer.length > 0 ? inner.map((condition) => bound(condition, given)) : inner;
    const found = select({ ...wanted, conditions: bounded, sieve }, view, evaluate);
    const reading = { conditions: written, order: asking.order, shown, isSieved: sieve !== undefined };
    const shownOf = cut ? found.slice(cut.from) : found;
    for (const key of keysOfList({ ...reading, bounded, found: shownOf }, view)) keys.add(key);
    return found;
  };
  const remaining = allOf(rest.map((condition) => rewrite(condition, context)));
  const found = hostCall(outer.length > 0 ? run : once(run), ...outer);
  const filtered: GroqNode = remaining ? { type: "Filter", base: found, expr: remaining } : found;
  return part ? ({ ...node, base: filtered } as GroqNode) : filtered;
}

/** A list that depends on nothing is the same each time. */
function once<Result>(run: (values: unknown[]) => Result) {
  let found: Result | undefined;
  return (values: unknown[]) => (found ??= run(values));
}

function sortOf(args: GroqNode[], { params, view }: Context): Sort | undefined {
  const ordering = orderingOf(args);
  if (ordering) return { ordering };
  const keys = args.map((node) => {
    const expression = node.type === "Asc" || node.type === "Desc" ? node.base : node;
    const compiled = compile(bound(expression, params), view);
    return compiled && { compiled, isDescending: node.type === "Desc" };
  });
  return keys.every((key) => key !== undefined) ? { keys } : undefined;
}
