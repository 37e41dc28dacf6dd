import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

const fromHere = createRequire(import.meta.url);
const fromDeno = createRequire(fromHere.resolve("deno/package.json"));

/** The platform's own program: the npm wrapper would leave it orphaned on SIGTERM. */
export function denoBinary(): string {
  const libc = process.platform === "linux" ? "-glibc" : "";
  const name = `@deno/${process.platform}-${process.arch}${libc}`;
  return join(dirname(fromDeno.resolve(`${name}/package.json`)), "deno");
}

/** No network but what a function asks for: packages come from pnpm's node_modules. */
export const denoOffline = ["--node-modules-dir=manual", "--cached-only"];
export const denoPermissions = ["--allow-net", "--allow-env", "--allow-read", "--allow-sys"];

export const denoEnvironment = (dataDir: string) => ({
  DENO_NO_UPDATE_CHECK: "1",
  DENO_DIR: join(dataDir, "deno"),
  DENO_TLS_CA_STORE: "system",
  NO_COLOR: "1",
});

export const functionsFolder = resolve(import.meta.dirname, "../supabase/functions");

/** Every deployable function: a folder with an index.ts, not starting with `_`. */
export const functionNames = () =>
  readdirSync(functionsFolder)
    .filter((name) => !name.startsWith("_") && existsSync(join(functionsFolder, name, "index.ts")))
    .toSorted();

const perCommand: Record<string, string[]> = {
  test: ["--cached-only", ...denoPermissions],
};

/** `node local/deno.ts test|check|lint [options] [files]`: that Deno command on those files, else on every function and _shared. */
if (import.meta.main) {
  const [command = "test", ...options] = process.argv.slice(2);
  const files = options.some((option) => existsSync(option)) ? [] : ["supabase/functions"];
  const { status } = spawnSync(
    denoBinary(),
    [command, "--quiet", ...(perCommand[command] ?? []), ...options, ...files],
    {
      cwd: resolve(import.meta.dirname, ".."),
      env: { ...process.env, ...denoEnvironment(resolve(import.meta.dirname, "../../.data")) },
      stdio: "inherit",
    },
  );
  process.exitCode = status ?? 1;
}
