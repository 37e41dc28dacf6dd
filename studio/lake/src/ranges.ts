import { conjuncts, constantOf, pathOf } from "./condition.ts";
import type { GroqNode } from "./groqNode.ts";
import { type Bound, compareValues, type Range } from "./ordering.ts";

/** Ranges, each of an attribute, that hold whatever all conditions are true of. */
export const rangesOf = (conditions: GroqNode[]): Ranged[] =>
  conditions.flatMap(conjuncts).flatMap(rangesOfOne).reduce<Ranged[]>(narrowed, []);

function rangesOfOne(node: GroqNode): Ranged[] {
  if (node.type === "Or") {
    const right = rangesOf([node.right]);
    return rangesOf([node.left]).flatMap((one) => {
      const other = right.find((range) => isSamePath(range, one) && range.type === one.type);
      return other ? [{ path: one.path, type: one.type, ...widest(one, other) }] : [];
    });
  }
  if (node.type !== "OpCall") return [];
  const own = pathOf(node.left);
  const path = own ?? pathOf(node.right);
  const value = constantOf(own ? node.right : node.left);
  const sides = sidesOf[node.op];
  if (!path || !sides || (typeof value !== "string" && typeof value !== "number")) return [];
  const { below, above } = own ? sides : { below: sides.above, above: sides.below };
  return [
    {
      path,
      type: typeof value as Range["type"],
      ...(below && { high: value }),
      ...(above && { low: value }),
    },
  ];
}

export type Ranged = Range & { path: string[] };

const isSamePath = (one: Ranged, other: Ranged) => one.path.join(".") === other.path.join(".");

/** Where the attribute may be, seen from a value it is compared with. */
const sidesOf: Record<string, { below: boolean; above: boolean }> = {
  "==": { below: true, above: true },
  "<": { below: true, above: false },
  "<=": { below: true, above: false },
  ">": { below: false, above: true },
  ">=": { below: false, above: true },
};

/** With one range more: two of an attribute become what they share. */
function narrowed(ranges: Ranged[], range: Ranged): Ranged[] {
  const at = ranges.findIndex((one) => isSamePath(one, range) && one.type === range.type);
  const known = ranges[at];
  return known ? ranges.with(at, { ...known, ...shared(known, range) }) : [...ranges, range];
}

const bounds = (values: Array<Bound | undefined>) =>
  values.filter((value) => value !== undefined).toSorted(compareValues);

function shared(one: Range, other: Range): Pick<Range, "low" | "high"> {
  const [low, high] = [bounds([one.low, other.low]).at(-1), bounds([one.high, other.high])[0]];
  return { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}

function widest(one: Range, other: Range) {
  const [lows, highs] = [bounds([one.low, other.low]), bounds([one.high, other.high])];
  return { low: lows.length === 2 ? lows[0] : undefined, high: highs.length === 2 ? highs[1] : undefined };
}
