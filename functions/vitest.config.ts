import { defineConfig } from "vitest/config";

// What runs in Deno is tested in Deno: `node local/deno.ts test`.
export default defineConfig({
  test: {
    include: ["*.test.ts", "local/**/*.test.ts", "supabase/tests/**/*.test.ts", "eval/**/*.test.ts"],
    // None changes what another imports: the code need not be read again for each file.
    isolate: false,
    globalSetup: "local/testing/start-once.ts",
    // One test among all is chosen by -t.
    allowOnly: false,
    // Only what hangs takes that long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
  },
});
