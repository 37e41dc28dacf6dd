import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

test.each(["lake/ia4school/production/lake.sqlite", "lake/ia4school/hooks.sqlite"])(
  "a developer whose %s was cut reads which folder, and what to do",
  async (file) => {
    const data = mkdtempSync(join(tmpdir(), "local-lake-"));
    onTestFinished(() => rmSync(data, { recursive: true }));
    mkdirSync(join(data, dirname(file)), { recursive: true });
    writeFileSync(join(data, file), "not a database".repeat(100));
    const env = { ...process.env, DATA_DIR: data, LAKE_PORT: "0" };
    const lake = spawn(process.execPath, [join(import.meta.dirname, "localLake.ts")], { env });
    let said = "";
    for (const stream of [lake.stdout, lake.stderr]) stream.on("data", (text) => (said += String(text)));
    const [code] = await once(lake, "close");
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toEqual([
      expect.stringMatching(
        /^Le contenu ne s’ouvre pas : .*ia4school.*file is not a database\. Mettez ce dossier de côté/,
      ),
    ]);
  },
);
