import { extractWithPath, Mutation } from "@sanity/mutator";
import { checkValue } from "./checkDocument.ts";
import { type Attributes, isObject, type LakeDocument } from "./document.ts";
import { mutationProblem } from "./problem.ts";

const operations = new Set("set setIfMissing unset inc dec insert diffMatchPatch merge".split(" "));
const envelope = new Set(["id", "query", "params", "ifRevisionID", "ifRevisionId"]);
// JSONMatch: names, `..`, `*`, and brackets with an index, a slice or a filter such as `[_key == "x"]`.
const name = String.raw`[\p{L}_$][\p{L}\p{N}_$-]*`;
const brackets = String.raw`\[(?:[^[\]"']|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*\]`;
const isPath = new RegExp(
  String.raw`^(?:\.\.)?(?:${name}|${brackets})(?:\.{1,2}(?:${name}|\*|${brackets})|${brackets})*$`,
  "u",
);
const namesPrototype = /(^|[.[\s"'])(__proto__|constructor|prototype)\b/;
const immutable = new Set(["_id"]);

/** Applies a patch's operations to a copy of `document`, which is left as it was. */
export function applyPatch(document: LakeDocument, patch: Attributes, index: number): LakeDocument {
  const invalid = (description: string) => mutationProblem(400, index, "invalidPatchError", description);
  const { merge, inc, dec, insert, ...rest } = withinArrays(checkPatch(patch, index), longestArray(document));
  const apply = (operations: Attributes, to: unknown) => {
    const mutation = new Mutation({ mutations: [{ patch: { ...operations, id: document._id } }] });
    return mutation.apply(to as never) as unknown;
  };
  let patched: unknown;
  try {
    const set = { ...(merge as Attributes), ...(rest.set as Attributes) };
    patched = apply({ ...rest, set }, structuredClone(document));
    // A counter may be set in the patch that counts; @sanity/mutator passes over what cannot be counted.
    for (const path of Object.keys({ ...(inc as Attributes), ...(dec as Attributes) }))
      checkCounter(path, patched);
    patched = apply({ inc, dec, insert }, patched);
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

function checkCounter(path: string, document: unknown): void {
  const found = extractWithPath(path, document);
  if (found.length === 0) throw new Error(`Cannot increment "${path}" because it is not present`);
  if (found.some(({ value }) => typeof value !== "number"))
    throw new Error(`Cannot increment "${path}" because it is not a number`);
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
      if (!isPath.test(path) || namesPrototype.test(path))
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

/** The paths an operation touches, or undefined when it is not shaped as that operation is. */
function pathsOf(name: string, value: unknown): unknown[] | undefined {
  if (name === "unset") return Array.isArray(value) ? value : undefined;
  if (!isObject(value)) return undefined;
  if (name !== "insert") return Object.keys(value);
  const path = value.before ?? value.after ?? value.replace;
  return Array.isArray(value.items) ? [path] : undefined;
}

/** @sanity/mutator walks a slice index by index, past the end too: one that ends after every array ends with its own. */
function withinArrays(patch: Attributes, longest: number): Attributes {
  const most = longest + longestArray(patch);
  const bounded = (path: string) =>
    path.replace(slice, (_, from: string, to: string) => {
      const start = from && Math.max(Math.min(Number(from), most), -most);
      return `[${start}:${Number(to) >= most ? "" : to}]`;
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

const slice = /\[\s*(-?\d*)\s*:\s*(-?\d*)\s*\]/g;

function longestArray(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inner = Object.values(value).reduce((most: number, item) => Math.max(most, longestArray(item)), 0);
  return Array.isArray(value) ? Math.max(value.length, inner) : inner;
}
