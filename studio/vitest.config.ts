import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The lake is a package of its own.
    exclude: [...configDefaults.exclude, "lake/**"],
    include: ["**/*.test.ts"],
    // Only what hangs takes that long.
    testTimeout: 120_000,
  },
});
