export type Attributes = Record<string, unknown>;

/** A document as it is stored. */
export type LakeDocument = Attributes & {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
};

export const isObject = (value: unknown): value is Attributes =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Calls `visit` for every object inside `value`, itself included. */
export function eachObject(value: unknown, visit: (object: Attributes) => void): void {
  if (Array.isArray(value)) for (const item of value) eachObject(item, visit);
  else if (isObject(value)) {
    visit(value);
    for (const inner of Object.values(value)) eachObject(inner, visit);
  }
}

/** Ids a document refers to: all of them, or those that must exist (neither weak nor in another dataset). */
export function referencedIds(document: Attributes, kind: "all" | "strong"): Set<string> {
  const ids = new Set<string>();
  eachObject(document, (object) => {
    if (typeof object._ref !== "string") return;
    const isElsewhere = object._dataset || object._projectId || object._ref.includes(":");
    if (kind === "strong" && (object._weak === true || isElsewhere)) return;
    ids.add(object._ref);
  });
  return ids;
}
