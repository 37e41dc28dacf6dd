import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["*.test.ts", "{calendar,coherence,requests,schema,seed,shown,staff,desk}/**/*.test.ts"],
    // Only what hangs takes that long.
    testTimeout: 120_000,
  },
});
