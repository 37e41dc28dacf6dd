import { defineConfig, mergeConfig } from "vite";

import { inDevelopment } from "./server/develop/inDevelopment.ts";
import built from "./vite.config.ts";

/** The application as it is built, and what the site's server does beside it. */
export default defineConfig((env) => mergeConfig(built(env), { plugins: [inDevelopment] }));
