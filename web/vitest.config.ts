import { defineConfig } from "vitest/config";

const all = ["{app,server,run,checks}/**/*.test.{ts,tsx}"];
/** They set no variable of the environment: what they import need not be read again for each file. */
const pages = [
  "app/{calendar,content,frame,islands,markdown,pages,pictures,sections,seo,styles,ui}/**/*.test.{ts,tsx}",
];

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "pages", include: pages, isolate: false } },
      { extends: true, test: { name: "servers", include: all, exclude: pages } },
    ],
    // A page brings styles compiled from the sources: they are to be there.
    css: true,
    // One test among all is chosen by -t.
    allowOnly: false,
    // Only what hangs takes that long.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
