import { conjuncts, referencedBy } from "./condition.ts";
import { argumentsOf, type GroqNode } from "./groqNode.ts";
import { wantedIn } from "./textQuery.ts";
import type { View, ViewDocument } from "./view.ts";

/** Something that holds for every document a condition is true of, and takes less time to find out. */
export type Sieve = (document: ViewDocument) => boolean;

/** A sieve for what a search asks, or undefined where the condition is none. */
export function sieveFor(node: GroqNode, view: View): Sieve | undefined {
  const sieve = (part: GroqNode) => sieveFor(part, view);
  switch (node.type) {
    case "Group":
      return sieve(node.base);
    case "And":
      return bothOf(sieve(node.left), sieve(node.right));
    case "Or":
      return anyOf([sieve(node.left), sieve(node.right)]);
    case "OpCall":
      return node.searched && node.query && isOfDocument(node.searched) ? textSieve(node.query) : undefined;
    default:
      return boosted(node, sieve) ?? referenceSieve(node, view);
  }
}

/** A sieve for documents that get any score. */
export const sieveForScores = (args: GroqNode[], view: View): Sieve | undefined =>
  anyOf(args.map((condition) => sieveFor(condition, view)));

/** A sieve for documents that meet all conditions of a filter. */
export const sieveForFilter = (conditions: GroqNode[], view: View): Sieve | undefined =>
  conditions
    .flatMap(conjuncts)
    .map((condition) => sieveFor(condition, view))
    .reduce(bothOf, undefined);

const bothOf = (left: Sieve | undefined, right: Sieve | undefined): Sieve | undefined =>
  left && right ? (document) => left(document) && right(document) : (left ?? right);

function anyOf(sieves: Array<Sieve | undefined>): Sieve | undefined {
  const known = sieves.filter((sieve) => sieve !== undefined);
  return known.length === sieves.length ? (document) => known.some((sieve) => sieve(document)) : undefined;
}

function boosted(node: GroqNode, sieve: (node: GroqNode) => Sieve | undefined): Sieve | undefined {
  const [condition] = argumentsOf(node, "global", "boost") ?? [];
  return condition && sieve(condition);
}

function referenceSieve(node: GroqNode, view: View): Sieve | undefined {
  const ids = referencedBy(node);
  if (!ids) return undefined;
  const found = new Set(ids.flatMap((id) => view.referringTo(id)));
  return (document) => found.has(document);
}

function textSieve(query: GroqNode): Sieve | undefined {
  return query.type === "Value" ? wantedIn(query.value) : undefined;
}

/** Whether all that is searched is text that stands in the document so: its id and its own attributes. */
function isOfDocument(node: GroqNode): boolean {
  if (node.type === "This") return true;
  if (node.type === "Array")
    return node.elements.every(({ value, isSplat }) => !isSplat && isOfDocument(value));
  if (node.type !== "AccessAttribute") return false;
  if (!node.base) return node.name === "_id" || !node.name.startsWith("_");
  return !node.name.startsWith("_") && isOfDocument(node.base);
}
