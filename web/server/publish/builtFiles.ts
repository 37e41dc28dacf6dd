import { globSync } from "node:fs";
import { join } from "node:path";

/** The files of the application's build that browsers ask for, by address. */
export function builtFiles(folder: string): Map<string, string> {
  const files = globSync("**/*.*", { cwd: folder, exclude: (name) => name.startsWith(".") });
  return new Map(files.map((file) => [`/${file}`, join(folder, file)]));
}
