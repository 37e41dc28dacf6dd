/** `x` is published, `drafts.x` its draft, `versions.release.x` its version in a release. */
export const isDraftId = (id: string) => id.startsWith("drafts.");
export const isVersionId = (id: string) => id.startsWith("versions.");
export const isPublishedId = (id: string) => !isDraftId(id) && !isVersionId(id);
/** Ids with a dot are read with a token only. */
export const isPublic = (id: string) => !id.includes(".");
export const draftId = (id: string) => `drafts.${publishedId(id)}`;

export function publishedId(id: string): string {
  if (isDraftId(id)) return id.slice("drafts.".length);
  if (isVersionId(id)) return id.split(".").slice(2).join(".");
  return id;
}

/** The release of a version's id, or undefined for a draft or a published document. */
export const releaseOf = (id: string) => (isVersionId(id) ? id.split(".")[1] : undefined);

/** The document that describes a release. */
export const releasesPrefix = "_.releases.";
export const releaseDocumentId = (release: string) => releasesPrefix + release;

export function isValidDocumentId(id: unknown): id is string {
  if (typeof id !== "string" || id.length > 128) return false;
  if (!/^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(id) || id.includes("..")) return false;
  const last = publishedId(id);
  return last !== "" && !last.startsWith("-") && !id.endsWith(".");
}
