import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { colours } from "functions/colours";
import sharp from "sharp";
import { defineConfig, type Plugin, type SSROptions } from "vite";

import { islandNames } from "./app/site/islandNames.ts";

/** The icon as iPhones take it: a picture of pixels on a ground of its own, which they ask for by this name. */
const touchIcon: Plugin = {
  name: "touch-icon",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle() {
    this.emitFile({ type: "asset", fileName: touchIconName, source: await drawTouchIcon() });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${touchIconName}`, (_request, response, next) => {
      drawTouchIcon().then((icon) => response.setHeader("Content-Type", "image/png").end(icon), next);
    });
  },
};
const touchIconName = "apple-touch-icon.png";

function drawTouchIcon(): Promise<Buffer> {
  const icon = sharp("public/favicon.svg", { density: 405 }).resize(180);
  return icon.flatten({ background: colours.light.ground }).png().toBuffer();
}

/**
 * What the server's application imports is built into it, and no more of it: each of the site's threads holds the sources
 * of all it runs. What is not is native, or is loaded only where something is drawn.
 */
const builtIn: SSROptions = { noExternal: true, external: ["lightningcss", "pdfkit", "satori", "sharp"] };
/** Names stay, for who reads where an error was. One sign that is not ASCII, and a thread holds its source twice as long. */
const unspaced = { minify: { compress: true, mangle: false, codegen: true }, charset: "ascii" } as const;

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), touchIcon],
  build: { manifest: true, modulePreload: { polyfill: false } },
  ...(command === "build" && { ssr: builtIn }),
  environments: {
    ssr: { build: { rollupOptions: { output: unspaced } } },
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
}));
