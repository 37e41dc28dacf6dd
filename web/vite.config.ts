import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { manifest: true, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        // The islands and their loader, beside the application that drafts are previewed with.
        rollupOptions: {
          input: ["app/islands/starter.ts", "app/islands/chat/mount.tsx", "app/islands/contact/mount.tsx"],
        },
      },
    },
  },
  server: { host: "localhost", strictPort: true },
  clearScreen: false,
});
