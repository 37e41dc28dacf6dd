import { isDraftId, isPublic, isPublishedId, publishedId, releaseOf } from "./documentId.ts";
import { badRequest } from "./problem.ts";

/**
 * "raw" sees every document under its own id; a stack sees one version of each, the first it names; "public" is what
 * someone without a token sees.
 */
export type Perspective = "raw" | "raw without versions" | "public" | string[];

/** From its version 2025-02-19 on, the API has versions in releases, and shows what is published unless asked. */
const hasReleases = (apiVersion: string) =>
  apiVersion === "X" || (/^\d{4}-\d{2}-\d{2}$/.test(apiVersion) && apiVersion >= "2025-02-19");

/** Reads the `perspective` parameter; without one, `apiVersion` ("2025-02-19", "1", "X") decides. */
export function parsePerspective(value: string | undefined, apiVersion: string): Perspective {
  const isNow = hasReleases(apiVersion);
  const names = (value || (isNow ? "published" : "raw")).split(",").map((name) => name.trim());
  if (names.length === 1 && names[0] === "raw") return isNow ? "raw" : "raw without versions";
  for (const name of names) {
    if (name === "raw" || !/^[A-Za-z0-9_-]+$/.test(name))
      throw badRequest(`Invalid perspective "${names.join(",")}"`);
  }
  const stack = names.map((name) => (name === "previewDrafts" ? "drafts" : name));
  if (!isNow && !["published", "drafts"].includes(stack.join()))
    throw badRequest("Complex perspectives are not supported for this version");
  return stack.includes("published")
    ? stack.slice(0, stack.indexOf("published") + 1)
    : [...stack, "published"];
}

/** The ids a document may be stored under, in the order `stack` prefers them. */
export function candidateIds(id: string, stack: string[]): string[] {
  return stack.map((name) => {
    if (name === "published") return id;
    return name === "drafts" ? `drafts.${id}` : `versions.${name}.${id}`;
  });
}

/** Whether a stored document can show in `perspective` at all. */
export function isVisible(id: string, perspective: Perspective): boolean {
  if (perspective === "public") return isPublic(id);
  if (perspective === "raw" || isPublishedId(id)) return true;
  if (perspective === "raw without versions") return isDraftId(id);
  return perspective.includes(isDraftId(id) ? "drafts" : (releaseOf(id) ?? ""));
}

/** Whether each document shown is one that is stored, not hidden by another nor hiding one. */
export const showsAsStored = (perspective: Perspective) =>
  !Array.isArray(perspective) || perspective.length === 1;

export const viewId = (id: string, perspective: Perspective) =>
  Array.isArray(perspective) ? publishedId(id) : id;
