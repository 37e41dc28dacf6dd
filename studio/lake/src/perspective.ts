import { isDraftId, isPublic, isPublishedId, publishedId, releaseOf } from "./documentId.ts";
import { badRequest } from "./problem.ts";

/**
 * "raw" sees every document under its own id; a stack sees one version of each, the first it names; "public" is what
 * someone without a token sees.
 */
export type Perspective = "raw" | "public" | string[];

const isVersionDate = (version: string) => /^\d{4}-\d{2}-\d{2}$/.test(version);

/** Reads the `perspective` parameter; without one, `apiVersion` ("2025-02-19", "1", "X") decides. */
export function parsePerspective(value: string | undefined, apiVersion: string): Perspective {
  if (!value) {
    const publishedByDefault =
      apiVersion === "X" || (isVersionDate(apiVersion) && apiVersion >= "2025-02-19");
    return publishedByDefault ? ["published"] : "raw";
  }
  const names = value.split(",").map((name) => name.trim());
  if (names.length === 1 && names[0] === "raw") return "raw";
  for (const name of names) {
    if (name === "raw" || !/^[A-Za-z0-9_-]+$/.test(name))
      throw badRequest(`Invalid perspective "${names.join(",")}"`);
  }
  const stack = names.map((name) => (name === "previewDrafts" ? "drafts" : name));
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
  return perspective.includes(isDraftId(id) ? "drafts" : (releaseOf(id) ?? ""));
}

/** Whether each document shown is one that is stored, not hidden by another nor hiding one. */
export const showsAsStored = (perspective: Perspective) =>
  !Array.isArray(perspective) || perspective.length === 1;

export const viewId = (id: string, perspective: Perspective) =>
  Array.isArray(perspective) ? publishedId(id) : id;
