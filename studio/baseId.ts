/** The id of a document, whichever draft or version of it is at hand. */
export const baseId = (id = "") => id.replace(/^(?:drafts|versions\.[^.]+)\./, "");
