import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { lockFolder } from "functions/lock-folder";
import { nothingHosted } from "functions/nothing-hosted";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { lockDataDir } from "./lockDataDir.ts";
import { root } from "./root.ts";

const ports = ["SITE_PORT", "STUDIO_PORT", "LAKE_PORT", "SUPABASE_PORT", "DB_PORT", "MAIL_PORT", "SMTP_PORT"];

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "start-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const listening = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
};
const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function freePorts(): Promise<string[]> {
  const servers = await Promise.all(ports.map(listening));
  const numbers = servers.map(portOf);
  await Promise.all(servers.map((server) => server.close() && once(server, "close")));
  return numbers.map(String);
}

/** What a start that cannot succeed says, its exit code, and what it left in its folder. */
async function refusedStart(env: Record<string, string> = {}, file = join(import.meta.dirname, "start.ts")) {
  const numbers = await freePorts();
  const free = Object.fromEntries(numbers.map((number, index) => [ports[index], number]));
  const child = spawn(process.execPath, [file], {
    cwd: dirname(file),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...nothingHosted, ...free, ...env },
    timeout: 100_000,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  const [code] = (await once(child, "close")) as [number];
  return { code, said: said.trim(), left: readdirSync(dataDir).filter((name) => !name.startsWith("lock")) };
}

test("a second copy over the same data is refused in one sentence", async () => {
  const first = lockDataDir(dataDir);
  const { code, said } = await refusedStart();
  first.release();
  expect(code).toBe(1);
  expect(said).toBe(
    `Une autre copie travaille déjà dans ${dataDir} : arrêtez-la, ou choisissez un autre dossier avec DATA_DIR.`,
  );
});

test("a folder that nothing can be written in is named, and not taken for another copy's", async () => {
  writeFileSync(join(dataDir, "lock"), "no lock of SQLite’s");
  const { code, said } = await refusedStart();
  expect(code).toBe(1);
  expect(said).toBe(
    `Rien ne s’écrit dans ${dataDir} (file is not a database) : réparez-le, ou choisissez un autre dossier avec DATA_DIR.`,
  );
});

test("a file is no data folder", async () => {
  const DATA_DIR = join(dataDir, "file");
  writeFileSync(DATA_DIR, "");
  const { code, said } = await refusedStart({ DATA_DIR });
  expect(code).toBe(1);
  expect(said).toMatch(
    /^Rien ne s’écrit dans .*file \(.*\) : réparez-le, ou choisissez un autre dossier avec DATA_DIR\.$/m,
  );
});

test.each([["."], ["/"], [".."], ["web"], ["/var"], ["mine"]])(
  "%s, which holds something else, is no data folder",
  async (name) => {
    const DATA_DIR = name === "mine" ? join(dataDir, name) : name;
    cpSync(join(root, "run.mjs"), join(dataDir, "mine/run.mjs"));
    for (const file of ["start.ts", "reset.ts"]) {
      const { code, said } = await refusedStart({ DATA_DIR }, join(import.meta.dirname, file));
      expect(code).toBe(1);
      expect(said).toContain(
        "DATA_DIR (un dossier à part, car celui-ci contient autre chose que ce qui s’y écrit)",
      );
    }
    expect(existsSync(join(dataDir, "mine/run.mjs"))).toBe(true);
  },
);

test("a copy's data folder is deleted, and begun anew in its place", async () => {
  const DATA_DIR = join(dataDir, "copy");
  const reset = () => refusedStart({ DATA_DIR }, join(import.meta.dirname, "reset.ts"));
  for (const _time of [1, 2]) {
    lockDataDir(DATA_DIR).release();
    writeFileSync(join(DATA_DIR, "kept.sqlite"), "");
    expect(await reset()).toMatchObject({ code: 0, left: [] });
  }
  expect(await reset()).toMatchObject({ code: 0, left: [] });
});

test.each([
  "functions.lock",
  "site/kept.sqlite",
  "lake/ia4school/production/lock.sqlite",
  "copies/second/lock",
])(
  "a data folder in which something runs, by itself or as another copy, which holds %s, is not deleted",
  async (file) => {
    lockDataDir(dataDir).release();
    mkdirSync(join(dataDir, dirname(file)), { recursive: true });
    const running = lockFolder(dataDir, file);
    const { code, said } = await refusedStart({}, join(import.meta.dirname, "reset.ts"));
    running.release();
    expect([code, existsSync(join(dataDir, file))]).toEqual([1, true]);
    expect(said).toContain(`Une autre copie travaille déjà dans ${join(dataDir, dirname(file))} : `);
  },
);

test.each(ports)("a taken port is named with %s, before anything is seeded or built", async (variable) => {
  const other = await listening();
  const port = String(portOf(other));
  const refused = await refusedStart({ [variable]: port });
  other.close();
  expect(refused).toEqual({
    code: 1,
    said: `Le port ${port} est déjà pris : libérez-le, ou choisissez-en un autre avec ${variable}.`,
    left: [],
  });
});

test("a taken port of the browser's tests is named with what moves all of them", async () => {
  const other = await listening();
  vi.stubEnv("E2E_PORT", String(portOf(other) - 1));
  const { startSystem } = await import("../e2e/system.ts");
  await expect(startSystem()).rejects.toThrow(/^Le port \d+ est déjà pris : .* avec E2E_PORT\.$/);
  vi.unstubAllEnvs();
  other.close();
});

test("in a copy where nothing is installed yet, a taken port is named before anything is", async () => {
  for (const file of ["run.mjs", "functions/local/assert-free.mjs", "functions/local/usual-ports.json"])
    cpSync(join(root, file), join(dataDir, "copy", file));
  const other = await listening();
  const port = String(portOf(other));
  const refused = await refusedStart(
    { npm_lifecycle_event: "start", SMTP_PORT: port },
    join(dataDir, "copy/run.mjs"),
  );
  other.close();
  expect(refused).toEqual({
    code: 1,
    said: `Le port ${port} est déjà pris : libérez-le, ou choisissez-en un autre avec SMTP_PORT.`,
    left: ["copy"],
  });
});

test("a laptop without network is not kept waiting for the registry", async () => {
  cpSync(join(root, "run.mjs"), join(dataDir, "run.mjs"));
  cpSync(join(root, "functions/local/assert-free.mjs"), join(dataDir, "functions/local/assert-free.mjs"));
  writeFileSync(join(dataDir, "npx"), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const PATH = `${dataDir}:${process.env.PATH}`;
  const { said } = await refusedStart({ PATH, npm_lifecycle_event: "check" }, join(dataDir, "run.mjs"));
  expect(said).toMatch(/^--yes --prefer-offline pnpm@\S+ run check:run$/);
});

test("where nothing could be installed, it is said what the first start needs", async () => {
  for (const file of ["run.mjs", "functions/local/assert-free.mjs"])
    cpSync(join(root, file), join(dataDir, file));
  writeFileSync(join(dataDir, "npx"), "#!/bin/sh\necho npm error code EAI_AGAIN\nexit 1\n", { mode: 0o755 });
  const PATH = `${dataDir}:${process.env.PATH}`;
  const { code, said } = await refusedStart({ PATH, npm_lifecycle_event: "check" }, join(dataDir, "run.mjs"));
  expect([code, said]).toEqual([
    1,
    "npm error code EAI_AGAIN\nL’installation n’a pas abouti : la première fois, il y faut le réseau et 2 Go de place. Voyez les messages ci-dessus.",
  ]);
});

test.each([
  ["linux", "x64", "18.20.0", "Node 20.0 ou plus récent"],
  ["linux", "x64", "20.0.0", undefined],
  ["linux", "arm64", "22.17.1", "Node 22.18 ou plus récent"],
  ["darwin", "arm64", "20.19.0", "Node 22.18 ou plus récent"],
  ["darwin", "arm64", "24.21.0", undefined],
])("on %s %s with Node %s it is said whether that is enough", async (platform, arch, node, refused) => {
  for (const file of ["run.mjs", "functions/local/assert-free.mjs"])
    cpSync(join(root, file), join(dataDir, file));
  writeFileSync(join(dataDir, "npx"), "#!/bin/sh\necho started\n", { mode: 0o755 });
  const machine = { platform, arch, versions: { ...process.versions, node } };
  const properties = Object.entries(machine).map(([name, value]) => [name, { value }]);
  const script = `Object.defineProperties(process, ${JSON.stringify(Object.fromEntries(properties))})`;
  const { said } = await refusedStart(
    {
      PATH: `${dataDir}:${process.env.PATH}`,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
      npm_lifecycle_event: "check",
    },
    join(dataDir, "run.mjs"),
  );
  expect(said).toBe(
    refused
      ? `${refused} est nécessaire sur cette machine, qui a Node ${node} : https://nodejs.org`
      : "started",
  );
});

test.each([
  ["run.mjs", 0],
  ["the npm that called it", 1],
])("kill -9 of %s stops what was started", async (_, above) => {
  for (const file of ["run.mjs", "functions/local/assert-free.mjs"])
    cpSync(join(root, file), join(dataDir, file));
  const pnpm = 'trap "exec touch stopped" TERM; touch started; for i in $(seq 200); do sleep 0.1; done';
  writeFileSync(join(dataDir, "npx"), `#!/bin/sh\n${pnpm}\n`, { mode: 0o755 });
  const command = [process.execPath, "run.mjs"];
  // A shell that waits for what it calls, as npm does.
  const [program = "", ...rest] = above ? ["sh", "-c", '"$@"; :', "npm", ...command] : command;
  const PATH = `${dataDir}:${process.env.PATH}`;
  const env = { PATH, npm_lifecycle_event: "start", ...nothingHosted };
  const killed = spawn(program, rest, { cwd: dataDir, env });
  const found = (name: string) => expect.poll(() => readdirSync(dataDir)).toContain(name);
  await found("started");
  killed.kill("SIGKILL");
  await found("stopped");
});

test.each([
  ["start", 0],
  ["test", 143],
])("npm %s that is told to stop ends with %i", async (script, code) => {
  for (const file of ["run.mjs", "functions/local/assert-free.mjs"])
    cpSync(join(root, file), join(dataDir, file));
  writeFileSync(join(dataDir, "npx"), "#!/bin/sh\ntouch started; sleep 20\n", { mode: 0o755 });
  const PATH = `${dataDir}:${process.env.PATH}`;
  const env = { PATH, npm_lifecycle_event: script, ...nothingHosted };
  const stopped = spawn(process.execPath, ["run.mjs"], { cwd: dataDir, env });
  await expect.poll(() => readdirSync(dataDir)).toContain("started");
  stopped.kill("SIGTERM");
  expect(await once(stopped, "close")).toEqual([code, null]);
});

test("who stops a start before all is up is told of no failure", async () => {
  const numbers = await freePorts();
  const free = Object.fromEntries(numbers.map((number, index) => [ports[index], number]));
  const child = spawn(process.execPath, [join(import.meta.dirname, "start.ts")], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...nothingHosted, ...free },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  const ended = once(child, "close");
  // The lake is being started, and nothing else is.
  await expect.poll(() => readdirSync(dataDir)).toContain("lake");
  child.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  expect(said.replaceAll(/^.*Content Lake: .*$/gm, "").trim()).toBe("");
});

test("a port given to two services is named with both", async () => {
  const [port = ""] = await freePorts();
  const { code, said } = await refusedStart({ MAIL_PORT: port, SMTP_PORT: port });
  expect(code).toBe(1);
  expect(said).toBe(`MAIL_PORT et SMTP_PORT ont le même port, ${port} : changez l’un des deux.`);
});

test.each([
  ["SITE_PORT", "abc"],
  ["SMTP_PORT", "70000"],
  ["SITE_URL", "ia4school"],
  ["SWEEP_SECONDS", "souvent"],
  ["CONTACT_TO", "l’école"],
])("a wrong %s is named, before anything is seeded or built", async (variable, value) => {
  const { code, said, left } = await refusedStart({ [variable]: value });
  expect(code).toBe(1);
  expect(said).toContain(variable);
  expect(left).toEqual([]);
});

test("an address without https:// is told what an address is", async () => {
  const { code, said } = await refusedStart({ SUPABASE_URL: "abc.supabase.co", SUPABASE_ANON_KEY: "key" });
  expect(code).toBe(1);
  expect(said).toContain("SUPABASE_URL (une adresse qui commence par https:// ou http://)");
});
