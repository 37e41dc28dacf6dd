// `npm run screens -w web -- --to FOLDER [--site URL] [--like FOLDER] [paths]`: a picture of each route at 360, 768
// and 1440 px, light and dark; with `--like`, how many pixels differ from the pictures taken there before.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import type { Browser, Page } from "@playwright/test";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

import { launchChromium } from "./launchChromium.ts";
import { publicPaths } from "./publicPaths.ts";

const { values, positionals } = parseArgs({
  options: {
    site: { type: "string", default: `http://localhost:${process.env.SITE_PORT || 3000}` },
    to: { type: "string" },
    like: { type: "string" },
  },
  allowPositionals: true,
});
if (!values.to) throw new Error("Where to? Name a folder with --to.");
const { site, to, like } = { ...values, to: values.to };
const widths = [360, 768, 1440];
const schemes = ["light", "dark"] as const;
/** The share of pixels above which two pictures are said to differ. */
const limit = 0.001;

mkdirSync(to, { recursive: true });
const browser = await launchChromium();
try {
  const paths =
    positionals.length > 0
      ? positionals
      : [...(await publicPaths(site)), "/recherche?q=agents", "/cette-page-n-existe-pas"];
  let worst = 0;
  for (const width of widths) {
    for (const scheme of schemes) worst = Math.max(worst, await takeAll(browser, paths, width, scheme));
  }
  if (like) console.log(`Worst difference: ${(worst * 100).toFixed(3)} % of the pixels.`);
} finally {
  await browser.close();
}

/** Takes the pictures of one width and scheme. @returns the largest share of pixels that differ. */
async function takeAll(browser: Browser, paths: string[], width: number, colorScheme: "light" | "dark") {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: "reduce",
    locale: "fr-BE",
    timezoneId: "Europe/Brussels",
  });
  const page = await context.newPage();
  let worst = 0;
  for (const path of paths) {
    const name = `${path.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "accueil"}-${width}-${colorScheme}.png`;
    const picture = await take(page, site + path);
    writeFileSync(join(to, name), picture);
    const before = like && join(like, name);
    if (!before || !existsSync(before)) continue;
    const share = difference(readFileSync(before), picture, join(to, `diff-${name}`));
    worst = Math.max(worst, share);
    if (share > limit) console.log(`${name}: ${(share * 100).toFixed(3)} %`);
  }
  await context.close();
  return worst;
}

/** The whole page, fonts and pictures there. Fonts are optional: the second visit has them. */
async function take(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => {})),
    ]);
  });
  await page.reload();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => {})),
    ]);
  });
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

/** The share of pixels that differ, anti-aliasing allowed for; where heights differ, what is missing differs. */
function difference(before: Buffer, after: Buffer, file: string): number {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(padded(a, width, height), padded(b, width, height), diff.data, width, height, {
    threshold: 0.1,
  });
  if (pixels / (width * height) > limit) writeFileSync(file, PNG.sync.write(diff));
  return pixels / (width * height);
}

function padded(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const whole = new PNG({ width, height });
  PNG.bitblt(picture, whole, 0, 0, picture.width, picture.height, 0, 0);
  return whole.data;
}
