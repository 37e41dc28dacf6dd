// Writes the types of the site's queries from the Studio's schema; with --check, fails when they are stale.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const generated = join(import.meta.dirname, "../web/app/content/types.gen.ts");
const before = readFileSync(generated, "utf8");

sanity("schema", "extract", "--path", ".sanity/schema.json", "--enforce-required-fields", "--force");
sanity("typegen", "generate");

if (process.argv.includes("--check") && readFileSync(generated, "utf8") !== before) {
  console.error("web/app/content/types.gen.ts was stale and has been written anew: commit it.");
  process.exitCode = 1;
}

function sanity(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(import.meta.dirname, "node_modules/.bin/sanity"), args, {
    cwd: import.meta.dirname,
    encoding: "utf8",
    env: { ...process.env, DO_NOT_TRACK: "1", NO_COLOR: "1" },
  });
  const errors = `${stdout}${stderr}`.split("\n").filter((line) => line.includes("Error"));
  if (status !== 0 || errors.length > 0) {
    console.error(errors.join("\n") || stderr);
    process.exit(1);
  }
}
