import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { colours } from "functions/colours";
import sharp from "sharp";
import { defineConfig, type Plugin } from "vite";

import { islandNames } from "./app/site/islandNames.ts";

/** The icon as iPhones take it: a picture of pixels on a ground of its own, which they ask for by this name. */
const touchIcon: Plugin = {
  name: "touch-icon",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle() {
    const icon = sharp("public/favicon.svg", { density: 405 })
      .resize(180)
      .flatten({ background: colours.light.ground });
    this.emitFile({ type: "asset", fileName: "apple-touch-icon.png", source: await icon.png().toBuffer() });
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), touchIcon],
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
