import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The lake is a package of its own.
    exclude: [...configDefaults.exclude, "lake/**"],
    include: ["**/*.test.ts"],
    // The Studio's packages take a second to read, and none of them is changed by a test.
    isolate: false,
    // One test among all is chosen by -t.
    allowOnly: false,
    // Only what hangs takes that long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
