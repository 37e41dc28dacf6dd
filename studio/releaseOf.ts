/** The release that a version of a document is of; undefined of what is published, and of a draft. */
export const releaseOf = (id = "") => /^versions\.([^.]+)\./.exec(id)?.[1];
