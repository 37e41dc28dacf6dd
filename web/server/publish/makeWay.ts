import { mkdirSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Makes way for a file of the site: what somebody put in its place, or in that of its folders, goes. */
export function makeWay(file: string): void {
  if (isFolder(file)) rmSync(file, { recursive: true });
  const folder = dirname(file);
  clear(folder);
  mkdirSync(folder, { recursive: true });
}

function clear(folder: string): void {
  const there = isFolder(folder);
  if (there === undefined) clear(dirname(folder));
  else if (!there) rmSync(folder);
}

/** Undefined where nothing is. */
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory();
