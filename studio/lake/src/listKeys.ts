import { attributeEquality, stringsOf } from "./condition.ts";
import type { GroqNode } from "./groqNode.ts";
import { anyDocument, isName, keyOfAttribute, keyOfHaving, keyOfId, keyOfNamed, keyOfType } from "./keys.ts";
import { showsAsStored } from "./perspective.ts";
import { needsOf, readsOf } from "./reads.ts";
import { firstOf } from "./selection.ts";
import type { View, ViewDocument } from "./view.ts";

/** A list of documents as a query asks for it, and as it was found. */
type List = {
  conditions: GroqNode[];
  /** The same with what they compare with in place. */
  bounded: GroqNode[];
  order?: GroqNode[] | undefined;
  /** What is made of each; undefined where that may be anything. */
  shown: GroqNode[] | undefined;
  /** Whether they were chosen by more than the conditions. */
  isSieved: boolean;
  found: ViewDocument[];
};

/** So few documents of a list have each a key of their own. */
const few = 32;

/**
 * What a list depends on: which documents of its types there are, what its conditions and its order read of them, and what
 * is shown. Another attribute of a document that is not in it changes nothing.
 */
export function keysOfList(list: List, { perspective }: View): string[] {
  const { bounded, found } = list;
  const ids = firstOf(bounded, (condition) => stringsOf(condition, "_id"));
  if (ids) return ids.map(keyOfId);
  const types = firstOf(bounded, (condition) => stringsOf(condition, "_type"));
  if (!types) return [anyDocument];
  // What a draft hides, or shows again where it goes, is none of what is stored.
  if (!showsAsStored(perspective)) return types.map(keyOfType);
  const named = bounded.findIndex((condition) => isName(attributeEquality(condition)?.value));
  const equality = bounded[named] && attributeEquality(bounded[named]);
  // Whether the name is another is told to those who go by it.
  const others = list.conditions.filter((_, at) => at !== named);
  const reads = readsOfList({ ...list, conditions: others });
  if (!reads)
    return types.map((type) =>
      equality ? keyOfNamed(type, equality.path, equality.value) : keyOfType(type),
    );
  const needs = firstOf(others, needsOf) ?? [undefined];
  return [
    ...types.flatMap((type) => [
      ...(equality
        ? [keyOfHaving(type, equality.path, equality.value)]
        : needs.map((attribute) => keyOfHaving(type, attribute === undefined ? [] : [attribute]))),
      ...[...reads].map((attribute) => keyOfAttribute(type, attribute)),
    ]),
    ...(found.length <= few ? found.map(({ _id }) => keyOfId(_id)) : []),
  ];
}

/** The attributes a list goes by, undefined where it may go by any: of few documents what is shown is not among them. */
function readsOfList({
  conditions,
  order = [],
  shown,
  isSieved,
  found,
}: List): ReadonlySet<string> | undefined {
  if (isSieved) return undefined;
  if (found.length <= few) return readsOf([...conditions, ...order]);
  return shown && readsOf([...conditions, ...order, ...shown]);
}
