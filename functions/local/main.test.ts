import { existsSync } from "node:fs";
import { glob, mkdir, mkdtemp, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AddressInfo, createServer } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { registrationRow } from "../supabase/functions/_shared/contact.ts";
import { someContact } from "./testing/contact.ts";
import { startSystem, type System } from "./testing/system.ts";
import { kill } from "./torture/outbox-target.ts";

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    // A zombie is dead, only not yet reaped by whoever inherited it.
    return !(existsSync(`/proc/${pid}`) && process.platform === "linux" && zombie(pid));
  } catch {
    return false;
  }
};
const zombie = (pid: number) => {
  const status = process.getBuiltinModule("node:fs").readFileSync(`/proc/${pid}/stat`, "utf8");
  return / Z /.test(status.slice(status.lastIndexOf(")")));
};
const pidsOf = async (system: System) => Object.values((await system.health())!.pids);
const storeIn = (system: System) =>
  system.anon().from("registrations").insert(registrationRow(someContact()));
const storedIn = async (system: System) =>
  (await system.service().from("registrations").select("id")).data?.length;
const temporaryFolder = () => mkdtemp(join(tmpdir(), "functions-"));

describe("a developer who starts the system", () => {
  test("and stops it finds no process left; on the next start what was stored, though another program has the database's process id since a power cut; and with the database's files cut short, what to do", async () => {
    const system = await startSystem({ DATA_DIR: await temporaryFolder() });
    onTestFinished(() => system.stop());
    await storeIn(system);
    const left = await pidsOf(system);
    await system.interrupt();
    expect([system.exitCode(), left.filter(isAlive)]).toEqual([0, []]);

    await writeFile(`${system.dataDir}/postgres/postmaster.pid`, `${process.pid}\n`);
    await system.start();
    expect(await storedIn(system)).toBe(1);
    expect(await readFile(`${system.dataDir}/postgres/PG_VERSION`, "utf8")).toBe("17\n");
    await system.interrupt();

    for await (const file of glob(`${system.dataDir}/postgres/base/*/pg_filenode.map`))
      await truncate(file, 100);
    await expect(system.start()).rejects.toThrow(/La base ne démarre pas : .*npm run reset/);
  });

  test("on a taken port is told which, and which variable moves it", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    await expect(startSystem({ SUPABASE_PORT: String(port) })).rejects.toThrow(
      new RegExp(`Le port ${port} est déjà pris.*SUPABASE_PORT`),
    );
    other.close();
  });

  test("on a database that is broken is told what it died of", async () => {
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, "postgres"));
    const started = startSystem({ DATA_DIR: dataDir });
    await expect(started).rejects.toThrow(
      /La base ne démarre pas : could not access the server configuration file/,
    );
    await rm(dataDir, { recursive: true });
  });

  test("where the database's log cannot be written, as on a full disk, has everything but that", async () => {
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, "postgres.log"));
    const system = await startSystem({ DATA_DIR: dataDir });
    onTestFinished(() => system.stop());
    expect((await storeIn(system)).status).toBe(201);
  });

  test("with a wrong variable is told which", async () => {
    await expect(startSystem({ DB_PORT: "abc" })).rejects.toThrow(
      /Variable d’environnement incorrecte : DB_PORT/,
    );
  });
});

describe("a system that runs", () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.stop());
  const store = () => storeIn(system);

  test("goes on working when it is started twice on its folder, and the second is told so", async () => {
    await expect(startSystem({ DATA_DIR: system.dataDir })).rejects.toThrow("Une autre copie travaille déjà");
    expect((await store()).status).toBe(201);
  });

  test("and is lost to kill -9 ends by itself in all its parts, and starts again where it was", async () => {
    await store();
    const stored = await storedIn(system);
    const orphans = await pidsOf(system);
    await system.kill();
    await system.start();
    expect(await storedIn(system)).toBe(stored);
    await expect.poll(() => orphans.filter(isAlive)).toEqual([]);
  });

  test("without Postgres, which was killed, says 503 and that it is not ready; the next request is stored, and it is ready", async () => {
    const folder = `${system.dataDir}/postgres`;
    const health = () => fetch(`${system.url}/healthz`);
    await rename(folder, `${folder}.away`);
    kill((await system.health())!.pids["database"]);
    await expect.poll(async () => (await health()).status).toBe(503);
    expect((await store()).status).toBe(503);
    await rename(`${folder}.away`, folder);
    const statuses = new Set<number>();
    const stored = async () => {
      const { status } = await store();
      statuses.add(status);
      return status;
    };
    await expect.poll(stored).toBe(201);
    expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect(await (await health()).json()).toMatchObject({ ready: true, mails: { late: 0 } });
  });

  test("without a function, which was killed, says 502 or 503, and the function comes back", async () => {
    const statuses = new Set<number | undefined>();
    const call = async () => {
      const { response } = await system
        .anon()
        .functions.invoke("send-contact-email", { body: someContact() });
      statuses.add(response?.status);
      return response?.status;
    };
    const callKilled = async () => {
      kill((await system.health())!.pids["send-contact-email"]);
      return call();
    };
    await expect.poll(callKilled).toBeOneOf([502, 503]);
    await expect.poll(call).toBe(202);
    expect([...statuses].filter((status) => ![202, 502, 503].includes(status!))).toEqual([]);
  });
});
