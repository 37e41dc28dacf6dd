import { pathOf } from "./condition.ts";
import { type Attributes, isObject } from "./document.ts";
import type { GroqNode } from "./groqNode.ts";

/** `order(a.b desc, c)`, by attributes that stand in the document itself. */
export type Ordering = Array<{ path: string[]; isDescending: boolean }>;

/** What `order()` orders by, or undefined where that is more than attributes. */
export function orderingOf(args: GroqNode[]): Ordering | undefined {
  const keys = args.map((node) => {
    const path = pathOf(node.type === "Asc" || node.type === "Desc" ? node.base : node);
    return path && { path, isDescending: node.type === "Desc" };
  });
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

export function attributeAt(document: Attributes, path: string[]): unknown {
  let value: unknown = document;
  for (const name of path) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

/** Orders documents as groq-js does; those that are equal, by their id. */
export function comparing(ordering: Ordering) {
  return (left: Attributes, right: Attributes): number => {
    for (const { path, isDescending } of ordering) {
      const compared = compareValues(attributeAt(left, path), attributeAt(right, path));
      if (compared !== 0) return isDescending ? -compared : compared;
    }
    return compareValues(left._id, right._id);
  };
}

/** Values of one type, from `low` to `high`, both included. */
export type Range = { type: "number" | "string"; low?: Bound; high?: Bound };
export type Bound = number | string;

/** Where in an ordered list those documents stand whose first attribute of the ordering is in the range. */
export function segmentOf(list: Attributes[], ordering: Ordering, range: Range): [from: number, to: number] {
  const [{ path, isDescending } = { path: [], isDescending: false }] = ordering;
  const sideOf = (document: Attributes) => {
    const side = sideOfRange(attributeAt(document, path), range);
    return isDescending ? -side : side;
  };
  return [firstWhere(list, (one) => sideOf(one) >= 0), firstWhere(list, (one) => sideOf(one) > 0)];
}

/** Negative before the range, 0 in it, positive after it. */
function sideOfRange(value: unknown, { type, low, high }: Range): number {
  const rank = rankOf(value) - types.indexOf(type);
  if (rank !== 0) return rank;
  if (low !== undefined && compareValues(value, low) < 0) return -1;
  return high !== undefined && compareValues(value, high) > 0 ? 1 : 0;
}

/** The place of the first item that a test holds for, and for all after it. */
export function firstWhere<Item>(list: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(list[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const types = ["number", "string", "boolean"];
/** What is none of these comes last, in any order. */
const rankOf = (value: unknown) => (types.indexOf(typeof value) + types.length + 1) % (types.length + 1);

export function compareValues(left: unknown, right: unknown): number {
  const rank = rankOf(left);
  if (rank !== rankOf(right)) return rank - rankOf(right);
  if (rank === types.length) return 0;
  const [first, second] = [left as string, right as string];
  return first < second ? -1 : Number(first > second);
}
