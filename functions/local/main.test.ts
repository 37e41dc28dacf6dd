import { existsSync } from "node:fs";
import { glob, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:net";
import { once } from "node:events";
import { afterEach, describe, expect, test } from "vitest";
import { registrationRow } from "../supabase/functions/_shared/contact.ts";
import { freePort } from "./ports.ts";
import { someContact } from "./testing/contact.ts";
import { startSystem, type System } from "./testing/system.ts";

let system: System | undefined;
afterEach(async () => {
  await system?.stop();
  system = undefined;
});

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
const pids = async () => Object.values((await system!.health())!.pids);
const store = () => system!.anon().from("registrations").insert(registrationRow(someContact()));
const storedCount = async () => (await system!.service().from("registrations").select("id")).data?.length;

describe("a developer who starts the system", () => {
  test("and stops it finds no process left, and what was stored on the next start", async () => {
    system = await startSystem();
    await store();
    const left = await pids();
    await system.interrupt();
    expect([system.exitCode(), left.filter(isAlive)]).toEqual([0, []]);
    await system.start();
    expect(await storedCount()).toBe(1);
    expect(await readFile(`${system.dataDir}/postgres/PG_VERSION`, "utf8")).toBe("17\n");
  });

  test("has its site ask on connections that are kept for longer than the site keeps them", async () => {
    system = await startSystem();
    const { headers } = await fetch(`${system.url}/healthz`);
    expect(headers.get("keep-alive")).toBe("timeout=75");
  });

  test("and loses it to kill -9 sees the rest end by itself, and starts again where it was", async () => {
    system = await startSystem();
    await store();
    const orphans = await pids();
    await system.kill();
    await system.start();
    expect(await storedCount()).toBe(1);
    await expect.poll(() => orphans.filter(isAlive)).toEqual([]);
  });

  test.each(["SUPABASE_PORT", "DB_PORT", "MAIL_PORT", "SMTP_PORT"])(
    "on a taken port is told which, and that %s moves it",
    async (variable) => {
      const port = await freePort();
      const other = createServer().listen(port, "127.0.0.1");
      await once(other, "listening");
      await expect(startSystem({ [variable]: String(port) })).rejects.toThrow(
        new RegExp(`Le port ${port} est déjà pris.*${variable}`),
      );
      other.close();
    },
  );

  test("twice on the same folder is told that another copy is at work, which goes on working", async () => {
    system = await startSystem();
    await expect(startSystem({ DATA_DIR: system.dataDir })).rejects.toThrow("Une autre copie travaille déjà");
    expect((await store()).status).toBe(201);
  });

  test("on a database that is broken is told what it died of", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "broken-"));
    await mkdir(join(dataDir, "postgres"));
    const started = startSystem({ DATA_DIR: dataDir });
    await expect(started).rejects.toThrow(
      /La base ne démarre pas : could not access the server configuration file/,
    );
    await rm(dataDir, { recursive: true });
  });

  test("after a power cut, when another program has the process id that the database had, finds what was stored", async () => {
    system = await startSystem();
    await store();
    await system.interrupt();
    await writeFile(`${system.dataDir}/postgres/postmaster.pid`, `${process.pid}\n`);
    await system.start();
    expect(await storedCount()).toBe(1);
  });

  test("where the database's log cannot be written, as on a full disk, has everything but that", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "no-log-"));
    await mkdir(join(dataDir, "postgres.log"));
    system = await startSystem({ DATA_DIR: dataDir });
    expect((await store()).status).toBe(201);
  });

  test("on a database whose files are cut short is told so, and what to do", async () => {
    system = await startSystem();
    await system.interrupt();
    const { dataDir } = system;
    for await (const file of glob(`${dataDir}/postgres/base/*/pg_filenode.map`)) await truncate(file, 100);
    await expect(system.start()).rejects.toThrow(/La base ne démarre pas : .*npm run reset/);
  });

  test("with a wrong variable is told which", async () => {
    await expect(startSystem({ DB_PORT: "abc" })).rejects.toThrow(
      /Variable d’environnement incorrecte : DB_PORT/,
    );
  });

  test("reads what was sent in the mailbox", async () => {
    system = await startSystem();
    const contact = someContact();
    await system.anon().from("registrations").insert(registrationRow(contact));
    await system.anon().functions.invoke("send-contact-email", { body: contact });
    const subjects = async () =>
      ((await (await fetch(`${system!.mailboxUrl}/api/email`)).json()) as { subject: string }[])
        .map(({ subject }) => subject)
        .toSorted();
    await expect
      .poll(subjects)
      .toEqual([
        "Nous avons bien reçu votre message",
        "Nouvelle demande (école, enseignant, élève ou parent)\u00a0: Amélie Van den Berg-O’Neill",
      ]);
  });
});

describe("a process that is killed", () => {
  test("Postgres: the gateway says 503 and that it is not ready meanwhile; the next request is stored, and it is ready", async () => {
    system = await startSystem();
    await store();
    process.kill((await system.health())!.pids["database"]!, "SIGKILL");
    const health = () => fetch(`${system!.url}/healthz`);
    await expect.poll(async () => (await health()).status, { interval: 10 }).toBe(503);
    const answers = new Map<number, unknown>();
    await expect
      .poll(
        async () => {
          const { status, error } = await store();
          answers.set(status, error);
          return status;
        },
        { interval: 20 },
      )
      .toBe(201);
    expect([...answers].filter(([status]) => ![201, 503].includes(status))).toEqual([]);
    expect(await (await health()).json()).toMatchObject({ ready: true, mails: { late: 0 } });
  });

  test("a function: the gateway says 502 or 503 in JSON meanwhile, and the function comes back", async () => {
    system = await startSystem();
    process.kill((await system.health())!.pids["send-contact-email"]!, "SIGKILL");
    const statuses = new Set<number>();
    await expect
      .poll(
        async () => {
          const { response } = await system!
            .anon()
            .functions.invoke("send-contact-email", { body: someContact() });
          statuses.add(response?.status ?? 0);
          return response?.status;
        },
        { interval: 20 },
      )
      .toBe(202);
    expect([...statuses].filter((status) => ![202, 502, 503].includes(status))).toEqual([]);
  });
});
