/** What the Content Lake sets itself. */
const bookkeeping = new Set(["_rev", "_updatedAt", "_createdAt", "_system"]);

/** Whether two states of a document hold the same. */
export const sameContent = (one: unknown, other: unknown) => written(one) === written(other);

const written = (value: unknown) => JSON.stringify(value, (_, part: unknown) => inOrder(part));

function inOrder(part: unknown): unknown {
  if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
  const fields = Object.entries(part).filter(([name]) => !bookkeeping.has(name));
  return Object.fromEntries(fields.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}
