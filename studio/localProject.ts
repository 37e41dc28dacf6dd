/** What the local lake calls the school's project. */
export const localProject = { projectId: "ia4school", dataset: "production" };

/** Tokens of the local lake, which answers no one but this machine: they keep nothing secret. */
export const localReader = "local";
export const localEditor = "local-editor";
