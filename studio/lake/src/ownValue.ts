import type { Evaluate } from "./compile.ts";
import { isObject } from "./document.ts";
import { anywhere, type GroqNode } from "./groqNode.ts";
import { hostCall } from "./hostCall.ts";

/** What an expression comes to, by the object it reads: documents are replaced, and never changed. */
const known = new WeakMap<object, WeakMap<GroqNode, number>>();

/** The same expression, whose number is known from the second time it is asked of an object. */
export const remembered = (node: GroqNode, evaluate: Evaluate): GroqNode =>
  hostCall(([value]) => (isObject(value) ? numberOf(node, value, evaluate) : evaluate(node, value)), {
    type: "This",
  });

function numberOf(node: GroqNode, object: object, evaluate: Evaluate): unknown {
  const numbers = known.get(object) ?? new WeakMap<GroqNode, number>();
  const number = numbers.get(node) ?? evaluate(node, object);
  if (typeof number === "number") known.set(object, numbers.set(node, number));
  return number;
}

/** Whether an expression counts the words of long texts, and reads nothing but the object it is asked of. */
export const countsWords = (node: GroqNode): boolean =>
  node.type === "FuncCall" && splitsText(node) && !readsMore(node);

const splitsText = anywhere(
  (node) => node.type === "FuncCall" && node.namespace === "string" && node.name === "split",
);

const more = new Set(["Parameter", "Parent", "Everything", "Deref", "Context"]);
const ownFunctions = new Set(["array", "math", "pt", "string"]);
const ownGlobals = new Set(["coalesce", "count", "defined", "length", "lower", "round", "upper"]);

const readsMore = anywhere(
  (node) =>
    more.has(node.type) ||
    (node.type === "FuncCall" &&
      !(node.namespace === "global" ? ownGlobals.has(node.name) : ownFunctions.has(node.namespace))),
);
