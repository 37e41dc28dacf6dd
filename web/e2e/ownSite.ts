import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { nothingHosted } from "functions/nothing-hosted";

/** A site's server over a lake of one's choice, beside the system. */
export class OwnSite {
  readonly address: string;
  readonly dataDir = mkdtempSync(join(tmpdir(), "site-"));
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  constructor(port: number, lakePort: number, env: NodeJS.ProcessEnv = {}) {
    this.address = `http://localhost:${port}`;
    this.#env = {
      ...process.env,
      ...nothingHosted,
      NODE_ENV: "production",
      DATA_DIR: this.dataDir,
      // As where it is started for good: it starts sooner the second time.
      NODE_COMPILE_CACHE: join(this.dataDir, "compiled"),
      SITE_PORT: String(port),
      LAKE_PORT: String(lakePort),
      ...env,
    };
  }

  /** Starts it; resolves once it listens, and throws what it printed when it ends before. */
  async start(): Promise<void> {
    if (await this.#lives()) throw new Error(`${this.address} is another run's: end that one.`);
    const child = spawn(process.execPath, ["server/main.ts"], {
      cwd: join(import.meta.dirname, ".."),
      env: this.#env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = child;
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => (printed += String(chunk)));
    const ended = once(child, "close").then(() => Promise.reject(new Error(printed)));
    // Unless it is waited for, it may end.
    ended.catch(() => {});
    while (!(await Promise.race([this.#lives(), ended]))) await wait(20);
  }

  async #lives(): Promise<boolean> {
    const answer = await fetch(`${this.address}/livez`).catch(() => undefined);
    return answer !== undefined;
  }

  /** @returns the status it ends with; none after a signal that kills it, nor where it had ended. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | undefined> {
    if (this.#process?.exitCode !== null || this.#process.signalCode !== null) return undefined;
    const exited = once(this.#process, "exit");
    this.#process.kill(signal);
    const [status] = (await exited) as [number | null];
    return status ?? undefined;
  }

  /** Stops it and takes away what it wrote. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** A page's status and text; a status of 0 without an answer. */
  async get(path: string): Promise<{ status: number; text: string }> {
    const answer = await fetch(this.address + path).catch(() => undefined);
    return { status: answer?.status ?? 0, text: (await answer?.text()) ?? "" };
  }
}
