import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "./ports.ts";
import { findBinaries, unprivileged } from "./postgres/binaries.ts";
import { startCluster } from "./postgres/cluster.ts";

vi.mock("./postgres/binaries.ts", { spy: true });

test("a database that ends as soon as it has begun is started again, each time after a longer pause", async () => {
  const parent = mkdtempSync(join(tmpdir(), "cluster-"));
  const folder = join(parent, "db");
  const ended: number[] = [];
  const cluster = await startCluster(folder, await freePort(), () => ended.push(performance.now()));
  onTestFinished(async () => {
    await cluster.stop();
    rmSync(parent, { recursive: true, force: true });
  });

  const configuration = join(folder, "postgresql.conf");
  renameSync(configuration, `${configuration}.away`);
  process.kill(-cluster.pid()!, "SIGKILL");
  await expect.poll(() => ended.length, { timeout: 60_000 }).toBe(6);
  const [first, ...gaps] = ended.slice(1).map((at, before) => at - ended[before]!);
  expect(gaps.at(-1)).toBeGreaterThan(2 * first!);

  renameSync(`${configuration}.away`, configuration);
});

test("a database that finds no room to be made says so in a sentence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "full-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const initdb = join(folder, "initdb");
  const said = 'FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device';
  writeFileSync(initdb, `#!/bin/sh\necho '${said}' >&2\nexit 1\n`, { mode: 0o755 });
  vi.mocked(findBinaries).mockResolvedValueOnce({ initdb, postgres: "" });
  vi.mocked(unprivileged).mockReturnValueOnce([]);
  await expect(startCluster(join(folder, "postgres"), 1, () => {})).rejects.toThrow(
    "La base ne se crée pas : le disque est plein. Libérez de la place.",
  );
});
