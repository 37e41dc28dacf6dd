import { once } from "node:events";
import { createConnection } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  denoBinary,
  denoEnvironment,
  denoOffline,
  denoPermissions,
  functionNames,
  functionsFolder,
} from "./deno.ts";
import { type Guarded, guarded } from "./guarded.ts";
import { freePort } from "./ports.ts";

export type FunctionProcesses = {
  names: string[];
  /** Where a function listens right now; undefined while it is down or unknown. */
  addressOf: (name: string) => string | undefined;
  pids: () => Record<string, number | undefined>;
  stop: () => Promise<void>;
};

/** After so long without an answer a function is said not to start, in milliseconds; it is listened for all the same. */
const patience = 30_000;

type Running = { port: number; up: boolean; child: Guarded };

/** One Deno process per folder of supabase/functions, started again when it dies. */
export async function startFunctionProcesses(options: {
  dataDir: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}): Promise<FunctionProcesses> {
  const names = functionNames();
  const running = new Map<string, Running>();
  let stopping = false;

  async function launch(name: string) {
    const port = await freePort();
    const folder = join(functionsFolder, name);
    const command = [
      denoBinary(),
      "run",
      "--quiet",
      ...denoOffline,
      ...denoPermissions,
      "--config",
      join(folder, "deno.json"),
      join(folder, "index.ts"),
    ];
    const child = guarded(command, {
      stopSignal: "TERM",
      env: {
        ...options.env,
        ...denoEnvironment(options.dataDir),
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      },
      log: (text) => options.log(text.trimEnd().replace(/^/gm, `[${name}] `)),
    });
    const entry: Running = { port, up: false, child };
    running.set(name, entry);
    const state = { exited: false };
    void child.exited.then(() => {
      entry.up = false;
      state.exited = true;
    });
    const answering = async () => {
      while (!state.exited && !(await answers(port))) await sleep(20);
      entry.up = !state.exited;
    };
    await Promise.race([answering(), sleep(patience, undefined, { ref: false })]);
    if (!entry.up && !stopping)
      options.log(`La fonction ${name} ne démarre pas : voir le message ci-dessus.`);
    return child;
  }

  /** Waits longer after each quick death, so that a broken function does not burn a core. */
  async function keepRunning(name: string, child: Guarded) {
    let pause = 100;
    for (let current = child; ;) {
      const since = Date.now();
      await current.exited;
      if (stopping) return;
      pause = Date.now() - since > 10_000 ? 100 : Math.min(pause * 2, 10_000);
      options.log(`La fonction ${name} s’est arrêtée, elle redémarre.`);
      await sleep(pause);
      if (stopping) return;
      current = await launch(name);
    }
  }

  await Promise.all(names.map(async (name) => void keepRunning(name, await launch(name))));

  return {
    names,
    addressOf: (name) => {
      const entry = running.get(name);
      return entry?.up ? `http://127.0.0.1:${entry.port}` : undefined;
    },
    pids: () => Object.fromEntries([...running].map(([name, { child }]) => [name, child.process.pid])),
    stop: async () => {
      stopping = true;
      await Promise.all([...running.values()].map((entry) => entry.child.stop(5_000)));
    },
  };
}

async function answers(port: number) {
  const socket = createConnection(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
