import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { root } from "./root.ts";
import { withImports } from "./withImports.ts";

test("what the packages are patched with is there when they are installed", () => {
  const [, workspace = ""] = readFileSync(join(root, "web/Dockerfile"), "utf8").split(/^FROM /m);
  const patched =
    readFileSync(join(root, "pnpm-workspace.yaml"), "utf8").split("patchedDependencies:")[1] ?? "";
  const folders = new Set(patched.match(/\S+(?=\/\S+\.patch$)/gm));
  const missing = [...folders].filter((folder) => !workspace.includes(`COPY ${folder} ${folder}\n`));
  expect([folders.size > 0, missing]).toEqual([true, []]);
});

test("the image holds every source that the server reads when it runs, and the rooms they are exported by", () => {
  const dockerfile = readFileSync(join(root, "web/Dockerfile"), "utf8");
  const [last = ""] = dockerfile.split(/^FROM /m).slice(-1);
  const copied = [...last.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, files = ""]) => files.split(" "));
  const threads = ["thread.ts", "treeThread.ts"].map((file) => `web/server/publish/${file}`);
  const read = withImports(root, ["web/server/main.ts", ...threads], false);
  const rooms = new Set(read.map((file) => `${file.split("/")[0]}/package.json`));
  const wanted = [...read, ...rooms].filter((file) => file !== "web/package.json");
  const missing = wanted.filter((file) => !copied.some((one) => file === one || file.startsWith(`${one}/`)));
  expect(missing).toEqual([]);
});

test("the image is built with the packages of every room whose sources the site imports", () => {
  const dockerfile = readFileSync(join(root, "web/Dockerfile"), "utf8");
  const [, build = ""] = /^FROM workspace AS build$([^]*?)^FROM /m.exec(dockerfile) ?? [];
  const installed = [...build.matchAll(/--filter (\S+)/g)].map(([, room]) => room);
  const copied = [...build.matchAll(/^COPY (\w+) \1$/gm)].map(([, room]) => room);
  const read = withImports(root, sourcesIn("web/app"));
  const rooms = new Set(read.map((file) => file.split("/")[0]));
  expect(rooms).toEqual(new Set(["functions", "studio", "web"]));
  expect([new Set(installed), new Set(copied)]).toEqual([rooms, rooms]);
});

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
