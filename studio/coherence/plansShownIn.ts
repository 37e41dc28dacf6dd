import type { SanityDocumentLike } from "sanity";

/** The plans a document refers to, itself if it is one. */
export function plansShownIn(
  document: SanityDocumentLike,
  content: SanityDocumentLike[],
): SanityDocumentLike[] {
  return content.filter(
    (plan) => plan._type === "plan" && (plan === document || refersTo(document, plan._id)),
  );
}

function refersTo(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((item) => refersTo(item, id));
  if (typeof value !== "object" || value === null) return false;
  return ("_ref" in value && value._ref === id) || Object.values(value).some((field) => refersTo(field, id));
}
