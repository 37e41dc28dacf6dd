import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Each lake of a test has all it knows to itself: the code need not be read again for each file.
    isolate: false,
    // One test among all is chosen by -t.
    allowOnly: false,
    // Only what hangs takes that long.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
