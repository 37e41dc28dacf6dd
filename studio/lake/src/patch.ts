import { extract, extractWithPath, Mutation } from "@sanity/mutator";
import { checkValue } from "./checkDocument.ts";
import { type Attributes, isObject, type LakeDocument } from "./document.ts";
import { mutationProblem } from "./problem.ts";

const operations = new Set("set setIfMissing unset inc dec insert diffMatchPatch merge".split(" "));
const envelope = new Set(["id", "query", "params", "ifRevisionID", "ifRevisionId"]);
// JSONMatch: names, `..`, `*`, and brackets with an index, a slice or a filter such as `[_key == "x"]`.
const name = String.raw`[\p{L}_$][\p{L}\p{N}_$-]*`;
const quotedName = String.raw`'(?:[^'\\]|\\.)*'`;
const quoted = String.raw`"(?:[^"\\]|\\.)*"|${quotedName}`;
const brackets = String.raw`\[(?:[^[\]"']|${quoted})*\]`;
// All items (`[*]`) are a slice without bounds.
const slice = String.raw`\[\s*(?:\*|(-?\d+)?\s*:\s*(-?\d+)?)\s*\]`;
const isPath = new RegExp(
  String.raw`^(?:\.\.)?(?:${name}|${quotedName}|${brackets})(?:\.{1,2}(?:${name}|\*|${brackets})|${brackets})*$`,
  "u",
);
const endsInBrackets = new RegExp(`^([^]+)(${brackets})$`);
const isSlice = new RegExp(`^${slice}$`);
const anyQuoted = new RegExp(quoted, "g");
const quotedOrSlice = new RegExp(`${quoted}|${slice}`, "g");
const namesPrototype = /(^|[.[\s'])(__proto__|constructor|prototype)\b/;
const immutable = new Set(["_id"]);

/** Applies a patch's operations to a copy of `document`, which is left as it was. */
export function applyPatch(document: LakeDocument, patch: Attributes, index: number): LakeDocument {
  const invalid = (description: string) => mutationProblem(400, index, "invalidPatchError", description);
  const bounded = withinArrays(checkPatch(patch, index), longestArray(document));
  const { merge, diffMatchPatch, inc, dec, insert, ...rest } = bounded;
  const apply: Apply = (operations, to) => {
    const mutation = new Mutation({ mutations: [{ patch: { ...operations, id: document._id } }] });
    return mutation.apply(to as never);
  };
  let patched: unknown;
  try {
    const set = { ...(merge as Attributes), ...(rest.set as Attributes) };
    patched = apply({ ...rest, set }, structuredClone(document));
    // A text and a counter may be set in the patch that changes them.
    patched = applyDiffs(diffMatchPatch, patched, apply);
    patched = apply({ inc: counts(inc, patched), dec: counts(dec, patched) }, patched);
    if (insert) patched = applyInsert(insert as Attributes, patched, apply);
  } catch (error) {
    throw invalid(`Cannot apply patch to "${document._id}": ${(error as Error).message}`);
  }
  checkValue(patched, 0, invalid);
  const result = JSON.parse(JSON.stringify(patched));
  for (const key of ["_id", "_type"] as const) {
    if (result?.[key] !== document[key]) throw invalid(`Cannot modify immutable attribute "${key}"`);
  }
  return result;
}

type Apply = (operations: Attributes, to: unknown) => unknown;

/** Each place that a path names, once, and what is there: @sanity/mutator comes to what is in a slice again and again. */
const placesAt = (path: string, document: unknown) =>
  new Map(extractWithPath(path, document).map(({ path, value }) => [pathTo(path), value]));

/** @sanity/mutator's own `arrayToJSONMatchPath` does not quote every name that needs it. */
const pathTo = (segments: Array<string | number>) =>
  segments
    .map((segment) =>
      typeof segment === "number" ? `[${segment}]` : `['${segment.replace(/['\\]/g, String.raw`\$&`)}']`,
    )
    .join("");

/** @sanity/mutator passes over what is no text. */
function applyDiffs(operation: unknown, document: unknown, apply: Apply): unknown {
  let patched = document;
  for (const [path, diff] of Object.entries((operation ?? {}) as Attributes)) {
    const places = placesAt(path, patched);
    for (const value of places.values())
      if (typeof value !== "string") throw new Error(`Cannot patch "${path}" because it is not a string`);
    // Of a path that leads to no place it says itself whether that is wrong.
    for (const place of places.size > 0 ? places.keys() : [path])
      patched = apply({ diffMatchPatch: { [place]: diff } }, patched);
  }
  return patched;
}

/** What `inc` or `dec` counts at each place; @sanity/mutator passes over what cannot be counted. */
function counts(operation: unknown, document: unknown): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const [path, amount] of Object.entries((operation ?? {}) as Record<string, number>)) {
    const places = placesAt(path, document);
    if (places.size === 0) throw new Error(`Cannot increment "${path}" because it is not present`);
    for (const [place, value] of places) {
      if (typeof value !== "number") throw new Error(`Cannot increment "${path}" because it is not a number`);
      counted[place] = (counted[place] ?? 0) + amount;
    }
  }
  return counted;
}

/**
 * Inserts into each array that a path names. Where a slice is replaced, -1 is the end of the array, and a slice of no
 * item is a place between two: the hosted lake takes it so, @sanity/client's `splice` counts on it, and @sanity/mutator
 * does neither.
 */
function applyInsert(insert: Attributes, document: unknown, apply: Apply): unknown {
  const where = ["before", "after"].find((name) => name in insert) ?? "replace";
  const [, arrays, selected = ""] = endsInBrackets.exec(String(insert[where])) ?? [];
  if (arrays === undefined) return apply({ insert }, document);
  const items = insert.items as unknown[];
  const bounds = where === "replace" && isSlice.exec(selected);
  let patched = document;
  for (const place of placesAt(arrays, document).keys()) {
    const [array] = extract(place, patched);
    const operation =
      bounds && Array.isArray(array)
        ? { set: { [place]: splice(array, bounds, items) } }
        : { insert: { [where]: place + selected, items } };
    patched = apply(operation, patched);
  }
  return patched;
}

function splice(array: unknown[], [, from = "0", to = "-1"]: string[], items: unknown[]): unknown[] {
  const indexOf = (bound: string) =>
    Math.max(Number(bound) + (bound.startsWith("-") ? array.length + 1 : 0), 0);
  const start = indexOf(from);
  return [...array.slice(0, start), ...items, ...array.slice(Math.max(start, indexOf(to)))];
}

function checkPatch(patch: Attributes, index: number): Attributes {
  const invalid = (description: string) => mutationProblem(400, index, "invalidPatchError", description);
  const operation: Attributes = {};
  for (const [name, value] of Object.entries(patch)) {
    if (envelope.has(name)) continue;
    if (!operations.has(name)) throw invalid(`Unknown patch operation "${name}"`);
    operation[name] = value;
    for (const path of pathsOf(name, value) ?? [undefined]) {
      if (typeof path !== "string") throw invalid(`Invalid value for patch operation "${name}"`);
      if (!isPath.test(path) || namesPrototype.test(withoutValues(path)))
        throw invalid(`Invalid path "${path.slice(0, 200)}"`);
      if (immutable.has(path)) throw invalid(`Cannot modify immutable attribute "${path}"`);
    }
  }
  for (const name of ["inc", "dec"]) {
    for (const amount of Object.values((operation[name] ?? {}) as Attributes)) {
      if (typeof amount !== "number" || !Number.isFinite(amount)) throw invalid(`"${name}" takes numbers`);
    }
  }
  return operation;
}

/** Between double quotes, JSONMatch has values; names have single ones. */
const withoutValues = (path: string) =>
  path.replace(anyQuoted, (found) => (found.startsWith('"') ? '""' : found));

/** The paths an operation touches, or undefined when it is not shaped as that operation is. */
function pathsOf(name: string, value: unknown): unknown[] | undefined {
  if (name === "unset") return Array.isArray(value) ? value : undefined;
  if (!isObject(value)) return undefined;
  if (name !== "insert") return Object.keys(value);
  const path = value.before ?? value.after ?? value.replace;
  return Array.isArray(value.items) ? [path] : undefined;
}

/**
 * @sanity/mutator walks a slice index by index, past the end too: one that ends after every array ends with its own.
 * One that ends at 0 it takes to have no end, and one without bounds to be none.
 */
function withinArrays(patch: Attributes, longest: number): Attributes {
  // Before the first item of every array, and behind the last, counted from either side.
  const outside = longest + longestArray(patch) + 1;
  const bounded = (path: string) =>
    path.replace(quotedOrSlice, (found: string, from = "0", to?: string) => {
      if (!found.startsWith("[")) return found;
      const start = Math.max(Math.min(Number(from), outside), -outside);
      if (to === undefined || Number(to) >= outside) return `[${start}:]`;
      return `[${start}:${Number(to) === 0 ? -outside : to}]`;
    });
  const operations = Object.entries(patch).map(([name, value]) => {
    if (name === "unset") return [name, (value as string[]).map(bounded)];
    const entries = Object.entries(value as Attributes).map(([key, inner]) =>
      name === "insert" ? [key, key === "items" ? inner : bounded(String(inner))] : [bounded(key), inner],
    );
    return [name, Object.fromEntries(entries)];
  });
  return Object.fromEntries(operations);
}

function longestArray(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inner = Object.values(value).reduce((most: number, item) => Math.max(most, longestArray(item)), 0);
  return Array.isArray(value) ? Math.max(value.length, inner) : inner;
}
