import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Only what hangs takes that long.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
