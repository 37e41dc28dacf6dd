import type { SanityDocumentLike } from "sanity";

/** Of these plans, those a document refers to, itself if it is one. */
export function plansIn(document: SanityDocumentLike, plans: SanityDocumentLike[]): SanityDocumentLike[] {
  const referred = new Set(referencesIn(document));
  return plans.filter((plan) => plan === document || referred.has(plan._id));
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "_ref" in value && typeof value._ref === "string" ? [value._ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}
