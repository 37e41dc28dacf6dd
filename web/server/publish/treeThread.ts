// Writes what the tree keeps, one after the other: a file's new name may wait for the disk, and nothing else is to.
import { renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { workerData } from "node:worker_threads";

import { encodings } from "./encodings.ts";
import { KeptFile, type Whole } from "./KeptFile.ts";
import type { Kept } from "./KeptPages.ts";
import { makeWay } from "./makeWay.ts";

type Put = { address: string; kept: Kept; file: string; written: string };

const suffixes = Object.values(encodings);
const keptFile = new KeptFile(workerData as string);

/** Puts what was written at `written` in the place of a file. */
export function put({ address, kept, file, written }: Put): void {
  // A kill from here on leaves some forms old and some new: each is whole, and both are known.
  keptFile.save(address, kept);
  const moment = momentAfter(file);
  for (const suffix of suffixes)
    if (kept.forms.includes(suffix)) {
      utimesSync(written + suffix, moment, moment);
      move(written + suffix, file + suffix);
    } else take(file + suffix);
}

/** Now, in seconds since 1970, or a second after a file: other web servers tell its states apart by their second and length. */
function momentAfter(file: string): number {
  const last = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Math.max(Date.now() / 1000, Math.floor(last / 1000) + 1);
}

export function save({ address, kept }: Pick<Put, "address" | "kept">): void {
  keptFile.save(address, kept);
}

export function remove({ address, file }: Pick<Put, "address" | "file">): void {
  discard(file);
  keptFile.drop(address);
}

/** Takes away a file in all its forms. */
export function discard(file: string): void {
  for (const suffix of suffixes) take(file + suffix);
}

export function savePicture({ path, name, whole }: { path: string; name: string; whole: Whole }): void {
  keptFile.savePicture(path, name, whole);
}

export function dropPictures(path: string): void {
  keptFile.dropPictures(path);
}

export function note({ name, value }: { name: string; value: string }): void {
  keptFile.note(name, value);
}

export function close(): void {
  keptFile.close();
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    makeWay(to);
    renameSync(from, to);
  }
}

/** Whatever stands there. */
function take(file: string): void {
  rmSync(file, { recursive: true, force: true });
}
