import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { islandNames } from "./app/site/islandNames.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { manifest: true, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        // The islands and their loader, beside the application that drafts are previewed with.
        rollupOptions: {
          input: ["starter.ts", ...islandNames.map((name) => `${name}/mount.tsx`)].map(
            (file) => `app/islands/${file}`,
          ),
        },
      },
    },
  },
  server: { host: "localhost", strictPort: true },
  clearScreen: false,
});
