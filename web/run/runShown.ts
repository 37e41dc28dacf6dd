import { once } from "node:events";

import { guarded } from "functions/guarded";

/** Runs a command to its end, showing what it prints. */
export async function runShown(command: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const log = (text: string) => process.stdout.write(text);
  const { process: child } = guarded(command, { stopSignal: "TERM", env, log });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${command[1] ?? command[0]} a échoué (code ${code}).`);
}
