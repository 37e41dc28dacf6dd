import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const cache = join(import.meta.dirname, "../node_modules/.cache/chromium");

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** A Chromium to test with: the one named, the system's, Playwright's, else the one inside the npm package. */
export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, args, env: {} };
  const found = [...installed, chromium.executablePath()].find((path) => path && existsSync(path));
  return found ? { executablePath: found, args, env: {} } : packedChromium();
}

/** Unpacks the Chromium of @sparticuz/chromium with its libraries and fonts, once. */
async function packedChromium(): Promise<Browser> {
  mkdirSync(cache, { recursive: true });
  // The package unpacks below the temporary folder it finds when it is loaded.
  process.env.TMPDIR = cache;
  const { default: packed, inflate } = await import("@sparticuz/chromium");
  const bin = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "../bin");
  const libraries = await inflate(join(bin, "al2023.tar.br"));
  const executablePath = await packed.executablePath();
  const fontsConf = join(cache, "fonts.conf");
  writeFileSync(
    fontsConf,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(cache, "fonts")}</dir><cachedir>${join(cache, "fontconfig")}</cachedir></fontconfig>`,
  );
  return {
    executablePath,
    args,
    env: { LD_LIBRARY_PATH: join(libraries, "lib"), FONTCONFIG_FILE: fontsConf },
  };
}
