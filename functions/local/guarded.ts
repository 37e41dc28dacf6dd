import { type ChildProcess, spawn } from "node:child_process";

export type Guarded = {
  process: ChildProcess;
  exited: Promise<number | null>;
  /** Sends the stop signal, then SIGKILL after `patience` ms. */
  stop: (patience?: number) => Promise<void>;
};

// A watcher blocks on a pipe only this process holds open: when this process dies, even of SIGKILL,
// the pipe ends and the command is told to stop. `exec` keeps the pid, so signals reach the command.
const script =
  'signal=$1; shift; exec 3<&0; (cat <&3; kill -s "$signal" $$) >/dev/null 2>&1 & exec "$@" 3<&- </dev/null';

/** Starts a command that cannot outlive this process, in a group of its own so that Ctrl-C is ours to handle. */
export function guarded(
  command: string[],
  options: { stopSignal: "INT" | "TERM"; cwd?: string; env?: NodeJS.ProcessEnv; log: (text: string) => void },
): Guarded {
  const child = spawn("sh", ["-c", script, "guard", options.stopSignal, ...command], {
    detached: true,
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin?.on("error", () => {});
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", options.log);

  const exited = new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(127));
    child.once("exit", (code) => {
      child.stdin?.destroy();
      resolve(code);
    });
  });

  async function stop(patience = 10_000) {
    child.kill(`SIG${options.stopSignal}`);
    const timer = setTimeout(() => child.kill("SIGKILL"), patience);
    await exited;
    clearTimeout(timer);
  }
  return { process: child, exited, stop };
}
