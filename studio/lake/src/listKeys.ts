import { attributeEquality, referencedBy, stringsOf } from "./condition.ts";
import type { GroqNode } from "./groqNode.ts";
import {
  anyDocument,
  isName,
  keyOfAttribute,
  keyOfHaving,
  keyOfId,
  keyOfNamed,
  keyOfReferring,
  keyOfType,
} from "./keys.ts";
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
  const telling = tellingOf(bounded);
  const others = list.conditions.filter((_, at) => at !== telling?.at);
  const reads = readsOfList({ ...list, conditions: others });
  if (!reads) return types.map(telling?.whole ?? keyOfType);
  const needs = firstOf(others, needsOf) ?? [undefined];
  const having = (type: string) =>
    needs.map((attribute) => keyOfHaving(type, attribute === undefined ? [] : [attribute]));
  return [
    ...types.flatMap((type) => [
      ...(telling?.members ?? having)(type),
      ...[...reads].map((attribute) => keyOfAttribute(type, attribute)),
    ]),
    ...(found.length <= few ? found.map(({ _id }) => keyOfId(_id)) : []),
  ];
}

/** In keys of their own: which of a type meet a condition, and whatever of them. */
type Telling = { members: (type: string) => string[]; whole: (type: string) => string };

/** The condition that is told by keys of its own; the others are read, which a reference, that may stand anywhere, is not. */
function tellingOf(conditions: GroqNode[]): (Telling & { at: number }) | undefined {
  for (const telling of [ofReference, ofName])
    for (const [at, condition] of conditions.entries()) {
      const told = telling(condition);
      if (told) return { at, ...told };
    }
  return undefined;
}

function ofReference(condition: GroqNode): Telling | undefined {
  const ids = referencedBy(condition);
  return ids && { members: (type) => ids.map((id) => keyOfReferring(type, id)), whole: keyOfType };
}

function ofName(condition: GroqNode): Telling | undefined {
  const { path = [], value } = attributeEquality(condition) ?? {};
  if (value === undefined || !isName(value)) return undefined;
  return {
    members: (type) => [keyOfHaving(type, path, value)],
    whole: (type) => keyOfNamed(type, path, value),
  };
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
