import { setTimeout as wait } from "node:timers/promises";

import { type Guarded, guarded } from "functions/guarded";

import type { Service } from "./services.ts";

/** When a service ends more often than this in a minute, everything stops. */
const restartLimit = 5;

/** Starts services, starts again one that dies, and stops them all, the last started first. */
export class Supervisor {
  readonly #running: { service: Service; process: Guarded }[] = [];
  readonly #deaths = new Map<string, number[]>();
  readonly #patience: number;
  #stopping = false;
  /** Called when a service cannot be kept running. */
  onGiveUp: (reason: string) => void = () => {};

  /** @param patience how often who waits for a start is told so, in milliseconds: how long it takes is the machine's affair. */
  constructor(patience = 60_000) {
    this.#patience = patience;
  }

  /** Resolves when the service answers; never, where all is stopped before. @throws Error naming the service when it ends by itself. */
  async start(service: Service): Promise<void> {
    const process = this.#spawn(service);
    const ended = process.exited.then((code) => {
      if (this.#stopping) return new Promise<never>(() => {});
      throw new Error(`${service.title} n’a pas démarré (code ${code}).`);
    });
    const settled = new AbortController();
    await Promise.race([ended, this.#answers(service, settled.signal)]).finally(() => settled.abort());
    void process.exited.then(() => this.#died(service));
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    for (const { process } of this.#running.splice(0).toReversed()) await process.stop();
  }

  async #answers({ name, title, ready }: Service, settled: AbortSignal): Promise<void> {
    for (let told = Date.now(); !settled.aborted && !(await isReady(ready)); await wait(100)) {
      if (Date.now() - told < this.#patience) continue;
      told = Date.now();
      print(name, `${title} ne répond pas encore sur ${ready} : on attend. Ctrl-C arrête tout.`);
    }
  }

  #spawn(service: Service): Guarded {
    const process = guarded(service.command, {
      stopSignal: "TERM",
      cwd: service.folder,
      env: service.env,
      log: (text) => print(service.name, text),
    });
    this.#running.push({ service, process });
    return process;
  }

  #died(service: Service): void {
    if (this.#stopping) return;
    const now = Date.now();
    const recent = [...(this.#deaths.get(service.name) ?? []), now].filter((time) => now - time < 60_000);
    this.#deaths.set(service.name, recent);
    if (recent.length > restartLimit)
      return this.onGiveUp(`${service.title} s’arrête sans cesse : voyez les messages ci-dessus.`);
    print(service.name, "s’est arrêté, redémarrage…");
    const index = this.#running.findIndex((running) => running.service === service);
    this.#running.splice(index, 1);
    void this.#spawn(service).exited.then(() => this.#died(service));
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // Not listening yet.
    return false;
  }
}

function print(name: string, text: string): void {
  for (const line of text.split("\n")) {
    if (line.trim()) console.log(`\x1b[2m${name.padEnd(8)}\x1b[0m ${line.trimEnd()}`);
  }
}
