import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createClient } from "@sanity/client";
import { createLake } from "./createLake.ts";
import { apiVersion, temporaryFolder, testLake } from "./testLake.ts";

const clientOf = (url: string) =>
  createClient({
    projectId: "local",
    dataset: "production",
    apiVersion,
    apiHost: url.replace("localhost", "127.0.0.1"),
    useProjectHostname: false,
    useCdn: false,
    perspective: "raw",
  });

test.each(["--help", "exec", "exec --help"])("lake %s says what it takes", async (parts) => {
  const command = [join(import.meta.dirname, "main.ts"), ...parts.split(" ")];
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  expect(await once(child, "close")).toEqual([0, null]);
  expect(said).toMatch(/lake exec -- .*LAKE_URL[^]*SANITY_AUTH_TOKEN/);
});

test.each([
  ["--nope", /^lake: Unknown option '--nope'/],
  ["--port abc --token a==administrator", /^lake: port: .*NaN\n$/],
  ["--port TAKEN", /^lake: Port \d+ is taken: give another by --port or LAKE_PORT\n$/],
  ["exec -- no-such-command", /^lake: .*no-such-command ENOENT\n$/],
])("lake %s says in one line what is wrong", async (parts, reason) => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const command = [join(import.meta.dirname, "main.ts"), ...parts.replace("TAKEN", String(port)).split(" ")];
  const child = spawn(process.execPath, command, { stdio: ["ignore", "inherit", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  expect(await once(child, "close")).toEqual([1, null]);
  expect(said).toMatch(reason);
});

/** Runs the command `lake` until it says where it listens. */
async function run(...options: string[]): Promise<{ process: ChildProcess; url: string }> {
  const command = [join(import.meta.dirname, "main.ts"), "--open", "--port", "0", ...options];
  const child = spawn(process.execPath, command, {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  for await (const chunk of child.stdout) {
    const url = /http:\S+/.exec(String(chunk))?.[0];
    if (url) return { process: child, url };
  }
  throw new Error("The lake did not start");
}

test("what was acknowledged is there after the lake was killed", async () => {
  const dataDir = temporaryFolder();
  const first = await run("--data", dataDir);
  const client = clientOf(first.url);
  const acknowledged: string[] = [];
  const writing = (async () => {
    for (let n = 0; n < 10_000; n++)
      acknowledged.push((await client.create({ _id: `d${n}`, _type: "page", n }))._id);
  })().catch(() => {});
  await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(100);
  first.process.kill("SIGKILL");
  await writing;

  const second = await run("--data", dataDir);
  const stored = new Set(await clientOf(second.url).fetch<string[]>("*[]._id"));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

test.for(["SIGINT", "SIGTERM"] as const)(
  "%s ends the lake at once, even while someone listens",
  async (signal) => {
    const lake = await run("--data", temporaryFolder());
    const answer = await fetch(
      `${lake.url.replace("localhost", "127.0.0.1")}/v1/data/listen/production?query=*`,
    );
    expect(answer.status).toBe(200);
    lake.process.kill(signal);
    const [code] = await once(lake.process, "exit");
    expect(code).toBe(0);
  },
);

test.for(["SIGHUP", "SIGKILL"] as const)(
  "of a lake in memory nothing is left after %s, once another starts",
  async (signal) => {
    const { process: lake } = await run();
    const left = () =>
      ["/dev/shm", tmpdir()].flatMap((place) => globSync(join(place, `lake-*-${lake.pid}-*`)));
    expect(left()).toHaveLength(1);
    lake.kill(signal);
    await once(lake, "exit");
    await testLake();
    expect(left()).toEqual([]);
  },
);

test("the lake says it is ready at /healthz", async () => {
  const { url } = await testLake();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test("a port that is taken is reported as such", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const starting = createLake({ port });
  await expect(starting).rejects.toMatchObject({ code: "EADDRINUSE" });
});

test("a second lake on the same folder is refused", async () => {
  const data = temporaryFolder();
  await testLake({ data });
  await expect(createLake({ project: "test", data })).rejects.toThrow("Another lake is using");
});
