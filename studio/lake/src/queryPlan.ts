import type { ExprNode } from "groq-js";
import { attributeEquality, conjuncts, outerId, referencedBy, stringsOf } from "./condition.ts";
import { isObject } from "./document.ts";
import { publishedId } from "./documentId.ts";
import { allOf, call, childrenOf, type GroqNode, mapChildren, ownAttribute, valueOf } from "./groqNode.ts";
import { hostCall } from "./hostCall.ts";
import { orderingOf } from "./ordering.ts";
import { bound } from "./parsedQueries.ts";
import { type Sieve, sieveForFilter, sieveForScores } from "./searchNarrowing.ts";
import type { View, ViewDocument } from "./view.ts";

/** What a query's answer depends on; a commit announces the same keys. */
export const keyOfType = (type: string) => `type:${type}`;
export const keyOfId = (id: string) => `id:${publishedId(id)}`;
export const keyOfAttribute = (type: string, path: string[], value: string) =>
  `type:${type} ${path.join(".")}=${value}`;
export const anyDocument = "*";

// groq-js calls `dereference` for `->`. Ids that start with NUL ask it for other index look-ups.
const prefixes = { "referring to": "\0referring-to:", "with id": "\0with-id:" };
type LookUp = keyof typeof prefixes;

type Params = Record<string, unknown>;
/** Where and for whom a query is asked. */
export type Asked = { projectId: string; dataset: string; userAttributes: object | null };
type Context = { view: View; params: Params; keys: Set<string>; asked: Asked };
type Found = ViewDocument | ViewDocument[] | undefined;

/** Rewrites a parsed query so that groq-js reads from `view`'s indexes, noting in `keys` what it reads. */
export function planQuery(tree: ExprNode, { params, view, keys, asked }: Context) {
  return {
    tree: rewrite(tree as GroqNode, { view, params, keys, asked }) as ExprNode,
    dereference: ({ _ref }: { _ref: string }): Found => {
      const id = _ref.startsWith("\0") ? _ref.slice(_ref.indexOf(":") + 1) : _ref;
      if (_ref.startsWith(prefixes["referring to"])) return view.referringTo(id);
      const document = view.get(id);
      keys.add(keyOfId(id));
      if (!_ref.startsWith(prefixes["with id"])) return document;
      return document ? [document] : [];
    },
  };
}

function lookUp(kind: LookUp, id: GroqNode): GroqNode {
  const key: GroqNode = { type: "OpCall", op: "+", left: valueOf(prefixes[kind]), right: id };
  const reference = { type: "ObjectAttributeValue" as const, name: "_ref", value: key };
  return { type: "Deref", base: { type: "Object", attributes: [reference] } };
}

/** Whether nothing at or below a node is rewritten; known for the trees that are kept. */
const untouched = new WeakMap<GroqNode, boolean>();

function isUntouched(node: GroqNode): boolean {
  if (node.type === "Value") return true;
  const known = untouched.get(node);
  if (known !== undefined) return known;
  const rewritten = node.type === "Everything" || sliceFirst(node) !== node || functionOf(node) !== undefined;
  const answer = !rewritten && childrenOf(node).every(isUntouched);
  untouched.set(node, answer);
  return answer;
}

function rewrite(node: GroqNode, context: Context): GroqNode {
  const next = (child: GroqNode) => rewrite(child, context);
  if (isUntouched(node)) return node;
  if (node.type === "Everything") {
    context.keys.add(anyDocument);
    return valueOf(context.view.all());
  }
  if (node.type === "Filter" && node.base.type === "Everything") return filtered(node.expr, context);
  const scored = node.type === "Filter" && isScored(node.expr) && scoredFew(node.base, context);
  if (scored) return { ...node, base: scored };
  const ordered = orderedType(node, context);
  if (ordered) return valueOf(ordered);
  const found = functionOf(node);
  return found ? next(found.run(found.args, context)) : mapChildren(sliceFirst(node), next);
}

type Rewrite = (args: GroqNode[], context: Context) => GroqNode;

/** Functions that look at documents, or at who asks. */
const functions: Record<string, Rewrite> = {
  "documents::incomingRefCount": ([id], { keys }) => {
    keys.add(anyDocument);
    return call("count", lookUp("referring to", id ?? ownAttribute("_id")));
  },
  "documents::get": ([reference], { asked }) => ({
    type: "Deref",
    base: hostCall(([value]) => ownReference(value, asked), reference ?? valueOf(null)),
  }),
  "releases::all": () => ({ type: "Filter", base: { type: "Everything" }, expr: isRelease }),
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

/** `*[_type == "x"] | order(…)`: such lists are kept in order. */
function orderedType(node: GroqNode, context: Context): ViewDocument[] | undefined {
  if (node.type !== "PipeFuncCall" || node.name !== "order") return undefined;
  const ordering = orderingOf(node.args);
  const base = ordering && node.base.type === "Filter" && rewrite(node.base, context);
  if (!base || base.type !== "Value" || !Array.isArray(base.value)) return undefined;
  const type: unknown = base.value[0]?._type;
  const isWhole = typeof type === "string" && context.view.ofType(type) === base.value;
  return isWhole ? context.view.ordered(type, ordering) : undefined;
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
  const args = node.args.map((argument) => rewrite(argument, context));
  return sieve && { ...node, base: sifted(rewrite(node.base, context), sieve), args };
}

/** `*[…]{…}[0...10]` projects ten documents, not all of them. */
function sliceFirst(node: GroqNode): GroqNode {
  if (node.type === "Slice" && node.base.type === "Map") {
    return { ...node.base, base: { ...node, base: node.base.base } };
  }
  if (node.type !== "AccessElement" || node.base.type !== "Map" || node.index < 0) return node;
  const { base: map, index } = node;
  const one: GroqNode = { type: "Slice", base: map.base, left: index, right: index, isInclusive: true };
  return { ...node, index: 0, base: { ...map, base: one } };
}

/** `*[filter]`: starts from the fewest documents an index can name, and keeps what the index did not settle. */
function filtered(filter: GroqNode, context: Context): GroqNode {
  const { view, params, keys } = context;
  const conditions = conjuncts(bound(filter, params));
  const restricted = (whole: GroqNode, list = conditions) => {
    const sieve = sieveForFilter(list, view);
    const base = sieve ? sifted(whole, sieve) : whole;
    const expr = allOf(list.map((condition) => rewrite(condition, context)));
    return expr ? ({ type: "Filter", base, expr } satisfies GroqNode) : base;
  };

  const ids = firstOf(conditions, (condition) => stringsOf(condition, "_id"));
  if (ids) {
    for (const id of ids) keys.add(keyOfId(id));
    const found = ids.toSorted().map(view.get);
    return restricted(valueOf(found.filter((document) => document !== undefined)));
  }
  const types = firstOf(conditions, (condition) => stringsOf(condition, "_type"));
  for (const key of keysOf(types, conditions)) keys.add(key);
  const narrow = narrower(conditions, types, view);
  if (narrow) {
    const rest = conditions.filter((condition) => condition !== narrow.settled);
    return restricted(narrow.base, rest);
  }
  if (!types) return restricted(valueOf(view.all()));
  const rest = conditions.filter((condition) => !stringsOf(condition, "_type"));
  // With more than one condition on the type, what the first leaves is not settled.
  const settled = rest.length === conditions.length - 1 ? rest : conditions;
  return restricted(
    valueOf(types.length === 1 ? view.ofType(types[0] ?? "") : types.flatMap((type) => view.ofType(type))),
    settled,
  );
}

/** Only those of the documents that pass the sieve. */
function sifted(base: GroqNode, sieve: Sieve): GroqNode {
  if (base.type === "Filter") return { ...base, base: sifted(base.base, sieve) };
  return base.type === "Value" && Array.isArray(base.value) ? valueOf(base.value.filter(sieve)) : base;
}

/** Documents of one type that an attribute names change no more than a query for that name. */
function keysOf(types: string[] | undefined, conditions: GroqNode[]): string[] {
  const [type, ...others] = types ?? [];
  if (type === undefined) return [anyDocument];
  const equality = others.length === 0 && firstOf(conditions, attributeEquality);
  return equality ? [keyOfAttribute(type, equality.path, equality.value)] : [type, ...others].map(keyOfType);
}

function firstOf<Result>(conditions: GroqNode[], read: (condition: GroqNode) => Result | undefined) {
  for (const condition of conditions) {
    const result = read(condition);
    if (result !== undefined) return result;
  }
  return undefined;
}

/** The few documents that an index names for one of the conditions, which is settled then. */
type Narrower = { base: GroqNode; settled?: GroqNode };

function narrower(conditions: GroqNode[], types: string[] | undefined, view: View): Narrower | undefined {
  for (const settled of conditions) {
    const references = referencedBy(settled);
    if (references) {
      const base = valueOf([...new Set(references.flatMap((id) => view.referringTo(id)))]);
      return { base, settled };
    }
  }
  for (const settled of conditions) {
    const outer = outerId(settled);
    if (outer) return { base: call("coalesce", lookUp(outer.kind, outer.id), valueOf([])), settled };
  }
  const [type, ...otherTypes] = types ?? [];
  if (type === undefined || otherTypes.length > 0) return undefined;
  const equality = firstOf(conditions, attributeEquality);
  return equality && { base: valueOf(view.withAttribute(type, equality.path, equality.value)) };
}
