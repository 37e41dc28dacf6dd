import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder, testLake } from "./testLake.ts";

const lakeCommand = join(import.meta.dirname, "main.ts");
const modules = join(import.meta.dirname, "../node_modules");

/** Where Sanity's command finds a project. */
function studioFolder(api: { projectId: string; dataset: string }) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(modules, "@sanity"), join(folder, "node_modules/@sanity"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "sanity.cli.js"), `export default { api: ${JSON.stringify(api)} };`);
  // An import leaves what it unpacked.
  return { folder, env: { ...process.env, TMPDIR: folder, DO_NOT_TRACK: "1" } };
}

/** What a dataset holds, but for what an import cannot keep, hosted or here. */
async function contentOf(client: SanityClient) {
  const documents = await client.fetch<Array<Record<string, unknown>>>("* | order(_id)");
  const dataset = String(client.config().dataset);
  return documents.map(({ _rev, _updatedAt, _createdAt, ...document }) => {
    const isUpload = String(document._type).startsWith("sanity.");
    const kept = { ...document, ...(!isUpload && { _createdAt }) };
    return JSON.parse(JSON.stringify(kept).replaceAll(`/${dataset}/`, "/dataset/"));
  });
}

test(
  "what Sanity's command exports it imports again, the same, pictures included",
  { timeout: 180_000 },
  async () => {
    const lake = await testLake({
      access: "tokens",
      tokens: { t: "administrator" },
      datasets: ["one", "two"],
    });
    const client = lake.clientOf({ token: "t" });
    const asset = async (kind: "image" | "file", bytes: string) => {
      const { _id } = await client.assets.upload(kind, Buffer.from(bytes), { filename: `a.${kind}` });
      return { _type: kind, asset: { _type: "reference", _ref: _id } };
    };
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>';
    const picture = await asset("image", svg);
    await client.create({ _id: "page", _type: "page", picture, file: await asset("file", "hello") });
    await client.create({ _id: "drafts.b", _type: "page", ref: { _type: "reference", _ref: "page" } });

    const { folder, env } = studioFolder({ projectId: "test", dataset: "one" });
    Object.assign(env, { LAKE_URL: lake.clientConfig.apiHost, SANITY_AUTH_TOKEN: "t" });
    async function sanity(...parts: string[]) {
      const command = [lakeCommand, "exec", "--", join(modules, ".bin/sanity"), "dataset", ...parts];
      const child = spawn(process.execPath, command, { cwd: folder, env, stdio: "ignore" });
      const [code] = await once(child, "exit");
      return [parts.join(" "), code];
    }
    const two = client.withConfig({ dataset: "two" });
    for (const parts of [
      ["export", "one", "all.tar.gz"],
      ["import", "all.tar.gz", "--dataset", "two"],
      ["import", "all.tar.gz", "--dataset", "two", "--replace"],
    ]) {
      expect(await sanity(...parts)).toEqual([parts.join(" "), 0]);
    }
    expect(await contentOf(two)).toEqual(await contentOf(client));
  },
);

test(
  "the first two lines of the README serve a lake and import what was exported into it",
  { timeout: 180_000 },
  async () => {
    const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
    const [serving = "", importing = ""] = /```sh\n(.+)\n(.+)\n```/.exec(readme)?.slice(1) ?? [];
    const { folder, env } = studioFolder({ projectId: "abc123", dataset: "production" });
    mkdirSync(join(folder, "backup"));
    writeFileSync(join(folder, "backup/data.ndjson"), '{"_id":"page","_type":"page"}\n');
    execFileSync("tar", ["-czf", "backup.tar.gz", "backup"], { cwd: folder });
    const bin = join(folder, "bin");
    mkdirSync(bin);
    writeFileSync(join(bin, "lake"), `#!/bin/sh\nexec "${process.execPath}" "${lakeCommand}" "$@"\n`, {
      mode: 0o755,
    });
    const PATH = [bin, join(modules, ".bin"), process.env.PATH].join(":");
    const run = (line: string, more: object, stdout: "pipe" | "ignore") =>
      spawn(`exec ${line}`, {
        shell: true,
        cwd: folder,
        env: { ...env, PATH, ...more },
        stdio: ["ignore", stdout, "ignore"],
      });

    const lake = run(serving, { LAKE_PORT: "0" }, "pipe");
    onTestFinished(() => void lake.kill("SIGKILL"));
    const [said] = (await once(lake.stdout!, "data")) as [Buffer];
    const port = /localhost:(\d+)/.exec(String(said))?.[1];
    const apiHost = `http://127.0.0.1:${port}`;
    const [code] = await once(run(importing, { LAKE_URL: apiHost }, "ignore"), "exit");
    expect(code).toBe(0);
    const stored = await fetch(`${apiHost}/v2025-02-19/data/query/production?query=*[]._id`);
    expect(await stored.json()).toMatchObject({ result: ["page"] });
  },
);
