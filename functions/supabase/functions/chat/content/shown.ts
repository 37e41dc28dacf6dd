import { priceComeOf } from "../../_shared/next-price.ts";
import { shownAt } from "../../_shared/shown-at.ts";

type Node = Record<string, unknown>;

/**
 * What of the documents is shown at a moment, plans at the price of that day (`2026-11-22`), and the first later moment
 * at which something else is shown, in milliseconds since 1970. What is hidden is taken out of the documents themselves: copies would take as much memory again.
 */
export function shownDocuments(documents: object[], now: Date, today: string) {
  let until = Infinity;
  /** Undefined where it is hidden. */
  const shown = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const hours = shownAt(value, now);
    until = Math.min(until, ...hours.changes.map(Number));
    const fields = value as Node;
    if (!hours.shown) return undefined;
    for (const name in fields) if (typeof fields[name] === "object") fields[name] = shown(fields[name]);
    return Array.isArray(value) && value.includes(undefined)
      ? value.filter((one) => one !== undefined)
      : value;
  };
  return { documents: (shown(documents) as Node[]).map((document) => atPriceOf(today, document)), until };
}

function atPriceOf(today: string, document: Node): Node {
  const come = priceComeOf(document, today);
  return come ? { ...document, price: come.amount } : document;
}
