import { createLake } from "local-content-lake";

import { localEditor, localProject } from "./localProject.ts";

/** An empty lake of the local project in memory, for tests. */
export const testLake = () =>
  createLake({
    project: localProject.projectId,
    datasets: [localProject.dataset],
    port: 0,
    tokens: { [localEditor]: "administrator" },
  });
