import { spawn } from "node:child_process";

/** Runs a command to its end, showing what it prints. */
export function runShown([program = "", ...rest]: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, { stdio: ["ignore", "inherit", "inherit"], env });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${rest[0] ?? program} a échoué (code ${code}).`)),
    );
  });
}
