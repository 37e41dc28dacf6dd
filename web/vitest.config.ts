import { defineConfig } from "vitest/config";

// A page brings styles compiled from the sources: they are to be there.
export default defineConfig({ test: { css: true, include: ["{app,server,run,checks}/**/*.test.{ts,tsx}"] } });
