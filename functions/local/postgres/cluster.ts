import { existsSync } from "node:fs";
import { appendFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Guarded, guarded } from "../guarded.ts";
import { findBinaries, unprivileged } from "./binaries.ts";
import { databaseUrl } from "./database-url.ts";
import { endLeftover } from "./leftover.ts";

const run = promisify(execFile);

/** How often it may end before it takes its first connection: what a killed one left may be ending still. */
const mostEnds = 15;

/** How long it waits before it starts again, in milliseconds: longer each time where it ends as soon as it has begun, as on a full disk. */
const pauses = { shortest: 200, longest: 10_000 };
const asSoon = 2_000;

type Cluster = { stop: () => Promise<void>; pid: () => number | undefined };

/** Postgres 17 on `folder`, created if need be, started again whenever it dies. */
export async function startCluster(
  folder: string,
  port: number,
  log: (line: string) => void,
): Promise<Cluster> {
  const { initdb, postgres } = await findBinaries();
  const prefix = unprivileged();
  await endLeftover(folder);
  if (!existsSync(folder)) await create([...prefix, initdb], folder);

  let current: Guarded | undefined;
  let stopping = false;
  let isReady = false;
  let ends = 0;
  let pause = pauses.shortest;
  const broken = Promise.withResolvers<never>();

  function launch() {
    const flags = [
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      "max_connections=60",
      "shared_buffers=64MB",
      "log_error_verbosity=terse",
    ];
    const command = [
      ...prefix,
      postgres,
      "-D",
      folder,
      "-p",
      String(port),
      ...flags.flatMap((flag) => ["-c", flag]),
    ];
    // On a full disk the database goes on, and says itself what it cannot do.
    const note = (text: string) => void appendFile(`${folder}.log`, text).catch(() => {});
    const begun = Date.now();
    current = guarded(command, { stopSignal: "INT", log: note });
    void current.exited.then(async (code) => {
      if (stopping) return;
      if (!isReady && ++ends === mostEnds) return broken.reject(await whyBroken(folder));
      pause = isReady && Date.now() - begun < asSoon ? Math.min(2 * pause, pauses.longest) : pauses.shortest;
      log(`La base s’est arrêtée (code ${code ?? "signal"}), elle redémarre.`);
      await sleep(pause);
      if (!stopping) launch();
    });
  }
  launch();
  async function stop() {
    stopping = true;
    await current?.stop();
  }
  const refused = async ({ message }: Error) => {
    await stop();
    throw brokenBy(message, folder);
  };
  await Promise.race([ready(port).catch(refused), broken.promise]);
  isReady = true;

  return { pid: () => current?.process.pid, stop };
}

/** What it dies of again and again before it takes a connection, as its log says it. */
async function whyBroken(folder: string) {
  const said = (await readFile(`${folder}.log`, "utf8").catch(() => ""))
    .match(/(?<=(?:FATAL|PANIC|postgres): +)\S.*/g)
    ?.at(-1);
  return brokenBy(said ?? "elle ne dit pas pourquoi", folder);
}

const brokenBy = (said: string, folder: string) =>
  new Error(
    `La base ne démarre pas : ${said} (${folder}.log). « npm run reset » repart de zéro, sans ce qu’elle gardait.`,
  );

/** Made beside and moved into place, so that a killed first start leaves nothing half made. */
async function create(initdb: string[], folder: string) {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(resolve(folder, ".."), { recursive: true });
  const passwordFile = `${folder}.password`;
  await writeFile(passwordFile, "postgres");
  const [command, ...prefix] = initdb;
  const options = [
    "-D",
    draft,
    "--username=supabase_admin",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
  ];
  await run(command!, [...prefix, ...options])
    .catch(({ message }: Error) => {
      if (!/No space left on device/.test(message)) throw new Error(`La base ne se crée pas : ${message}`);
      throw new Error("La base ne se crée pas : le disque est plein. Libérez de la place.");
    })
    .finally(() => rm(passwordFile, { force: true }));
  await rename(draft, folder);
}

/** Postgres's code for a database that takes no connections yet. */
const startingUp = "57P03";

async function ready(port: number) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client(databaseUrl(port, "supabase_admin"));
    client.on("error", () => {});
    try {
      await client.connect();
      await bootstrap(client);
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      const refused = error instanceof pg.DatabaseError && error.code !== startingUp;
      if (refused || Date.now() > deadline) throw error;
      await sleep(30);
    }
  }
}

async function bootstrap(client: pg.Client) {
  const { rowCount } = await client.query("select from pg_roles where rolname = 'authenticator'");
  if (!rowCount) await client.query(`begin; ${await sqlIn("bootstrap.sql")}; commit`);
  await client.query(`begin; ${await sqlIn("auth.sql")}; commit`);
}

const sqlIn = (file: string) => readFile(join(import.meta.dirname, file), "utf8");
