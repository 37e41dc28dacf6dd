import { type Compiled, compileCondition, type Evaluate } from "./compile.ts";
import { attributeEquality, conjuncts, referencedBy, stringsOf } from "./condition.ts";
import type { GroqNode } from "./groqNode.ts";
import { attributeAt, compareValues, firstWhere, type Ordering, segmentOf } from "./ordering.ts";
import { type Ranged, rangesOf } from "./ranges.ts";
import { type Sieve, sieveForFilter } from "./searchNarrowing.ts";
import { byId, type View, type ViewDocument } from "./view.ts";

/** What `order()` orders by: attributes, of which there may be an index, or anything. */
export type Sort = { ordering: Ordering } | { keys: Array<{ compiled: Compiled; isDescending: boolean }> };

export type Wanted = {
  conditions: GroqNode[];
  sort?: Sort | undefined;
  /** How many of the first are enough. */
  most?: number | undefined;
  /** What else they pass. */
  sieve?: Sieve | undefined;
};

/** A part of a list, and how it is ordered where it is not by id. */
type Part = { list: ViewDocument[]; from: number; to: number; isOrdered?: boolean };

/** The documents that meet all conditions, as a scan of them all would find them, from the fewest that an index can name. */
export function select(
  { conditions, sort, most = Infinity, sieve }: Wanted,
  view: View,
  evaluate?: Evaluate,
): ViewDocument[] {
  const types = firstOf(conditions, (condition) => stringsOf(condition, "_type"));
  const sieves = [sieve, sieveForFilter(conditions, view)];
  const conditionTests = conditions.map((condition) => compileCondition(condition, view, evaluate));
  const test = allTrue([...sieves, ...conditionTests]);
  const isSingle = types === undefined || types.length === 1;
  const ordering = sort && "ordering" in sort && isSingle ? sort.ordering : undefined;
  const inOrder = ordering && orderedPart(conditions, types?.[0], ordering, view);
  const few = fewest(conditions, types, view);
  // Of the few all must be read, and put in order; of those in order as many as are wanted, and those between.
  if (inOrder && (!few || sizeOf(few) * 16 > sizeOf(inOrder))) return taken(inOrder, test, most);
  const whole = few ?? wholePart(types, view);
  if (!sort) return inIdOrder(taken(whole, test, whole.isOrdered ? Infinity : most), whole).slice(0, most);
  return sorted(inIdOrder(taken(whole, test, Infinity), whole), sort, most);
}

export function firstOf<Result>(
  conditions: GroqNode[],
  read: (condition: GroqNode) => Result | undefined,
): Result | undefined {
  for (const condition of conditions) {
    const result = read(condition);
    if (result !== undefined) return result;
  }
  return undefined;
}

function allTrue(tests: Array<Compiled | undefined>): Compiled {
  const known = tests.filter((test) => test !== undefined);
  return (document) => known.every((test) => test(document) === true);
}

function taken({ list, from, to }: Part, test: Compiled, most: number): ViewDocument[] {
  const found: ViewDocument[] = [];
  for (let at = from; at < to && found.length < most; at++) {
    const document = list[at] as ViewDocument;
    if (test(document)) found.push(document);
  }
  return found;
}

const sizeOf = ({ from, to }: Part) => to - from;

const inIdOrder = (list: ViewDocument[], { isOrdered = false }: Part) =>
  isOrdered ? list.toSorted(byId) : list;

const wholeOf = (list: ViewDocument[]): Part => ({ list, from: 0, to: list.length });

function wholePart(types: string[] | undefined, view: View): Part {
  if (types === undefined || types.length === 1) return wholeOf(view.ofType(types?.[0]));
  return wholeOf(types.flatMap((type) => view.ofType(type)).toSorted(byId));
}

/** All of a type, in order, but for those a condition on the first attribute leaves out. */
function orderedPart(conditions: GroqNode[], type: string | undefined, ordering: Ordering, view: View): Part {
  const list = view.ordered(type, ordering);
  const path = ordering[0]?.path.join(".");
  const range = rangesOf(conditions).find((one) => one.path.join(".") === path);
  const [from, to] = range ? segmentOf(list, ordering, range) : [0, list.length];
  return { list, from, to };
}

/** The fewest documents that an index names for a condition; undefined where none does. */
function fewest(conditions: GroqNode[], types: string[] | undefined, view: View): Part | undefined {
  const ids = firstOf(conditions, (condition) => stringsOf(condition, "_id"));
  if (ids)
    return wholeOf(
      ids
        .map(view.get)
        .filter((document) => document !== undefined)
        .toSorted(byId),
    );
  const references = firstOf(conditions, referencedBy);
  if (references) {
    const found = new Set(references.flatMap((id) => view.referringTo(id)));
    return wholeOf([...found].toSorted(byId));
  }
  if (types && types.length !== 1) return undefined;
  const [type] = types ?? [];
  const parts = [
    ...conditions.flatMap((condition) => attributePart(condition, type, view) ?? []),
    ...rangesOf(conditions).map((range) => rangePart(range, type, view)),
    ...conditions.flatMap((condition) => eitherPart(condition, types, view) ?? []),
  ];
  return parts.toSorted((left, right) => sizeOf(left) - sizeOf(right))[0];
}

function attributePart(condition: GroqNode, type: string | undefined, view: View): Part | undefined {
  const equality = type === undefined ? undefined : attributeEquality(condition);
  return equality && type !== undefined
    ? wholeOf(view.withAttribute(type, equality.path, equality.value))
    : undefined;
}

function rangePart({ path, ...range }: Ranged, type: string | undefined, view: View): Part {
  const ordering = view.orderingBy(type, path);
  const list = view.ordered(type, ordering);
  const [from, to] = segmentOf(list, ordering, range);
  return { list, from, to, isOrdered: true };
}

/** Of `a || b` what either side names, where an index does for both. */
function eitherPart(condition: GroqNode, types: string[] | undefined, view: View): Part | undefined {
  if (condition.type === "Group") return eitherPart(condition.base, types, view);
  if (condition.type !== "Or") return undefined;
  const parts = [condition.left, condition.right].map((side) => fewest(conjuncts(side), types, view));
  if (!parts.every((part) => part !== undefined)) return undefined;
  const size = parts.reduce((sum, part) => sum + sizeOf(part), 0);
  // To put many together takes longer than to look at all.
  if (size * 16 > view.ofType(types?.[0]).length) return undefined;
  const found = new Set(parts.flatMap(({ list, from, to }) => list.slice(from, to)));
  return wholeOf([...found].toSorted(byId));
}

/** The first ones in an order; as with groq-js those that are equal stay as they were. */
function sorted(list: ViewDocument[], sort: Sort, most: number): ViewDocument[] {
  const keys =
    "keys" in sort
      ? sort.keys
      : sort.ordering.map(({ path, isDescending }) => ({
          compiled: (document: ViewDocument) => attributeAt(document, path),
          isDescending,
        }));
  type Weighed = { document: ViewDocument; values: unknown[] };
  const compare = (left: Weighed, right: Weighed) => {
    for (const [at, { isDescending }] of keys.entries()) {
      const compared = compareValues(left.values[at], right.values[at]);
      if (compared !== 0) return isDescending ? -compared : compared;
    }
    return 0;
  };
  const weigh = (document: ViewDocument) => ({
    document,
    values: keys.map(({ compiled }) => compiled(document)),
  });
  const first =
    most * 16 < list.length
      ? firstOfSorted(list.map(weigh), compare, most)
      : list.map(weigh).toSorted(compare);
  return first.slice(0, most).map(({ document }) => document);
}

/** The first few as sorting would have them, without sorting the rest. */
function firstOfSorted<Item>(
  list: Item[],
  compare: (left: Item, right: Item) => number,
  most: number,
): Item[] {
  const first: Item[] = [];
  for (const item of list) {
    const last = first[most - 1];
    if (most === 0 || (last !== undefined && compare(last, item) <= 0)) continue;
    first.splice(
      firstWhere(first, (one) => compare(one, item) > 0),
      0,
      item,
    );
    if (first.length > most) first.pop();
  }
  return first;
}
