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

  /** Starts it; resolves once it listens. */
  async start(): Promise<void> {
    this.#process = spawn(process.execPath, ["server/main.ts"], {
      cwd: join(import.meta.dirname, ".."),
      env: this.#env,
      stdio: process.env.SHOW_SITE ? "inherit" : "ignore",
    });
    while (!(await fetch(`${this.address}/livez`).catch(() => undefined))) await wait(20);
  }

  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (this.#process?.exitCode !== null || this.#process.signalCode !== null) return;
    const exited = once(this.#process, "exit");
    this.#process.kill(signal);
    await exited;
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
