import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { freePort } from "functions/ports";
import { expect, onTestFinished, test } from "vitest";

async function startLake(variables: Record<string, string>) {
  const data = mkdtempSync(join(tmpdir(), "local-lake-"));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const env = { ...process.env, DATA_DIR: data, LAKE_PORT: String(await freePort()), ...variables };
  return { data, start: () => spawn(process.execPath, [join(import.meta.dirname, "localLake.ts")], { env }) };
}

test("an empty variable is one that is not set: who sits at the usual Studio is signed in", async () => {
  const lake = (await startLake({ STUDIO_PORT: "" })).start();
  const ended = once(lake, "close");
  onTestFinished(async () => {
    lake.kill();
    await ended;
  });
  const [said] = await once(lake.stdout, "data");
  const url = /http:\S+/.exec(String(said))?.[0].replace("localhost", "127.0.0.1");
  const answer = await fetch(`${url}/v1/users/me`, { headers: { origin: "http://localhost:3333" } });
  expect(await answer.json()).toMatchObject({ id: "redaction" });
});

test.each(["lake/ia4school/production/lake.sqlite", "lake/ia4school/hooks.sqlite"])(
  "a developer whose %s was cut reads which folder, and what to do",
  async (file) => {
    const { data, start } = await startLake({});
    mkdirSync(join(data, dirname(file)), { recursive: true });
    writeFileSync(join(data, file), "not a database".repeat(100));
    const lake = start();
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
