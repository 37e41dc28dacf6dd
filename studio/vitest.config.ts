import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["*.test.ts", "{calendar,coherence,lake,schema,seed,desk}/**/*.test.ts"],
    testTimeout: 20_000,
  },
});
