import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Hinted by the machine's own settings, text would be wider on one than on another.
  "--font-render-hinting=none",
];

/**
 * A Chromium to test with: the one named, else the one inside the npm package, whose version the lockfile
 * says; where that one does not run, the system's or Playwright's.
 */
export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, args, env: {} };
  const packed = await packedChromium();
  if (runs(packed)) return packed;
  const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const found = [...installed, chromium.executablePath()].find((path) => existsSync(path));
  if (!found) throw new Error("The packed Chromium does not run here: name another with CHROMIUM_PATH.");
  console.warn(`The packed Chromium does not run here: ${found} is tested with.`);
  return { executablePath: found, args, env: {} };
}

function runs({ executablePath, env }: Browser): boolean {
  return spawnSync(executablePath, ["--version"], { env: { ...process.env, ...env } }).status === 0;
}

/** The Chromium of @sparticuz/chromium with its libraries and fonts, unpacked once per version. */
async function packedChromium(): Promise<Browser> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "..");
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  const unpacked = join(import.meta.dirname, `../node_modules/.cache/chromium-${version}`);
  if (!existsSync(unpacked)) await unpack(join(folder, "bin"), unpacked);
  const fonts = join(unpacked, "fonts.conf");
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(unpacked, "fonts")}</dir><cachedir>${join(unpacked, "fontconfig")}</cachedir></fontconfig>`,
  );
  return {
    executablePath: join(unpacked, "chromium"),
    args,
    env: { LD_LIBRARY_PATH: join(unpacked, "al2023/lib"), FONTCONFIG_FILE: fonts },
  };
}

async function unpack(packed: string, to: string): Promise<void> {
  // Elsewhere first: what was interrupted is not taken for the whole.
  const part = `${to}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  // The package unpacks below the temporary folder.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = part;
  try {
    const { default: chromium, inflate } = await import("@sparticuz/chromium");
    await Promise.all([inflate(join(packed, "al2023.tar.br")), chromium.executablePath(packed)]);
    renameSync(part, to);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(part, { recursive: true, force: true });
  }
}
