import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { root } from "../run/root.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
/** Folders that a build or a start makes. */
const made = read(".gitignore").split("\n").filter(Boolean);

/** What is between backticks and has a slash inside or the ending of a file; not an address, nor in a variable's folder. */
const isPath = (text: string) =>
  /^(?![A-Z_]+\/)[\w.@-]+(\/[\w.@-]+)*\/?$/.test(text) &&
  (text.includes("/") || /\.(tsx?|mjs|css|md|json|ya?ml|sql)$/.test(text)) &&
  !made.some((folder) => `${text}/`.startsWith(folder));

/** The paths of a line; one that follows another may be given from where that one is. */
function missingOf(line: string): string[] {
  const paths = [...line.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text).filter(isPath);
  const bases = ["", ...paths.map((path) => dirname(path))];
  return paths.filter((path) => !bases.some((base) => existsSync(join(root, base, path))));
}

test("every path that README.md names is there", () => {
  const lines = read("README.md").split("\n");
  expect(lines.flatMap(missingOf)).toEqual([]);
});

test("a path that is not there is named", () => {
  const line = "| a rule | `web/run/start.ts`, `root.ts`, `web/local/`, `studio/nowhere.ts`, `gone.ts` |";
  expect(missingOf(line)).toEqual(["web/local/", "studio/nowhere.ts", "gone.ts"]);
  expect(missingOf("`web/build`, `.data/`, `DATA_DIR/site`, `/rest/v1`, `npm start`, `a.b`")).toEqual([]);
});

test("no room that npm knows is in another, whose commands would be asked of it as well", () => {
  const { workspaces } = JSON.parse(read("package.json")) as { workspaces: string[] };
  const within = (room: string) => workspaces.some((other) => room.startsWith(`${other}/`));
  expect(workspaces.filter(within)).toEqual([]);
});
