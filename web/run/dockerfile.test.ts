import { execSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

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

const started = ["main.ts", "publish/thread.ts", "publish/treeThread.ts"].map((file) => `web/server/${file}`);

test("the image holds every source that the server reads when it runs, and the rooms they are exported by", () => {
  const copied = copiedInto(lastStage());
  const read = withImports(root, started, false);
  const rooms = new Set(read.map((file) => `${file.split("/")[0]}/package.json`));
  const wanted = [...read, ...rooms].filter((file) => file !== "web/package.json");
  const missing = wanted.filter((file) => !copied.some((one) => file === one || file.startsWith(`${one}/`)));
  expect(missing).toEqual([]);
});

test("in the image, Node finds all that the server imports where it looks for it", () => {
  const image = mkdtempSync(join(tmpdir(), "image-"));
  try {
    for (const file of copiedInto(lastStage()))
      cpSync(join(root, file), join(image, file), { recursive: true });
    installAlone("web", image);
    for (const [, command = ""] of lastStage().matchAll(/^RUN (ln .*)$/gm)) execSync(command, { cwd: image });
    // With a port that is none nothing starts; what is imported is looked for before that.
    const said = started.map((file) => {
      const { stderr } = spawnSync(process.execPath, [join(image, file)], {
        cwd: image,
        env: { SITE_PORT: "none" },
        encoding: "utf8",
      });
      return stderr;
    });
    expect(said[0]).toContain("SITE_PORT");
    expect(said.join()).not.toContain("Cannot find");
  } finally {
    rmSync(image, { recursive: true });
  }
});

/** A room as `pnpm install --prod --filter` leaves it, and a build of it that is empty. */
function installAlone(room: string, image: string) {
  const manifest = readFileSync(join(root, room, "package.json"), "utf8");
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const files = {
    "package.json": manifest,
    "build/server/index.js": "",
    "../node_modules/.modules.yaml": "",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(image, room, file)), { recursive: true });
    writeFileSync(join(image, room, file), text);
  }
  for (const [name, version] of Object.entries(dependencies)) {
    const link = join(image, room, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    const isRoom = version.startsWith("workspace:");
    symlinkSync(isRoom ? join("../..", name) : realpathSync(join(root, room, "node_modules", name)), link);
  }
}

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

const lastStage = () =>
  readFileSync(join(root, "web/Dockerfile"), "utf8")
    .split(/^FROM /m)
    .at(-1) ?? "";

const copiedInto = (stage: string) =>
  [...stage.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, files = ""]) => files.split(" "));

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
