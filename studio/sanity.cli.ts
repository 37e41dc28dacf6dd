import { defineCliConfig } from "sanity/cli";

import { dataset, projectId } from "./environment.ts";
import { frenchInBuild } from "./french/inBuild.ts";

export default defineCliConfig({
  api: { projectId, dataset },
  studioHost: process.env.SANITY_STUDIO_HOSTNAME,
  vite: { plugins: [frenchInBuild] },
  deployment: { autoUpdates: false },
  typegen: {
    path: "../web/app/**/*.{ts,tsx}",
    schema: ".sanity/schema.json",
    generates: "../web/app/content/types.gen.ts",
    overloadClientMethods: false,
  },
});
