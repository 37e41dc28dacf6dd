import { setTimeout as wait } from "node:timers/promises";

import { type Guarded, guarded } from "functions/guarded";

import type { Service } from "./services.ts";

const startLimit = 120_000;
/** When a service ends more often than this in a minute, everything stops. */
const restartLimit = 5;

/** Starts services, starts again one that dies, and stops them all, the last started first. */
export class Supervisor {
  readonly #running: { service: Service; process: Guarded }[] = [];
  readonly #deaths = new Map<string, number[]>();
  #stopping = false;
  /** Called when a service cannot be kept running. */
  onGiveUp: (reason: string) => void = () => {};

  /** Resolves when the service answers. @throws Error naming the service when it does not. */
  async start(service: Service): Promise<void> {
    const process = this.#spawn(service);
    const ended = process.exited.then((code) => {
      throw new Error(`${service.title} n’a pas démarré (code ${code}).`);
    });
    await Promise.race([ended, answers(service)]);
    void process.exited.then(() => this.#died(service));
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    for (const { process } of this.#running.splice(0).toReversed()) await process.stop();
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

async function answers(service: Service): Promise<void> {
  const deadline = Date.now() + startLimit;
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(service.ready, { signal: AbortSignal.timeout(5_000) });
      await answer.arrayBuffer();
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    await wait(100);
  }
  throw new Error(`${service.title} ne répond pas sur ${service.ready}.`);
}

function print(name: string, text: string): void {
  for (const line of text.split("\n")) {
    if (line.trim()) console.log(`\x1b[2m${name.padEnd(8)}\x1b[0m ${line.trimEnd()}`);
  }
}
