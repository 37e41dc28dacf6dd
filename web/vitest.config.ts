import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,server,run,checks}/**/*.test.{ts,tsx}"],
    // A page brings styles compiled from the sources: they are to be there.
    css: true,
    // One test among all is chosen by -t.
    allowOnly: false,
    // Only what hangs takes that long.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
