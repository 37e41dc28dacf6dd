import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { dataDir } from "./system.ts";
import { expect, test } from "./test.ts";

/** What a start that cannot succeed says last, and its exit code. */
async function refusedStart(env: Record<string, string | number>) {
  const others = {
    SITE_PORT: 23100,
    STUDIO_PORT: 23101,
    LAKE_PORT: 23102,
    SUPABASE_PORT: 23103,
    DB_PORT: 23104,
    MAIL_PORT: 23105,
  };
  const values = Object.entries({ ...others, ...env }).map(([name, value]) => [name, String(value)]);
  const child = spawn(process.execPath, ["run/start.ts"], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, SANITY_PROJECT_ID: "", SUPABASE_URL: "", ...Object.fromEntries(values) },
  });
  let said = "";
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  const [code] = (await once(child, "close")) as [number];
  return { code, said: said.trim() };
}

test("a second copy over the same data is refused in one sentence", async ({ system }) => {
  expect(system.site).toBeTruthy();
  const { code, said } = await refusedStart({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(said).toBe(
    `Une autre copie travaille déjà dans ${dataDir} : arrêtez-la, ou choisissez un autre dossier avec DATA_DIR.`,
  );
});

test("a taken port is named, with the variable that moves it", async ({ system }) => {
  const taken = new URL(system.studio).port;
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  const { code, said } = await refusedStart({ DATA_DIR: folder, STUDIO_PORT: taken });
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(said).toBe(
    `Le port ${taken} est déjà pris : libérez-le, ou choisissez-en un autre avec STUDIO_PORT.`,
  );
});

test("a variable that makes no sense is named", async () => {
  const { code, said } = await refusedStart({ SITE_PORT: "abc" });
  expect(code).toBe(1);
  expect(said).toContain("SITE_PORT (un port entre 1 et 65535)");
});
