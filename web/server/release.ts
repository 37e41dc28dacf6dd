import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

import type { StoredResponse } from "./storedResponse.ts";

/** An answer of the site: where it is kept, and in which group it is rendered. */
export type Page = StoredResponse & { file: string; group: string };

type Entry = Omit<Page, "identity" | "br" | "gz">;
const encodings = { identity: "", br: ".br", gz: ".gz" } as const;

/**
 * The rendered site as a folder any web server can serve. `current` is a link to the last release;
 * a new one shares the unchanged files and takes its place in one rename.
 */
export class Releases {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The pages of the last release; empty when there is none. */
  load(): Map<string, Page> {
    const manifest = join(this.#folder, "current/manifest.json");
    if (!existsSync(manifest)) return new Map();
    const entries = JSON.parse(readFileSync(manifest, "utf8")) as Record<string, Entry>;
    return new Map(Object.entries(entries).map(([address, entry]) => [address, this.#load(entry)]));
  }

  /** Makes these pages the current release. `changed` are those that differ from the last one. */
  publish(pages: Map<string, Page>, changed: ReadonlySet<string>): void {
    const last = this.#current();
    const release = `release-${Date.now()}-${process.pid}`;
    for (const [address, page] of pages) {
      mkdirSync(dirname(join(this.#folder, release, page.file)), { recursive: true });
      for (const [form, suffix] of Object.entries(encodings) as [keyof typeof encodings, string][]) {
        if (suffix && page[form] === page.identity) continue;
        const path = join(this.#folder, release, page.file + suffix);
        const kept = last && join(this.#folder, last, page.file + suffix);
        if (kept && !changed.has(address) && existsSync(kept)) linkSync(kept, path);
        else writeFileSync(path, page[form]);
      }
    }
    writeFileSync(join(this.#folder, release, "manifest.json"), JSON.stringify(manifestOf(pages)));
    symlinkSync(release, join(this.#folder, "next"));
    renameSync(join(this.#folder, "next"), join(this.#folder, "current"));
    this.#forgetAllBut(release, last);
  }

  #load(entry: Entry): Page {
    const path = join(this.#folder, "current", entry.file);
    const identity = readFileSync(path);
    const form = (suffix: string) => (existsSync(path + suffix) ? readFileSync(path + suffix) : identity);
    return { ...entry, identity, br: form(".br"), gz: form(".gz") };
  }

  #current(): string | undefined {
    const link = join(this.#folder, "current");
    return existsSync(link) ? readlinkSync(link) : undefined;
  }

  /** The last release is kept for requests that are reading it. */
  #forgetAllBut(...kept: (string | undefined)[]): void {
    for (const name of readdirSync(this.#folder)) {
      if (name.startsWith("release-") && !kept.includes(name))
        rmSync(join(this.#folder, name), { recursive: true });
    }
  }
}

function manifestOf(pages: Map<string, Page>): Record<string, Entry> {
  const entries = [...pages].map(([address, { identity: _identity, br: _br, gz: _gz, ...entry }]) => [
    address,
    entry,
  ]);
  return Object.fromEntries(entries);
}
