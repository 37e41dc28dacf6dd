import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const imports = /\b(?:from|import)\s*\(?\s*["']([^"'?]+)/g;

const ofTypes = /^(?:import|export) type [^;]*;/gm;

/**
 * Files of a folder, and all that they import of it, however far; npm's packages are left out.
 * @param typesToo whether also what is imported for its types alone, and is not there when it runs.
 */
export function withImports(folder: string, files: string[], typesToo = true): string[] {
  const isFile = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false;
  const found = new Set(files.filter(isFile));
  // What is added to a set while it is gone through is gone through too.
  for (const file of found) {
    if (!/\.(tsx?|css)$/.test(file)) continue;
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, name = ""] of (typesToo ? text : text.replaceAll(ofTypes, "")).matchAll(imports)) {
      const path = name.startsWith(".") ? join(dirname(file), name) : exported(folder, name);
      if (path && isFile(path)) found.add(path);
    }
  }
  return [...found];
}

/** The file behind `room/name`, by the room's own list of what it exports. */
function exported(folder: string, name: string): string | undefined {
  const [room = "", ...rest] = name.split("/");
  const manifest = statSync(join(folder, room, "package.json"), { throwIfNoEntry: false })
    ? (JSON.parse(readFileSync(join(folder, room, "package.json"), "utf8")) as Manifest)
    : undefined;
  const file = manifest?.exports?.[`./${rest.join("/")}`];
  return file && join(room, file);
}

type Manifest = { exports?: Record<string, string> };
